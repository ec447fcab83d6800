import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, versionOf } from '../precache.ts';
import { languageOf, listen } from '../serve.ts';
import { codingFor, serveFolder } from '../static-files.ts';

describe('the surroundings', () => {
  test('give the language', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_ALL: 'de_AT' })).toBe('de');
    expect(languageOf({ LANG: 'C' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});

test('what the browser can unpack', () => {
  expect(codingFor('gzip, deflate, br')).toBe('br');
  expect(codingFor('gzip;q=1.0')).toBe('gzip');
  expect(codingFor('br;q=0, gzip')).toBe('gzip');
  expect(codingFor(undefined)).toBe('identity');
});

describe('the list of the service worker', () => {
  const files = [
    { name: 'index.html', content: '<p>' },
    { name: 'assets/a.js', content: '1' },
  ];
  test('has every file, the page by its address', () => {
    expect(addressesOf(files)).toEqual(['/', '/assets/a.js']);
  });
  test('has a version that changes with any file, and not with their order', () => {
    expect(versionOf(files)).toBe(versionOf(files.toReversed()));
    expect(versionOf(files)).not.toBe(
      versionOf([
        { name: 'index.html', content: '<b>' },
        { name: 'assets/a.js', content: '1' },
      ]),
    );
  });
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-serve-'));
  const servers: Server[] = [];
  let address = '';
  let port = 0;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets/a-1234.js'), 'export {};\n'.repeat(500));
    const server = createServer(serveFolder(folder));
    servers.push(server);
    port = await listen(server, 0, '127.0.0.1');
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  test('gives the page with a strict policy and asks to be asked again', async () => {
    const page = await fetch(`${address}/?x=1`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    const etag = page.headers.get('etag') ?? '';
    const again = await fetch(`${address}/`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });
  test('gives named builds packed and for good', async () => {
    const script = await fetch(`${address}/assets/a-1234.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(Number(script.headers.get('content-length'))).toBeLessThan(500);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toHaveLength(5500);
  });
  test('gives nothing else', async () => {
    expect((await fetch(`${address}/package.json`)).status).toBe(404);
    expect((await fetch(`${address}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405);
  });
  test('takes the next free port where one is taken', async () => {
    const second = createServer();
    servers.push(second);
    expect(await listen(second, port, '127.0.0.1')).toBeGreaterThan(port);
  });
});
