import { createServer } from 'node:http';
import { listen } from '../../../serve.ts';
import { serveFolder } from '../../../static-files.ts';

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serve a folder as `npm start` does, on a free port of this machine. */
export async function served(folder: string): Promise<Served> {
  const server = createServer(serveFolder(folder));
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
