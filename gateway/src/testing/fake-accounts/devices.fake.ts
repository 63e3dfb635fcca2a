import type { DeviceRecord } from '../../upstreams/accounts/accounts-records';
import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const device = (id: string, current: boolean, name: string | null): DeviceRecord => ({
  id,
  name,
  last_seen: '2026-11-21T18:00:00.000Z',
  current,
});

/** Every viewer is signed in on the current device and on two others. */
export const devicesFake: FakeAccountsPart = () => {
  let devices = [
    device('d-1', true, 'Chrome · Android'),
    device('d-2', false, 'تلفاز'),
    device('d-3', false, null),
  ];
  return (call) => {
    if (!/^\/api\/devices(?:\/|$)/.test(call.path)) return undefined;
    if (!viewerOfCall(call)) return errorResponse(401, 'SESSION_REQUIRED');
    const id = call.path.slice('/api/devices/'.length);
    if (call.method === 'GET') return { body: { data: devices } };
    if (id !== '' && !devices.some((known) => known.id === id)) return errorResponse(404, 'NOT_FOUND');
    devices = devices.filter((known) => (id === '' ? known.current : known.id !== id));
    return { status: 204, body: '' };
  };
};
