import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { FORM_ERROR } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { submitErrors } from '../../../shared/form/submit-errors';
import { TextField } from '../../../shared/form/TextField/TextField';
import { isolate } from '../../../shared/i18n/isolate';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { useActivateReferralCodeMutation } from './activate-referral-code.mutation.generated';

interface Values {
  code?: string;
}

const validate = ({ code }: Values): Record<string, string | undefined> => ({
  code: codeKeyOf(code) ? undefined : 'REFERRAL_REQUIRED',
});

/**
 * Maps failures to form errors. `RATE_LIMITED` and `SESSION_REQUIRED` keep their own message; any other failure
 * shows the one of docs/product/messages.md, with its reason at the field where it is known.
 */
const failuresOf = (failures: readonly { code: string; field: string | null }[]) => {
  const errors = submitErrors(failures, ['code']);
  const limited = errors[FORM_ERROR] === 'RATE_LIMITED' || errors[FORM_ERROR] === 'SESSION_REQUIRED';
  return limited ? errors : { ...errors, [FORM_ERROR]: 'CODE_ACTIVATION_FAILED' };
};

interface Props {
  /** Code of the friend whom the viewer named before; null until then. */
  named: string | null;
}

/** Form for a friend's referral code. It can be used once only, and is remembered. */
export const FriendCodeForm = ({ named }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [activate] = useActivateReferralCodeMutation();
  const [friend, setFriend] = useState(named);
  const [justNow, setJustNow] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  // The focused form is unmounted, so the result takes the focus.
  useEffect(() => {
    if (justNow) done.current?.focus();
  }, [justNow]);

  const submit = async ({ code = '' }: Values) => {
    try {
      const { data } = await activate({ variables: { input: { code: code.trim() } } });
      const answer = data?.activateReferralCode;
      if (!answer?.activated) return failuresOf(answer?.errors ?? []);
    } catch {
      return failuresOf([]);
    }
    setFriend(codeKeyOf(code));
    setJustNow(true);
    showToast('done', message('CODE_ACTIVATED'));
    return undefined;
  };

  if (friend !== null)
    return (
      <div ref={done} tabIndex={-1}>
        <Banner kind="done">{t('referral.noted', { code: isolate(friend) })}</Banner>
      </div>
    );
  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('referral.activate')}>
          <TextField
            name="code"
            label={t('referral.friendCode')}
            hint={t('referral.hint')}
            latin
            autoComplete="off"
          />
        </FormFrame>
      )}
    </Form>
  );
};
