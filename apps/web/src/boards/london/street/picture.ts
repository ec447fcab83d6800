/** What of a drawing's looks is written into it, so that it can stand alone. */
const SHAPES = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'];
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  path: SHAPES,
  circle: SHAPES,
  text: ['fill', 'font-family', 'font-size', 'font-weight', 'text-anchor'],
};

/** The drawing as a file of its own. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  svg.querySelectorAll('*').forEach((element, i) => {
    const looks = getComputedStyle(element);
    const target = copies[i];
    if (!target) return;
    for (const look of LOOKS[element.localName] ?? [])
      target.setAttribute(look, looks.getPropertyValue(look));
    target.removeAttribute('class');
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

const SHARPNESS = 2;

/** The drawing as pixels. */
export async function pixels(svg: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}
