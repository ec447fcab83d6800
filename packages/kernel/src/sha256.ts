// FIPS 180-4. Here because the engine has no dependencies and browsers offer a hash only asynchronously
// and only on secure pages, while a table on a home network is often served without one.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every(p => n % p !== 0)) PRIMES.push(n);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(PRIMES, p => fraction(Math.cbrt(p)));
const START = Int32Array.from(PRIMES.slice(0, 8), p => fraction(Math.sqrt(p)));

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  bytes.forEach((b, i) => void view.setUint8(i, b));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const h = START.slice();
  const w = new Int32Array(64);
  const word = (i: number) => w[i] as number;
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = message.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(word(i - 15), 7) ^ rotate(word(i - 15), 18) ^ (word(i - 15) >>> 3);
      const s1 = rotate(word(i - 2), 17) ^ rotate(word(i - 2), 19) ^ (word(i - 2) >>> 10);
      w[i] = word(i - 16) + s0 + word(i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, z = 0] = h;
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + word(i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [z, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, z].forEach((x, i) => {
      h[i] = (h[i] as number) + x;
    });
  }
  return Array.from(h, x => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
