import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.accounts.calls.length = 0;
});

const SIGN_IN = 'signIn(input: { email: "a@b.example", password: "x", csrfToken: "t" }) { errors { code } }';
const VOUCHER = 'activateVoucher(input: { code: "GIFT" }) { errors { code } }';

const ask = async (query: string, headers?: Record<string, string>) => {
  const { status, body } = await gateway.ask(query, {}, headers);
  const paths = gateway.accounts.calls.map(({ path }) => path).filter((path) => path !== '/api/changes');
  return { status, body, paths };
};

describe('an operation', () => {
  it.each([
    ['one of them', `mutation { ${SIGN_IN} }`],
    [
      'one beside what takes none',
      `mutation { ${SIGN_IN} signOut(input: { csrfToken: "t" }) { errors { code } } }`,
    ],
    ['one in a fragment', `mutation { ...F } fragment F on Mutation { ${VOUCHER} }`],
  ])('may try %s', async (_what, query) => {
    const { body, paths } = await ask(query, { authorization: 'Bearer bearer-free' });
    expect(body.errors).toBeUndefined();
    expect(paths).not.toEqual([]);
  });

  it.each([
    ['a password twice', `mutation { a: ${SIGN_IN} b: ${SIGN_IN} }`],
    [
      'a hundred codes',
      `mutation { ${Array.from({ length: 100 }, (_, n) => `a${n}: ${VOUCHER}`).join(' ')} }`,
    ],
    ['a password and a code', `mutation { ${SIGN_IN} ${VOUCHER} }`],
    ['one here, one in a fragment', `mutation { ${SIGN_IN} ...F } fragment F on Mutation { ${VOUCHER} }`],
    [
      'a fragment twice',
      `mutation { ...F ...on Mutation { ...F } } fragment F on Mutation { a: ${VOUCHER} }`,
    ],
  ])('may not try %s, and nobody is asked', async (_what, query) => {
    const { status, body, paths } = await ask(query);
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        message: messageOf('ONE_CREDENTIAL', 'en'),
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', reason: 'ONE_CREDENTIAL' }) as object,
      }),
    );
    expect(paths).toEqual([]);
  });

  it.each([
    ['header', '', { 'x-localization': 'ar' }],
    ['document', '@inContext(locale: AR)', {}],
  ])('is refused in the language of the %s', async (_where, directive, headers) => {
    const { body } = await ask(`mutation ${directive} { a: ${VOUCHER} b: ${VOUCHER} }`, headers);
    expect(body.errors?.map(({ message }) => message)).toEqual([messageOf('ONE_CREDENTIAL', 'ar')]);
  });

  it('in a language that there is none of gets an error that says so', async () => {
    const { body } = await ask('query @inContext(locale: FR) { contentVersion }');
    expect(body.errors?.[0]?.message).toContain('"FR" does not exist');
  });

  it('is checked soon, however often fragments spread each other', async () => {
    const levels = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Mutation { ...F${n + 1} ...F${n + 1} }`,
    );
    const { body } = await ask(
      `mutation { ...F0 } ${levels.join(' ')} fragment F60 on Mutation { a: ${VOUCHER} }`,
    );
    expect(body.errors?.map(({ extensions }) => extensions.reason)).toContain('ONE_CREDENTIAL');
  });
});
