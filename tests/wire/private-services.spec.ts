import { connect } from 'node:net';

import { expect, test } from '@playwright/test';

const PRIVATE = {
  gateway: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000',
  cms: process.env['CMS_URL'] ?? 'http://127.0.0.1:1337',
  accounts: process.env['ACCOUNTS_URL'] ?? 'http://127.0.0.1:3001',
  media: process.env['MEDIA_URL'] ?? 'http://127.0.0.1:3002',
  mail: process.env['MAIL_URL'] ?? 'http://127.0.0.1:8025',
};

const LIMIT_MS = 1000;

/** Checks whether a port is open at this address of the machine. */
const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: LIMIT_MS });
    const end = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

const LOAD_BALANCER_SECONDS = 60;

for (const [name, url] of Object.entries(PRIVATE)) {
  test(`${name} keeps an idle connection longer than a load balancer does`, async ({ request }) => {
    const { 'keep-alive': kept } = (await request.get(`${url}/ready`)).headers();
    expect(Number(kept?.replace('timeout=', ''))).toBeGreaterThan(LOAD_BALANCER_SECONDS);
  });

  test(`${name} listens on 127.0.0.1 alone`, async () => {
    const port = Number(new URL(url).port);
    expect(await isListening('127.0.0.1', port)).toBe(true);
    // Another loopback address: a service that listens on all addresses would accept connections here too.
    expect(await isListening('127.0.0.2', port)).toBe(false);
  });
}
