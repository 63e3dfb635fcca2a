import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const BEARER = { authorization: 'Bearer bearer-paid' };
const DEVICES = '{ viewer { devices { id name lastSeenAt current } } }';
const REVOKE =
  'mutation Revoke($input: RevokeDeviceInput!) { revokeDevice(input: $input) { revoked errors { code field message } } }';
const OTHERS = 'mutation { signOutOtherDevices { signedOut errors { code } } }';

const idOf = (key: string) => nodeId('Device', key);
const ids = async () => {
  const { body } = await gateway.ask('{ viewer { devices { id } } }', {}, BEARER);
  return (body.data?.['viewer'] as { devices: object[] }).devices;
};

describe('devices', () => {
  it('are listed in the order of accounts, to be kept by nobody', async () => {
    const { body, headers } = await gateway.ask(DEVICES, {}, BEARER);
    const lastSeenAt = '2026-11-21T18:00:00.000Z';
    expect(body.data).toEqual({
      viewer: {
        devices: [
          { id: idOf('d-1'), name: 'Chrome · Android', lastSeenAt, current: true },
          { id: idOf('d-2'), name: 'تلفاز', lastSeenAt, current: false },
          { id: idOf('d-3'), name: null, lastSeenAt, current: false },
        ],
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are asked for once, however often they are named', async () => {
    await gateway.ask('{ viewer { devices { id } again: devices { id } } }', {}, BEARER);
    const calls = gateway.accounts.calls.filter(({ path }) => path === '/api/devices');
    expect(calls).toHaveLength(1);
  });

  it('are null for a visitor, and accounts is not asked', async () => {
    gateway.accounts.calls.length = 0;
    expect((await gateway.ask(DEVICES)).body.data).toEqual({ viewer: null });
    expect(gateway.accounts.calls).toEqual([]);
  });

  it('are UNAUTHENTICATED with a refused bearer', async () => {
    const { body } = await gateway.ask(DEVICES, {}, { authorization: 'Bearer nonsense' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('revokeDevice', () => {
  it('signs the named device out and no other', async () => {
    const { body } = await gateway.ask(REVOKE, { input: { deviceId: idOf('d-2') } }, BEARER);
    expect(body.data).toEqual({ revokeDevice: { revoked: true, errors: [] } });
    expect(await ids()).toEqual([{ id: idOf('d-1') }, { id: idOf('d-3') }]);
  });

  it.each([
    ['d-9', nodeId('Device', 'd-9')],
    ['../details', nodeId('Device', '../details')],
    ['d-1?all=1', nodeId('Device', 'd-1?all=1')],
    ['an id of a plan', nodeId('Plan', 'd-1')],
    ['no id', 'd-1'],
  ])('knows no device %p', async (_what, deviceId) => {
    const { body } = await gateway.ask(
      REVOKE,
      { input: { deviceId } },
      { ...BEARER, 'x-localization': 'ar' },
    );
    const error = { code: 'NOT_FOUND', field: 'deviceId', message: messageOf('NOT_FOUND', 'ar') };
    expect(body.data).toEqual({ revokeDevice: { revoked: false, errors: [error] } });
    expect(await ids()).toHaveLength(3);
  });

  it('wants a session', async () => {
    const { body } = await gateway.ask(REVOKE, { input: { deviceId: idOf('d-2') } });
    expect(body.data).toMatchObject({ revokeDevice: { errors: [{ code: 'SESSION_REQUIRED' }] } });
  });
});

describe('signOutOtherDevices', () => {
  it('leaves the device that asks', async () => {
    const { body } = await gateway.ask(OTHERS, {}, BEARER);
    expect(body.data).toEqual({ signOutOtherDevices: { signedOut: true, errors: [] } });
    expect(await ids()).toEqual([{ id: idOf('d-1') }]);
  });

  it('wants a session', async () => {
    const { body } = await gateway.ask(OTHERS);
    expect(body.data).toEqual({
      signOutOtherDevices: { signedOut: false, errors: [{ code: 'SESSION_REQUIRED' }] },
    });
  });
});
