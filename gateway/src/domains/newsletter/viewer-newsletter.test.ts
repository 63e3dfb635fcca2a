import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const FREE = { authorization: 'Bearer bearer-free' };
const calls = () => gateway.accounts.calls.filter(({ path }) => path === '/api/newsletter');

describe('the newsletter of the viewer', () => {
  const QUERY = '{ viewer { newsletter { email verified categories } } }';

  it("is the viewer's own, asked once in one operation and kept nowhere", async () => {
    const twice = '{ viewer { newsletter { categories } again: newsletter { email } } }';
    const { body, headers } = await gateway.ask(twice, {}, PAID);
    expect(body.data).toEqual({
      viewer: { newsletter: { categories: ['SPORTS'] }, again: { email: 'paid@sahra.example' } },
    });
    expect(calls()).toHaveLength(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells nothing of an address that is not proven', async () => {
    const { body } = await gateway.ask(QUERY, {}, FREE);
    const nothing = { email: 'free@sahra.example', verified: false, categories: [] };
    expect(body.data).toEqual({ viewer: { newsletter: nothing } });
  });

  it('is null for a visitor, and accounts is not asked; a refused token is an error', async () => {
    expect((await gateway.ask(QUERY)).body.data).toEqual({ viewer: null });
    expect(calls()).toEqual([]);
    const { body } = await gateway.ask(QUERY, {}, { authorization: 'Bearer old' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('updateNewsletter', () => {
  const update = async (categories: string[], headers: Record<string, string> = {}) => {
    const query =
      'mutation Update($input: UpdateNewsletterInput!) { updateNewsletter(input: $input) { newsletter { categories } errors { code field message } } }';
    return (await gateway.ask(query, { input: { categories } }, headers)).body.data?.['updateNewsletter'];
  };

  it.each([[['ALL', 'BUSINESS']], [[]]])('chooses %j', async (categories) => {
    expect(await update(categories, PAID)).toEqual({ newsletter: { categories }, errors: [] });
  });

  it.each([
    ['an address that is not proven', FREE, 'EMAIL_UNVERIFIED'],
    ['a visitor', {}, 'SESSION_REQUIRED'],
  ])('refuses %s', async (_who, headers, code) => {
    const errors = [{ code, field: null, message: messageOf(code, 'ar') }];
    expect(await update(['ALL'], { ...headers, 'x-localization': 'ar' })).toEqual({
      newsletter: null,
      errors,
    });
  });
});

describe('unsubscribeNewsletter', () => {
  const unsubscribe = async (token: string) => {
    const query =
      'mutation Unsubscribe($input: UnsubscribeNewsletterInput!) { unsubscribeNewsletter(input: $input) { unsubscribed errors { code field } } }';
    return (await gateway.ask(query, { input: { token } })).body.data?.['unsubscribeNewsletter'];
  };

  it('ends what a link names, signed in or not', async () => {
    expect(await unsubscribe('link-1')).toEqual({ unsubscribed: true, errors: [] });
  });

  it('says when the link is not whole', async () => {
    expect(await unsubscribe('link')).toEqual({
      unsubscribed: false,
      errors: [{ code: 'UNSUBSCRIBE_INVALID', field: 'token' }],
    });
  });

  it('does nothing on GET: opening a link ends nothing', async () => {
    const query = 'mutation { unsubscribeNewsletter(input: { token: "link-1" }) { unsubscribed } }';
    expect((await gateway.get({ query })).status).toBe(405);
    expect(calls()).toEqual([]);
  });
});
