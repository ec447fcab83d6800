import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { browserPath } from '../../../../../tools/browser.ts';
import { built, type Mode } from './build.ts';
import { type Served, served } from './files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is served, and the folder that holds it. */
    readonly app: { readonly origin: string; readonly folder: string };
    readonly pseudo: { readonly origin: string; readonly folder: string };
    readonly chromium: string;
  }
}

/** Before the browser tests: build the app once, as people get it and in the false language, and serve both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', browserPath());
  const open: { readonly folder: string; readonly server: Served }[] = [];
  const serve = async (mode: Mode) => {
    const folder = await built(mode);
    const server = await served(folder);
    open.push({ folder, server });
    return { origin: server.origin, folder };
  };
  project.provide('app', await serve('production'));
  project.provide('pseudo', await serve('pseudo'));
  return async () => {
    for (const { folder, server } of open) {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
}
