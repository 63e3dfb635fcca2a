import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';
import { PartnerKeys } from './partner-keys';

const record = (expires_at: string | null = null): PartnerKeyRecord => ({
  id: 'key-1',
  kind: 'sk',
  scopes: ['plans:read'],
  origins: [],
  expires_at,
});

const START = Date.parse('2026-11-21T12:00:00Z');

const setUp = (answer: () => Promise<PartnerKeyRecord | null>) => {
  const clock = { now: START };
  const asked: string[] = [];
  const keys = new PartnerKeys(
    (hash) => {
      asked.push(hash);
      return answer();
    },
    () => clock.now,
  );
  return { clock, asked, keys, resolve: () => keys.resolve('sk_secret', 'request-1') };
};

describe('what a key may do', () => {
  it('is asked for by its hash, by many at once once', async () => {
    const { asked, resolve } = setUp(() => Promise.resolve(record()));
    const found = await Promise.all([resolve(), resolve(), resolve()]);
    expect(found.map((key) => key?.id)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it.each([
    ['a key that counts', 60_000, () => Promise.resolve(record())],
    ['a key that counts for 30 seconds more', 30_000, () => Promise.resolve(record('2026-11-21T12:00:30Z'))],
    ['a key that does not count', 5_000, () => Promise.resolve(null)],
  ])('is known of %s for so long and no longer', async (_what, ms, answer) => {
    const { clock, asked, resolve } = setUp(answer);
    await resolve();
    clock.now += ms - 1;
    await resolve();
    expect(asked).toHaveLength(1);
    clock.now += 1;
    await resolve();
    expect(asked).toHaveLength(2);
  });

  it('is asked for again once the key is named as revoked', async () => {
    let answer: PartnerKeyRecord | null = record();
    const { keys, resolve } = setUp(() => Promise.resolve(answer));
    await resolve();
    answer = null;
    keys.forget('key-2');
    expect(await resolve()).not.toBeNull();
    keys.forget('key-1');
    expect(await resolve()).toBeNull();
  });

  it('is not kept when a key was revoked while it was asked for', async () => {
    const pending: ((key: PartnerKeyRecord | null) => void)[] = [];
    const { keys, resolve } = setUp(() => new Promise((settle) => pending.push(settle)));
    const before = resolve();
    keys.forget('key-1');
    pending[0]?.(record());
    await before;
    const after = resolve();
    pending[1]?.(null);
    expect(await after).toBeNull();
  });

  it('is forgotten of all keys when the feed has a gap', async () => {
    const { asked, keys, resolve } = setUp(() => Promise.resolve(record()));
    await resolve();
    keys.forgetAll();
    await resolve();
    expect(asked).toHaveLength(2);
  });

  it('is not known while accounts does not say, and asked for again', async () => {
    let away = true;
    const { resolve } = setUp(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(record())));
    await expect(resolve()).rejects.toThrow('away');
    away = false;
    expect((await resolve())?.id).toBe('key-1');
  });
});
