import { useState } from 'react';

import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { DevicesDocument } from '../devices.query.generated';
import { failureCode } from '../failure-code';
import { useRevokeDeviceMutation } from '../revoke-device.mutation.generated';
import { useSignOutOtherDevicesMutation } from '../sign-out-other-devices.mutation.generated';

interface Answer {
  done: boolean;
  /** Error code. */
  refusal: string | undefined;
}

interface SignOutDevices {
  busy: boolean;
  /** Signs one device out. Returns true when it is signed out. */
  signOutOne: (id: string) => Promise<boolean>;
  /** Signs all other devices out. Returns true on success. */
  signOutOthers: () => Promise<boolean>;
}

const READ_AGAIN = { refetchQueries: [DevicesDocument], awaitRefetchQueries: true };

/**
 * Returns the calls that sign devices out. The list is reloaded after each call; failures are announced and can
 * be retried.
 */
export const useSignOutDevices = (): SignOutDevices => {
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const [revoke] = useRevokeDeviceMutation(READ_AGAIN);
  const [signOutOthers] = useSignOutOtherDevicesMutation(READ_AGAIN);

  const tried = async (call: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true);
    try {
      const { done, refusal } = await call();
      if (!done) showToast('failed', message(refusal ?? 'SOMETHING_WENT_WRONG'));
      return done;
    } catch (error) {
      showToast('failed', message(failureCode(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    signOutOne: (id) =>
      tried(async () => {
        const { data } = await revoke({ variables: { input: { deviceId: id } } });
        const refusal = data?.revokeDevice?.errors[0]?.code;
        // The device was signed out elsewhere in the meantime, so the goal is reached.
        return { done: data?.revokeDevice?.revoked === true || refusal === 'NOT_FOUND', refusal };
      }),
    signOutOthers: () =>
      tried(async () => {
        const { data } = await signOutOthers();
        return {
          done: data?.signOutOtherDevices?.signedOut === true,
          refusal: data?.signOutOtherDevices?.errors[0]?.code,
        };
      }),
  };
};
