import { cleanEmail } from '@sahra/schemas/clean-email';
import { useState } from 'react';

import { submitErrors } from '../../../shared/form/submit-errors';
import { useChangeEmailMutation } from '../change-email.mutation.generated';
import { failureCode } from '../failure-code';
import { useRequestEmailCodeMutation } from '../request-email-code.mutation.generated';

/** New address and current password, as typed. */
export interface Wish {
  email: string;
  password: string;
}

type Failures = Promise<Record<string, string> | undefined>;

const UNKNOWN = [{ code: 'SOMETHING_WENT_WRONG', field: null }];
const MINUTE_S = 60;

/**
 * Two steps of a change of address: a code is mailed to the new one, then the code is entered. `sent` counts the
 * mails; 0 stands for the first step.
 */
export const useEmailChange = (onChanged: (email: string) => void) => {
  const [request] = useRequestEmailCodeMutation();
  const [change] = useChangeEmailMutation();
  const [wish, setWish] = useState<Wish>({ email: '', password: '' });
  const [sent, setSent] = useState(0);
  const [minutes, setMinutes] = useState(0);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);

  const ask = async (wanted: Wish): Failures => {
    setWish(wanted);
    try {
      const { data } = await request({
        variables: { input: { ...wanted, email: cleanEmail(wanted.email) } },
      });
      const seconds = data?.requestEmailCode?.expiresInSeconds;
      if (!seconds) return submitErrors(data?.requestEmailCode?.errors ?? UNKNOWN, ['email', 'password']);
      setMinutes(Math.round(seconds / MINUTE_S));
      setTriesLeft(null);
      setSent((count) => count + 1);
      return undefined;
    } catch (error) {
      return submitErrors([{ code: failureCode(error), field: null }], []);
    }
  };

  const confirm = async (code: string): Failures => {
    try {
      const { data } = await change({ variables: { input: { code } } });
      const email = data?.changeEmail?.viewer?.email;
      setTriesLeft(data?.changeEmail?.triesLeft ?? null);
      if (email === undefined) return submitErrors(data?.changeEmail?.errors ?? UNKNOWN, ['code']);
      onChanged(email);
      return undefined;
    } catch (error) {
      return submitErrors([{ code: failureCode(error), field: null }], []);
    }
  };

  return { wish, sent, minutes, triesLeft, ask, confirm, restart: () => setSent(0) };
};
