import { cleanEmail } from '@sahra/schemas/clean-email';
import { useTranslation } from 'react-i18next';

import { isolate } from '../../../shared/i18n/isolate';
import { showToast } from '../../../shared/messages/toasts';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import { FirstPassword } from '../ChangePasswordPage/FirstPassword';
import { AddressForm } from './AddressForm';
import * as styles from './EmailChange.module.css';
import { EmailCodeForm } from './EmailCodeForm';
import { useEmailChange } from './use-email-change';

interface Props {
  email: string;
  hasPassword: boolean;
  builtPaths: readonly string[];
  onClose: () => void;
}

/** Dialog that changes the address in two steps. Viewers without a password set one first. */
export const EmailChangeDialog = ({ email, hasPassword, builtPaths, onClose }: Props) => {
  const { t } = useTranslation();
  const { wish, sent, minutes, triesLeft, ask, confirm, restart } = useEmailChange((changed) => {
    showToast('done', t('account.emailChanged', { email: isolate(changed) }));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={t('account.emailTitle')}>
      <div className={styles.steps}>
        {!hasPassword && <FirstPassword email={email} builtPaths={builtPaths} />}
        {hasPassword && sent === 0 && (
          <>
            <p className={styles.note}>{t('account.emailLead')}</p>
            <AddressForm current={email} wish={wish} onAsk={ask} />
          </>
        )}
        {hasPassword && sent > 0 && (
          <>
            <p className={styles.note} role="status">
              {t('delete-account.codeSent', { email: isolate(cleanEmail(wish.email)), count: minutes })}
            </p>
            <EmailCodeForm key={sent} triesLeft={triesLeft} onConfirm={confirm} onBack={restart} />
          </>
        )}
      </div>
    </Dialog>
  );
};
