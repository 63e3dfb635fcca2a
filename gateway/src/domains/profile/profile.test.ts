import { VIEWERS } from '../../testing/fake-accounts/responses';
import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const BEARER = { authorization: 'Bearer bearer-paid' };
const UPDATE =
  'mutation Update($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id name emailVerified hasPassword } errors { code field } } }';
const VERIFY =
  'mutation Verify($input: VerifyEmailInput!) { verifyEmail(input: $input) { verified errors { code field } } }';
const RESEND = 'mutation { resendVerification { sent errors { code } } }';
const callsTo = (path: string) => gateway.accounts.calls.filter((call) => call.path === path);

describe('updateProfile', () => {
  it('answers the viewer as accounts has them after the change', async () => {
    const { body, headers } = await gateway.ask(UPDATE, { input: { name: 'ياسمين' } }, BEARER);
    expect(body.data).toEqual({
      updateProfile: {
        viewer: {
          id: nodeId('Viewer', 'paid'),
          name: VIEWERS.paid.name,
          emailVerified: true,
          hasPassword: true,
        },
        errors: [],
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(callsTo('/api/update_profile')[0]?.body ?? '')).toEqual({ name: 'ياسمين' });
    const paths = gateway.accounts.calls.map(({ path }) => path);
    expect(paths.slice(-2)).toEqual(['/api/update_profile', '/api/details']);
  });

  it('answers what each of two changes left', async () => {
    const name = (alias: string) => `${alias}: updateProfile(input: { name: "${alias}" }) { viewer { id } }`;
    await gateway.ask(`mutation { ${name('one')} ${name('two')} }`, {}, BEARER);
    expect(callsTo('/api/details')).toHaveLength(2);
  });

  it('ties the refusal to its field', async () => {
    const { body } = await gateway.ask(UPDATE, { input: { name: '' } }, BEARER);
    expect(body.data).toEqual({
      updateProfile: { viewer: null, errors: [{ code: 'NAME_REQUIRED', field: 'name' }] },
    });
  });

  it('wants a session, and accounts is not asked', async () => {
    const { body } = await gateway.ask(UPDATE, { input: { name: 'Mona' } });
    expect(body.data).toMatchObject({ updateProfile: { errors: [{ code: 'SESSION_REQUIRED' }] } });
    expect(callsTo('/api/update_profile')).toEqual([]);
  });
});

describe('verifyEmail', () => {
  it('proves the address without a session', async () => {
    const { body } = await gateway.ask(VERIFY, { input: { token: 'link-1' } });
    expect(body.data).toEqual({ verifyEmail: { verified: true, errors: [] } });
  });

  it('says that a link no longer works', async () => {
    const { body } = await gateway.ask(VERIFY, { input: { token: 'old' } });
    expect(body.data).toEqual({
      verifyEmail: { verified: false, errors: [{ code: 'LINK_EXPIRED', field: 'token' }] },
    });
  });
});

describe('resendVerification', () => {
  it('mails the link once more', async () => {
    const { body } = await gateway.ask(RESEND, {}, BEARER);
    expect(body.data).toEqual({ resendVerification: { sent: true, errors: [] } });
  });

  it('says that there were too many', async () => {
    const refusal = { status: 429, body: { message: 'secret upstream text', code: 'RATE_LIMITED' } };
    gateway.accounts.interrupt.push(refusal, refusal);
    const { body } = await gateway.ask(RESEND, {}, BEARER);
    expect(body.data).toEqual({ resendVerification: { sent: false, errors: [{ code: 'RATE_LIMITED' }] } });
  });

  it('wants a session', async () => {
    const { body } = await gateway.ask(RESEND);
    expect(body.data).toEqual({
      resendVerification: { sent: false, errors: [{ code: 'SESSION_REQUIRED' }] },
    });
  });
});
