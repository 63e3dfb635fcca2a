import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isolate } from '../../../shared/i18n/isolate';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { failureCode } from '../failure-code';
import { useResendVerificationMutation } from '../../../shared/auth/resend-verification.mutation.generated';
import * as styles from './VerifiedRow.module.css';

/**
 * Row of the viewer's e-mail address with its verification state. While it is not verified, the verification
 * mail can be sent again.
 */
export const VerifiedRow = ({ email, verified }: { email: string; verified: boolean }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [resend, { loading }] = useResendVerificationMutation();
  const [sent, setSent] = useState(false);

  const send = async (): Promise<void> => {
    try {
      const { data } = await resend();
      const refusal = data?.resendVerification?.errors[0]?.code;
      if (refusal || !data?.resendVerification?.sent) {
        showToast('failed', message(refusal ?? 'SOMETHING_WENT_WRONG'));
        return;
      }
      setSent(true);
      showToast('done', t('settings-profile.mailSent', { email: isolate(email) }));
    } catch (error) {
      showToast('failed', message(failureCode(error)));
    }
  };

  return (
    <PanelRow
      icon={<SettingsIcon name="mail" />}
      title={t('field.email')}
      text={
        verified ? (
          <span className={styles.verified}>
            <Icon name="check" /> {t('settings-profile.verified')}
          </span>
        ) : (
          <span className={styles.open}>
            {sent ? t('settings-profile.lookForMail') : t('settings-profile.unverified')}
          </span>
        )
      }
      action={
        verified ? null : (
          <Button look="ghost" size="small" busy={loading} onClick={() => void send()}>
            {t('settings-profile.sendAgain')}
          </Button>
        )
      }
    />
  );
};
