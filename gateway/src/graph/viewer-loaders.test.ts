import type { PublicLoader } from '../content/public-loader';
import { createViewerLoader } from '../content/viewer-loader';
import { nodeId } from './node-id';
import { VIEWERS } from '../testing/fake-accounts/responses';
import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const WHO = '{ viewer { id name entitlement { level } } again: viewer { id } siteSettings { brand } }';
const as = (id: string, locale: string) => ({
  authorization: `Bearer bearer-${id}`,
  'x-localization': locale,
});

describe('the viewer', () => {
  it('two viewers in two languages at once never see each other', async () => {
    const cases = Array.from({ length: 40 }, (_, index) => ({
      id: index % 2 === 0 ? ('free' as const) : ('paid' as const),
      locale: index % 4 < 2 ? 'en' : 'ar',
    }));
    const answers = await Promise.all(
      cases.map(async (of) => ({ of, ...(await gateway.ask(WHO, {}, as(of.id, of.locale))) })),
    );
    answers.forEach(({ of: { id, locale }, body, headers }) => {
      expect(body.data).toEqual({
        viewer: {
          id: nodeId('Viewer', id),
          name: VIEWERS[id].name,
          entitlement: { level: id === 'paid' ? 'PREMIUM' : 'FREE' },
        },
        again: { id: nodeId('Viewer', id) },
        siteSettings: { brand: locale === 'ar' ? 'سهرة' : 'Sahra' },
      });
      expect(headers.get('cache-control')).toBe('no-store');
    });
  });

  it('is asked once per request and again for the next', async () => {
    gateway.accounts.calls.length = 0;
    await gateway.ask(WHO, {}, as('paid', 'en'));
    await gateway.ask(WHO, {}, as('paid', 'en'));
    expect(gateway.accounts.calls.map(({ path }) => path)).toEqual(['/api/details', '/api/details']);
  });

  it('is asked for as the owner says: a POST of JSON without a byte, with bearer and language', async () => {
    gateway.accounts.calls.length = 0;
    await gateway.ask('{ viewer { name } }', {}, as('paid', 'ar'));
    const [call] = gateway.accounts.calls;
    expect([call?.method, call?.path, call?.body]).toEqual(['POST', '/api/details', '']);
    expect(call?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': '0',
      authorization: 'Bearer bearer-paid',
      'x-localization': 'ar',
    });
  });

  it('is null without a bearer, and accounts is not asked', async () => {
    gateway.accounts.calls.length = 0;
    const { body, headers } = await gateway.ask('{ viewer { id } }');
    expect(body.data).toEqual({ viewer: null });
    expect(gateway.accounts.calls).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('with a refused bearer is UNAUTHENTICATED', async () => {
    const { body } = await gateway.ask('{ viewer { id } }', {}, { authorization: 'Bearer nonsense' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([500, 503, 429])('is asked once more after %i', async (status) => {
    gateway.accounts.interrupt.push({ status, body: {} });
    const { body } = await gateway.ask('{ viewer { id } }', {}, as('free', 'en'));
    expect(body.data).toEqual({ viewer: { id: nodeId('Viewer', 'free') } });
  });

  it('cannot be had from a loader that everybody shares: the types keep them apart', () => {
    const own = createViewerLoader(() => Promise.resolve(VIEWERS.paid));
    // @ts-expect-error a viewer's loader is not a public one
    const shared: PublicLoader<string, typeof VIEWERS.paid> = own;
    expect(shared.audience).toBe('viewer');
  });
});
