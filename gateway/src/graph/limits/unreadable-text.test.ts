import { LOCALES } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.cms.calls.length = 0;
  gateway.accounts.calls.length = 0;
});

const VIEWER = { authorization: 'Bearer bearer-free' };
const askedOf = () =>
  [...gateway.cms.calls, ...gateway.accounts.calls].filter(({ path }) => path !== '/api/changes');

const refused = async (query: string, variables: object, field: string) => {
  const { status, body } = await gateway.ask(query, variables, VIEWER);
  expect(body.errors).toEqual([
    expect.objectContaining({
      message: messageOf('TEXT_UNREADABLE', 'en'),
      extensions: expect.objectContaining({
        code: 'BAD_USER_INPUT',
        reason: 'TEXT_UNREADABLE',
        field,
      }) as object,
    }),
  ]);
  expect([status, body.data, askedOf()]).toEqual([400, undefined, []]);
};

describe.each([
  ['NUL', 'a\0b'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\udc00a'],
])('a text with %s', (_what, text) => {
  it.each([
    [
      'signIn',
      'email',
      'mutation ($t: String!) { signIn(input: { email: $t, password: "x", csrfToken: "t" }) { errors { code } } }',
    ],
    [
      'activateVoucher',
      't',
      'mutation ($t: String!) { activateVoucher(input: { code: $t }) { errors { code } } }',
    ],
    [
      'activateReferralCode',
      't',
      'mutation ($t: String!) { activateReferralCode(input: { code: $t }) { errors { code } } }',
    ],
    [
      'removeFromWatchlist',
      't',
      'mutation ($t: String!) { removeFromWatchlist(input: { videoCode: $t }) { errors { code } } }',
    ],
    [
      'removeReminder',
      't',
      'mutation ($t: ID!) { removeReminder(input: { entryId: $t }) { errors { code } } }',
    ],
    ['metaTags', 't', 'query ($t: String!) { metaTags(code: $t) { title } }'],
    ['page', 't', 'query ($t: String!) { page(slug: $t) { slug } }'],
    ['search', 't', 'query ($t: String!) { search(query: $t, first: 1) { nodes { __typename } } }'],
  ])('is an error of the client in %s', async (_name, _field, query) => {
    const { errors } = (await gateway.ask(query, { t: 'ok' }, VIEWER)).body;
    expect(errors?.filter(({ message }) => /Unknown|Cannot query/.test(message)) ?? []).toEqual([]);
    gateway.cms.calls.length = 0;
    gateway.accounts.calls.length = 0;
    await refused(query, { t: text }, 't');
  });

  it('is found inside of an input', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
    const input = { email: 'a@b.example', password: text, csrfToken: 't' };
    await refused(query, { input }, 'input.password');
  });
});

it('is found in what a document says itself', async () => {
  await refused('{ metaTags(code: "a\\u0000b") { title } }', {}, 'code');
  const input = '{ email: "a@b.example", password: "\\u0000", csrfToken: "t" }';
  await refused(`mutation { signIn(input: ${input}) { errors { code } } }`, {}, 'input.password');
  // The document is cached after the first request, and must still be refused.
  await refused('{ metaTags(code: "a\\u0000b") { title } }', {}, 'code');
});

it.each(LOCALES)('is said in the language of the operation: %s', async (locale) => {
  const query = `query ($t: String!) @inContext(locale: ${locale.toUpperCase()}) { metaTags(code: $t) { title } }`;
  const { body } = await gateway.ask(query, { t: '\0' });
  expect(body.errors?.[0]?.message).toBe(messageOf('TEXT_UNREADABLE', locale));
});

it('is not seen in pairs, in joiners, or in other scripts', async () => {
  const { body } = await gateway.ask(
    'query ($t: String!) { search(query: $t, first: 1) { nodes { __typename } } }',
    {
      t: 'سهرة 🌙 👩‍🚀',
    },
  );
  expect(body.errors).toBeUndefined();
});

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
it.each([
  ['NUL', cursor(['a\0b', 0])],
  ['half of a pair', cursor(['\ud800', 0])],
  ['more than any cursor has', cursor(['a'.repeat(50_000), 0])],
  ['a number of another kind', cursor([null, 0.5])],
  ['an object', cursor([{ constructor: 1 }, 0])],
  ['nothing', '='],
])('a cursor with %s is no cursor', async (_what, after) => {
  const { body } = await gateway.ask(
    'query ($after: String!) { shows(first: 1, after: $after) { nodes { slug } } }',
    {
      after,
    },
  );
  expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  expect(gateway.cmsCalls()).toEqual([]);
});
