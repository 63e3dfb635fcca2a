import type { PartnerKeyUseRecord } from '../upstreams/accounts/accounts-records';
import { PartnerKeyUses } from './partner-key-uses';

const setUp = () => {
  const clock = { now: Date.parse('2026-11-21T23:59:59Z') };
  const reports: (readonly PartnerKeyUseRecord[])[] = [];
  const accounts = { away: false };
  const uses = new PartnerKeyUses(
    (report) => {
      if (accounts.away) return Promise.reject(new Error('away'));
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

test('what does not arrive is reported later, with what was counted since', async () => {
  const { reports, accounts, uses } = setUp();
  accounts.away = true;
  uses.countRequest('key-1');
  uses.countLimited('key-1');
  const lost = uses.flush();
  uses.countRequest('key-1');
  await expect(lost).rejects.toThrow('away');
  accounts.away = false;
  await uses.flush();
  expect(reports).toEqual([[{ key_id: 'key-1', day: '2026-11-21', requests: 2, limited: 1 }]]);
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
