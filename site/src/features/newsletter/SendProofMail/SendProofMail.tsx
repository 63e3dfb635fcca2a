import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useResendVerificationMutation } from '../../../shared/auth/resend-verification.mutation.generated';
import { isolate } from '../../../shared/i18n/isolate';
import { firstFailure } from '../../../shared/messages/first-failure';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';

/** Button that sends the mail with which a viewer proves their address. */
export const SendProofMail = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [resend] = useResendVerificationMutation();
  const [sending, setSending] = useState(false);

  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const { data } = await resend();
      const failure = firstFailure(data?.resendVerification);
      if (failure) showToast('failed', message(failure));
      else showToast('done', t('settings-newsletter.proofSent', { email: isolate(email) }));
    } catch {
      showToast('failed', message('UPSTREAM_UNAVAILABLE'));
    }
    setSending(false);
  };

  return (
    <Button look="ghost" size="small" busy={sending} onClick={() => void send()}>
      {t('settings-newsletter.verify')}
    </Button>
  );
};
