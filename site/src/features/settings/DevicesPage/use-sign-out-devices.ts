import { useState } from 'react';

import { announce } from '../../../shared/messages/announce';
import { useMessage } from '../../../shared/messages/use-message';
import { DevicesDocument } from '../devices.query.generated';
import { failureCode } from '../failure-code';
import { useRevokeDeviceMutation } from '../revoke-device.mutation.generated';
import { useSignOutOtherDevicesMutation } from '../sign-out-other-devices.mutation.generated';

interface Answer {
  done: boolean;
  /** Code of what was refused. */
  refusal: string | undefined;
}

interface SignOutDevices {
  busy: boolean;
  /** Signs one device out. Answers whether it is out now. */
  signOutOne: (id: string) => Promise<boolean>;
  /** Signs all others out. Answers whether this one is the only one now. */
  signOutOthers: () => Promise<boolean>;
}

const READ_AGAIN = { refetchQueries: [DevicesDocument], awaitRefetchQueries: true };

/** The ways to sign devices out. The list is read again afterwards; what fails is said, and can be tried again. */
export const useSignOutDevices = (): SignOutDevices => {
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const [revoke] = useRevokeDeviceMutation(READ_AGAIN);
  const [signOutOthers] = useSignOutOtherDevicesMutation(READ_AGAIN);

  const tried = async (call: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true);
    try {
      const { done, refusal } = await call();
      if (!done) announce('failed', message(refusal ?? 'SOMETHING_WENT_WRONG'));
      return done;
    } catch (error) {
      announce('failed', message(failureCode(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    signOutOne: (id) =>
      tried(async () => {
        const { data } = await revoke({ variables: { id } });
        const refusal = data?.revokeDevice.errors[0]?.code;
        // It was signed out elsewhere meanwhile: that is what was wanted.
        return { done: data?.revokeDevice.revoked === true || refusal === 'NOT_FOUND', refusal };
      }),
    signOutOthers: () =>
      tried(async () => {
        const { data } = await signOutOthers();
        return {
          done: data?.signOutOtherDevices.signedOut === true,
          refusal: data?.signOutOtherDevices.errors[0]?.code,
        };
      }),
  };
};
