import { connect, createServer, type Socket } from 'node:net';

import { Browser } from '../testing/browser';
import { registrationBody } from '../testing/registration-body';
import { createFakeMailer } from '../testing/fake-mailer';
import { startAccounts, TEST_CONFIG } from '../testing/start-accounts';
import { openDatabase } from '../platform/database/database';
import { RATE_LIMITS } from '../platform/rate-limit/rate-limits';
import { buildApp } from './build-app';

/** Starts a TCP proxy to the database that can be cut and restored. */
const startCable = async (target: URL) => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    mend: () => listen(port),
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

test('while the database is away nobody is signed out, and afterwards everything goes on', async () => {
  const accounts = await startAccounts();
  const target = new URL(String(accounts.database.pool.options.connectionString));
  const cable = await startCable(target);
  target.hostname = '127.0.0.1';
  const through = new URL(target);
  through.port = String(cable.port);
  const database = openDatabase(through.href, () => undefined);
  const logStream = { write: () => undefined };
  const app = await buildApp({
    config: TEST_CONFIG,
    database,
    rateLimits: RATE_LIMITS,
    clock: () => new Date(),
    mailer: createFakeMailer().mailer,
    payments: accounts.payments,
    logStream,
  });
  try {
    const browser = new Browser(await app.listen({ host: '127.0.0.1', port: 0 }), { 'x-localization': 'en' });
    await browser.json('/api/register', registrationBody());
    const csrfToken = await browser.csrfToken();
    const { token } = (await (await browser.get('/api/auth/session')).json()) as { token: string };
    const cookie = browser.cookies.get('sahra.session');
    const authorization = { authorization: `Bearer ${token}` };
    expect((await browser.get('/ready')).status).toBe(200);

    await cable.cut();
    const away = [
      await browser.get('/api/auth/session'),
      await browser.json('/api/details', {}, authorization),
      await browser.form('/api/auth/signout', { csrfToken, json: 'true' }),
      await browser.signIn('salma@viewers.example', 'a quiet evening'),
      await browser.json('/api/register', registrationBody({ email: 'other@viewers.example' })),
      await browser.json('/api/newsletter', { email: 'other@viewers.example', categories: ['all'] }),
      await browser.get('/api/plans'),
    ];
    for (const response of away) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await browser.get('/ready')).status).toBe(503);
    expect((await browser.get('/health')).status).toBe(200);

    await cable.mend();
    expect(browser.cookies.get('sahra.session')).toBe(cookie);
    expect((await browser.json('/api/details', {}, authorization)).status).toBe(200);
    expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({ name: 'Salma Rahal' });
    expect((await browser.get('/ready')).status).toBe(200);
  } finally {
    await app.close();
    await database.close();
    await cable.cut();
    await accounts.stop();
  }
});
