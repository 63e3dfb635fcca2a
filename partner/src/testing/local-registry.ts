import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  name: string;
  version: string;
}

/** npm registry that serves only the packages installed in a clone, in their installed versions. */
export interface LocalRegistry {
  url: string;
  stop: () => Promise<void>;
}

const TARBALL = '.tgz';

/** Packs a folder as npm does. The name of the first folder does not matter: npm strips it from each path. */
const tarballOf = async (folder: string): Promise<Buffer> => {
  const files = ['--exclude', 'node_modules', '-C', dirname(folder), basename(folder)];
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  return (await run('tar', ['-czf', '-', ...files], options)).stdout;
};

export const startLocalRegistry = async (root: string): Promise<LocalRegistry> => {
  let url = '';
  const answer = async (path: string): Promise<Buffer | null> => {
    const name = path.replace(TARBALL, '');
    const folder = join(root, 'node_modules', name);
    if (!existsSync(join(folder, 'package.json'))) return null;
    if (path.endsWith(TARBALL)) return tarballOf(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const { version } = manifest;
    const dist = { tarball: `${url}/${name}${TARBALL}` };
    const versions = { [version]: { ...manifest, dist } };
    return Buffer.from(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  };
  const server = createServer((request, response) => {
    void answer(decodeURIComponent(request.url ?? '/').slice(1)).then((body) =>
      response.writeHead(body ? 200 : 404).end(body ?? '{}'),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
