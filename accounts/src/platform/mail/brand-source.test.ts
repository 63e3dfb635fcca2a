import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { MINUTE_MS } from '../time/durations';
import { createBrandSource } from './brand-source';

const TOKEN = 'cms-token-of-the-tests';
const NAMES: Record<string, object> = {
  en: { brand: 'Evening', brand_echo: 'أمسية' },
  ar: { brand: 'أمسية', brand_echo: 'Evening' },
};

let cms: Server;
let asked: number;
let away: boolean;
let now: number;
beforeEach(async () => {
  [asked, away, now] = [0, false, Date.parse('2026-11-21T12:00:00Z')];
  cms = createServer((request, response) => {
    asked += 1;
    const admitted = request.url === '/api/settings' && request.headers.authorization === `Bearer ${TOKEN}`;
    response.writeHead(away ? 503 : admitted ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: NAMES[String(request.headers['x-localization'])] }));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      cms.close(() => resolve());
      cms.closeAllConnections();
    }),
);

const source = () => {
  const { port } = cms.address() as AddressInfo;
  return createBrandSource({ url: `http://127.0.0.1:${port}`, readToken: TOKEN }, () => new Date(now));
};

test('the name is the one of the language, asked for once in ten minutes', async () => {
  const brandOf = source();
  expect(await brandOf('ar')).toEqual({ name: 'أمسية', echo: 'Evening' });
  expect(await brandOf('en')).toEqual({ name: 'Evening', echo: 'أمسية' });
  now += 9 * MINUTE_MS;
  await brandOf('ar');
  expect(asked).toBe(2);
  now += MINUTE_MS;
  await brandOf('ar');
  expect(asked).toBe(3);
});

test('while the cms is away, the last name stays, or the name of the product stands in, and the cms is left alone for a while', async () => {
  const brandOf = source();
  away = true;
  expect(await brandOf('en')).toEqual({ name: 'Sahra', echo: 'سهرة' });
  expect(await brandOf('ar')).toEqual({ name: 'سهرة', echo: 'Sahra' });
  await brandOf('en');
  expect(asked).toBe(2);
  away = false;
  now += 30_000;
  expect(await brandOf('en')).toMatchObject({ name: 'Evening' });
  away = true;
  now += 11 * MINUTE_MS;
  expect(await brandOf('en')).toMatchObject({ name: 'Evening' });
});
