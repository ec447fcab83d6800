import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const isText = (type: string) => !type.startsWith('image/png') && type !== 'application/octet-stream';

/** Nothing from elsewhere, nothing inline, in nobody's frame. */
export const GUARD: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

type Coding = 'br' | 'gzip' | 'identity';

/** What the browser can unpack, the smallest first. */
export function codingFor(accepted: string | undefined): Coding {
  const names = (accepted ?? '')
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

class StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly lasting: boolean;
  readonly #plain: Buffer;
  readonly #packed = new Map<Coding, Buffer>();

  constructor(path: string, address: string) {
    this.#plain = readFileSync(path);
    this.type = TYPES[extname(path)] ?? 'application/octet-stream';
    this.etag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    // What the build puts there has its content in its name.
    this.lasting = address.startsWith('/assets/');
  }

  get packs(): boolean {
    return isText(this.type) && this.#plain.length > 1000;
  }

  /** Packed once, at the first request. */
  as(coding: Coding): Buffer {
    const known = this.#packed.get(coding);
    if (known) return known;
    const packed =
      coding === 'br'
        ? brotliCompressSync(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : coding === 'gzip'
          ? gzipSync(this.#plain, { level: 9 })
          : this.#plain;
    this.#packed.set(coding, packed);
    return packed;
  }
}

/** Every file of a folder by its address. Only these are served, so that no request can name any other file. */
function filesOf(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address === '/index.html' ? '/' : address, new StaticFile(path, address));
  }
  return files;
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const coding = file.packs ? codingFor(request.headers['accept-encoding']) : 'identity';
  const etag = `"${file.etag}-${coding}"`;
  const headers: Record<string, string | number> = {
    ...GUARD,
    'Content-Type': file.type,
    'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...(file.packs ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file.as(coding);
  if (coding !== 'identity') headers['Content-Encoding'] = coding;
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves a built app. */
export function serveFolder(folder: string): RequestListener {
  const files = filesOf(folder);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...GUARD, Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const file = files.get(address === '/index.html' ? '/' : address);
    if (file) send(file, request, response);
    else response.writeHead(404, GUARD).end();
  };
}
