import { formErrorsOf } from '../../graph/form-errors';
import { nodeId } from '../../graph/node-id';
import { requireKey } from '../../graph/require-key';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const deviceResolvers: Resolvers = {
  Viewer: {
    devices: ({ own }) => own.devices.load(),
  },
  Device: {
    id: ({ id }) => nodeId('Device', id),
    lastSeenAt: ({ last_seen }) => last_seen,
  },
  Mutation: {
    revokeDevice: async (_root, { input: { deviceId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const id = requireKey('Device', deviceId, { field: 'device_id', code: 'NOT_FOUND' });
        await services.accounts.revokeDevice(caller, id);
        return { revoked: true, errors: [] };
      } catch (error) {
        const errors = formErrorsOf(error, locale).map((failure) =>
          failure.code === 'NOT_FOUND' ? { ...failure, field: 'deviceId' } : failure,
        );
        return { revoked: false, errors };
      }
    },
    signOutOtherDevices: async (_root, _args, { services, caller, locale }) => {
      try {
        await services.accounts.signOutOtherDevices(caller);
        return { signedOut: true, errors: [] };
      } catch (error) {
        return { signedOut: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
