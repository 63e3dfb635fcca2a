import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const SUBSCRIBE =
  'mutation Subscribe($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { subscribed errors { code field message } } }';
const subscribe = (input: object, headers: Record<string, string> = {}) =>
  gateway.ask(SUBSCRIBE, { input }, headers);
const calls = () => gateway.accounts.calls.filter(({ path }) => path === '/api/newsletter');

describe('subscribeNewsletter', () => {
  it('hands address and categories to accounts, with the language and the address of the caller', async () => {
    const { body, headers } = await subscribe(
      { email: 'salma@viewers.example', categories: ['SPORTS', 'BUSINESS'] },
      { 'x-localization': 'ar', cookie: 'sahra.session=s-paid' },
    );
    expect(body.data).toEqual({ subscribeNewsletter: { subscribed: true, errors: [] } });
    expect(headers.get('cache-control')).toBe('no-store');
    const [call] = calls();
    expect(JSON.parse(call?.body ?? '')).toEqual({
      email: 'salma@viewers.example',
      categories: ['sports', 'business'],
    });
    expect(call?.headers).toMatchObject({
      'x-localization': 'ar',
      'x-forwarded-for': expect.stringContaining('127.0.0.1') as string,
    });
    expect(call?.headers.cookie).toBeUndefined();
  });

  it.each(['en', 'ar'] as const)('ties every refusal to its field, in our words, in %s', async (locale) => {
    const { body } = await subscribe({ email: '', categories: [] }, { 'x-localization': locale });
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      subscribeNewsletter: {
        subscribed: false,
        errors: [
          { code: 'EMAIL_REQUIRED', field: 'email', message: messageOf('EMAIL_REQUIRED', locale) },
          { code: 'CATEGORY_REQUIRED', field: 'categories', message: messageOf('CATEGORY_REQUIRED', locale) },
        ],
      },
    });
  });

  it('says that there were too many tries', async () => {
    const refusal = { status: 429, body: { message: 'secret upstream text', code: 'RATE_LIMITED' } };
    gateway.accounts.interrupt.push(refusal, refusal);
    const { body } = await subscribe({ email: 'salma@viewers.example', categories: ['ALL'] });
    expect(body.data).toMatchObject({
      subscribeNewsletter: { errors: [{ code: 'RATE_LIMITED', field: null }] },
    });
  });

  it('is sent once more when accounts stumbles: twice is once', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await subscribe({ email: 'salma@viewers.example', categories: ['ALL'] });
    expect(body.data).toMatchObject({ subscribeNewsletter: { subscribed: true } });
    const keys = calls().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is refused on GET, and accounts is not asked', async () => {
    const query =
      'mutation { subscribeNewsletter(input: { email: "a@b.example", categories: [ALL] }) { subscribed } }';
    expect((await gateway.get({ query })).status).toBe(405);
    expect(calls()).toEqual([]);
  });

  it('knows no other categories', async () => {
    const { body } = await subscribe({ email: 'salma@viewers.example', categories: ['POLITICS'] });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(calls()).toEqual([]);
  });
});
