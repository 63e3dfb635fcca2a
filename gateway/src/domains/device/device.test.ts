import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const BEARER = { authorization: 'Bearer bearer-paid' };
const DEVICES = '{ devices { id name lastSeen current } }';
const REVOKE =
  'mutation Revoke($id: ID!) { revokeDevice(id: $id) { revoked errors { code field message } } }';
const OTHERS = 'mutation { signOutOtherDevices { signedOut errors { code } } }';

const ids = async () => {
  const { body } = await gateway.ask('{ devices { id } }', {}, BEARER);
  return body.data?.['devices'];
};

describe('devices', () => {
  it('are listed in the order of accounts, to be kept by nobody', async () => {
    const { body, headers } = await gateway.ask(DEVICES, {}, BEARER);
    const lastSeen = '2026-11-21T18:00:00.000Z';
    expect(body.data).toEqual({
      devices: [
        { id: 'd-1', name: 'Chrome · Android', lastSeen, current: true },
        { id: 'd-2', name: 'تلفاز', lastSeen, current: false },
        { id: 'd-3', name: null, lastSeen, current: false },
      ],
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are asked for once, however often they are named', async () => {
    await gateway.ask('{ devices { id } again: devices { id } }', {}, BEARER);
    const calls = gateway.accounts.calls.filter(({ path }) => path === '/api/devices');
    expect(calls).toHaveLength(1);
  });

  it('are null for a visitor, and accounts is not asked', async () => {
    gateway.accounts.calls.length = 0;
    expect((await gateway.ask(DEVICES)).body.data).toEqual({ devices: null });
    expect(gateway.accounts.calls).toEqual([]);
  });

  it('are UNAUTHENTICATED with a refused bearer', async () => {
    const { body } = await gateway.ask(DEVICES, {}, { authorization: 'Bearer nonsense' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('revokeDevice', () => {
  it('signs the named device out and no other', async () => {
    const { body } = await gateway.ask(REVOKE, { id: 'd-2' }, BEARER);
    expect(body.data).toEqual({ revokeDevice: { revoked: true, errors: [] } });
    expect(await ids()).toEqual([{ id: 'd-1' }, { id: 'd-3' }]);
  });

  it.each(['d-9', '../details', 'd-1?all=1'])('knows no device %p', async (id) => {
    const { body } = await gateway.ask(REVOKE, { id }, { ...BEARER, 'x-localization': 'ar' });
    const error = { code: 'NOT_FOUND', field: null, message: messageOf('NOT_FOUND', 'ar') };
    expect(body.data).toEqual({ revokeDevice: { revoked: false, errors: [error] } });
    expect(await ids()).toHaveLength(3);
  });

  it('wants a session', async () => {
    const { body } = await gateway.ask(REVOKE, { id: 'd-2' });
    expect(body.data).toMatchObject({ revokeDevice: { errors: [{ code: 'SESSION_REQUIRED' }] } });
  });
});

describe('signOutOtherDevices', () => {
  it('leaves the device that asks', async () => {
    const { body } = await gateway.ask(OTHERS, {}, BEARER);
    expect(body.data).toEqual({ signOutOtherDevices: { signedOut: true, errors: [] } });
    expect(await ids()).toEqual([{ id: 'd-1' }]);
  });

  it('wants a session', async () => {
    const { body } = await gateway.ask(OTHERS);
    expect(body.data).toEqual({
      signOutOtherDevices: { signedOut: false, errors: [{ code: 'SESSION_REQUIRED' }] },
    });
  });
});
