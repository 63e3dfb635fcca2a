import { formErrorsOf } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const deviceResolvers: Resolvers = {
  Query: {
    devices: (_root, _args, { viewer }) => viewer?.devices.load() ?? null,
  },
  Device: {
    lastSeen: ({ last_seen }) => last_seen,
  },
  Mutation: {
    revokeDevice: async (_root, { id }, { services, caller, locale }) => {
      try {
        await services.accounts.revokeDevice(caller, id);
        return { revoked: true, errors: [] };
      } catch (error) {
        return { revoked: false, errors: formErrorsOf(error, locale) };
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
