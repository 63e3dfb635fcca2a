import type { AccountsCalls } from './accounts-calls';
import type { DeviceRecord } from './accounts-records';
import type { CallerReading } from './caller';

/** Where the viewer is signed in. */
export const createDevicesCalls = ({ callAsViewer }: AccountsCalls) => ({
  devices: async (caller: CallerReading): Promise<DeviceRecord[]> =>
    (await callAsViewer<{ data: DeviceRecord[] }>(caller, { path: '/api/devices' })).body.data,
  revokeDevice: async (caller: CallerReading, id: string): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path: `/api/devices/${encodeURIComponent(id)}` });
  },
  signOutOtherDevices: async (caller: CallerReading): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path: '/api/devices' });
  },
});
