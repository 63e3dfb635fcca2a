import { connect } from 'node:net';

import type { AttackTarget } from './attack-target';
import type { AttackReport } from './send-all';

const SLOW_CONNECTIONS = 130;
const SLOW_SECONDS = 22;
const SLOW_TICK_MS = 5_000;

/** Opens a request and sends its body one byte at a time. @returns whether the service closed it in time */
const holdSlowly = (origin: string, path: string, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const drip = setInterval(() => socket.write('x'), SLOW_TICK_MS);
    const limit = setTimeout(() => end(false), SLOW_SECONDS * 1000);
    const end = (closed: boolean): void => {
      clearInterval(drip);
      clearTimeout(limit);
      socket.destroy();
      resolve(closed);
    };
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    socket.resume();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 90000\r\n\r\n{',
    );
  });

/** Sends bodies one byte at a time to every service that accepts bodies. */
export const slowBodies = async ({ site, gateway, accounts, cms }: AttackTarget): Promise<AttackReport> => {
  const places = [
    { origin: site, path: '/graphql' },
    { origin: gateway, path: '/graphql' },
    { origin: accounts, path: '/api/auth/signin/credentials' },
    { origin: cms, path: '/admin/login' },
  ];
  const held = await Promise.all(
    places.flatMap(({ origin, path }) =>
      Array.from({ length: SLOW_CONNECTIONS }, async (_, place) => ({
        origin,
        // Half of the connections share one address, the others have one each.
        closed: await holdSlowly(origin, path, place % 2 === 0 ? '10.201.0.1' : `10.202.0.${place}`),
      })),
    ),
  );
  const open = held.filter(({ closed }) => !closed);
  return {
    sent: held.length,
    statuses: { closed: held.length - open.length, open: open.length },
    complaints: places
      .map(({ origin }) => ({ origin, count: open.filter((one) => one.origin === origin).length }))
      .filter(({ count }) => count > 0)
      .map(({ origin, count }) => `${origin}: ${count} slow bodies are open after ${SLOW_SECONDS} s`),
  };
};

/** Sends `text` on one connection and returns everything received until it is idle. */
const conversation = (origin: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let answered = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answered += chunk;
    });
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answered));
    socket.write(text);
  });

const UPGRADES = 12;

/** Sends protocol upgrade requests with a second request hidden in the body. */
export const upgrades = async ({ site }: AttackTarget): Promise<AttackReport> => {
  const hidden = 'GET /hidden-in-a-body HTTP/1.1\r\nHost: x\r\n\r\n';
  const complaints: string[] = [];
  for (let count = 0; count < UPGRADES; count += 1) {
    const protocol = count % 2 === 0 ? 'websocket' : 'h2c';
    const answered = await conversation(
      site,
      `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${hidden.length}\r\n\r\n${hidden}GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const heads = answered.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    const inStep =
      heads.length === 1 ? heads[0] !== 'HTTP/1.1 101' : heads.length === 2 && heads[1] === 'HTTP/1.1 200';
    if (!inStep) complaints.push(`Upgrade: ${protocol} left the connection out of step: ${heads.join(', ')}`);
  }
  return { sent: UPGRADES, statuses: {}, complaints };
};
