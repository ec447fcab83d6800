import { generate } from 'lean-qr';

/** The rim that scanners need around it. */
const RIM = 4;

/** An address to be scanned: dark on light in every theme, or scanners would not know it. */
export function Qr({ address, label }: { readonly address: string; readonly label: string }) {
  const code = generate(address);
  const size = code.size + 2 * RIM;
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + RIM} ${y + RIM}h1v1h-1z`;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path class="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-ink" d={path} />
    </svg>
  );
}
