import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '@sahra/scripts/process/free-port';
import { waitUntil } from '@sahra/scripts/process/wait-until';

import type { RunningServer } from './run-server';

const READY_LIMIT_MS = 10_000;

/** Debian's settings for files: sendfile, tcp_nopush, an access log. */
const configuration = (folder: string, locations: string, port: number): string => `
user root;
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  access_log ${folder}/access.log;
  ${['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind === 'body' ? 'client_body' : kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${locations}
  }
}
`;

/** Starts nginx with one worker. `locations` is the content of its server block. */
export const runNginx = async (folder: string, locations: string): Promise<RunningServer> => {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, locations, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    throw new Error(`nginx does not start (apt-get install nginx-light): ${String(error)}`);
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<void> => {
    const isReady = (): Promise<boolean> =>
      fetch(url).then(
        () => true,
        () => false,
      );
    if (!(await waitUntil(isReady, READY_LIMIT_MS))) throw new Error('nginx was not ready in time.');
  };
  await Promise.race([failed, answers()]);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
