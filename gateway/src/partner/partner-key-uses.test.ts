import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Pool, type Dispatcher } from 'undici';

import type { PartnerKeyUseRecord } from '../upstreams/accounts/accounts-records';
import { createPartnerKeyUsesCall } from '../upstreams/accounts/partner-keys.calls';
import { createUpstreamClient } from '../upstreams/http/upstream-client';
import { UpstreamFailure } from '../upstreams/http/upstream-failure';
import { PartnerKeyUses } from './partner-key-uses';

const setUp = () => {
  const clock = { now: Date.parse('2026-11-21T23:59:59Z') };
  const reports: (readonly PartnerKeyUseRecord[])[] = [];
  const accounts = { away: false };
  const uses = new PartnerKeyUses(
    (report) => {
      if (accounts.away) return Promise.reject(new UpstreamFailure('accounts', 503));
      reports.push(report);
      return Promise.resolve();
    },
    () => clock.now,
  );
  return { clock, reports, accounts, uses };
};

test('requests are reported together, by key and day, once', async () => {
  const { clock, reports, uses } = setUp();
  uses.countRequest('key-1');
  uses.countRequest('key-1');
  uses.countLimited('key-1');
  uses.countRequest('key-2');
  clock.now += 1000;
  uses.countRequest('key-1');
  await uses.flush();
  await uses.flush();
  expect(reports).toEqual([
    [
      { key_id: 'key-1', day: '2026-11-21', requests: 2, limited: 1 },
      { key_id: 'key-2', day: '2026-11-21', requests: 1, limited: 0 },
      { key_id: 'key-1', day: '2026-11-22', requests: 1, limited: 0 },
    ],
  ]);
});

test('what is refused is reported later, with what was counted since', async () => {
  const { reports, accounts, uses } = setUp();
  accounts.away = true;
  uses.countRequest('key-1');
  uses.countLimited('key-1');
  const lost = uses.flush();
  uses.countRequest('key-1');
  await expect(lost).rejects.toThrow('503');
  accounts.away = false;
  await uses.flush();
  expect(reports).toEqual([[{ key_id: 'key-1', day: '2026-11-21', requests: 2, limited: 1 }]]);
});

test('many keys are reported in parts, and only the parts that did not arrive again', async () => {
  const { reports, accounts, uses } = setUp();
  for (let key = 0; key < 1_500; key += 1) uses.countRequest(`key-${key}`);
  await uses.flush();
  expect(reports.map((report) => report.length)).toEqual([1_000, 500]);

  accounts.away = true;
  for (let key = 0; key < 1_500; key += 1) uses.countRequest(`key-${key}`);
  await expect(uses.flush()).rejects.toThrow('503');
  accounts.away = false;
  await uses.flush();
  expect(reports.map((report) => report.length)).toEqual([1_000, 500, 1_000, 500]);
});

test('it reports by itself within ten seconds, and goes on after a failure', async () => {
  jest.useFakeTimers();
  const { reports, accounts, uses } = setUp();
  const failures: unknown[] = [];
  uses.follow((error) => failures.push(error));
  uses.countRequest('key-1');
  accounts.away = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([failures.length, reports.length]).toEqual([1, 0]);
  accounts.away = false;
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect([failures.length, reports.length]).toEqual([1, 1]);
});

describe('a report that fails', () => {
  const noResponse: RequestListener = () => undefined;
  const brokenOff: RequestListener = (request) => request.socket.destroy();
  const garbled: RequestListener = (_, response) => response.end('{');
  const refused: RequestListener = (_, response) => response.writeHead(500).end('{}');
  const unacceptable: RequestListener = (_, response) => response.writeHead(400).end('{}');

  /** Reports to an accounts that responds with `respond`; `null` accepts no connection. */
  const reportTo = async (
    respond: RequestListener | null,
    dispatcher?: Dispatcher,
  ): Promise<PartnerKeyUses> => {
    const server = createServer((request, response) => respond?.(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    if (respond === null) await close();
    const client = createUpstreamClient({
      ...{ name: 'accounts', origin, deadlineMs: 200 },
      ...(dispatcher && { dispatcher }),
    });
    const uses = new PartnerKeyUses(createPartnerKeyUsesCall(client, 'token'), () => 0);
    uses.countRequest('key-1');
    await expect(uses.flush()).rejects.toThrow(UpstreamFailure);
    await client.close();
    if (respond !== null) await close();
    return uses;
  };

  it.each([
    ['has no response', noResponse],
    ['is broken off', brokenOff],
    ['has a response that cannot be read', garbled],
    ['is refused for good', unacceptable],
  ])('is not sent again when it %s', async (_, respond) => {
    const uses = await reportTo(respond);
    await expect(uses.flush()).resolves.toBeUndefined();
  });

  it.each([
    ['was refused', refused],
    ['found no connection', null],
  ])('is sent again when it %s', async (_, respond) => {
    const uses = await reportTo(respond);
    await expect(uses.flush()).rejects.toThrow(UpstreamFailure);
  });

  it('is sent again when no connection came about until its deadline', async () => {
    const connectsNever = new Pool('http://127.0.0.1:1', { connect: () => undefined });
    const uses = await reportTo(noResponse, connectsNever);
    await expect(uses.flush()).rejects.toThrow(UpstreamFailure);
  });
});
