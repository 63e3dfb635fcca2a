import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { startSession } from '../../../shared/auth/start-session';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { postOperation } from '../../../shared/graph/post-operation';
import { formatMoment } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import * as styles from './RecoverAccount.module.css';
import { RecoverAccountOperation } from './recover-account.mutation.generated';
import type { RecoveryOffer } from './recovery-offer';

interface Props {
  /** Recovery offer to show; null closes the dialog. */
  offer: RecoveryOffer | null;
  onClose: () => void;
}

/**
 * Dialog that offers to recover a deleted account. One press recovers the account and logs in; then the guard of
 * the page redirects the viewer to the home page.
 */
export const RecoverAccount = ({ offer, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const [recovering, setRecovering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const recover = async (recoveryToken: string): Promise<void> => {
    setRecovering(true);
    setFailure(null);
    try {
      const { recoverAccount } = await postOperation(
        RecoverAccountOperation,
        { input: { recoveryToken } },
        locale,
        null,
      );
      if (recoverAccount?.session) {
        showToast('done', t('recovery.recovered'));
        // The page that led to the login may be the one that deletes the account: the guard leads home instead.
        window.history.replaceState(window.history.state, '', window.location.pathname);
        startSession(recoverAccount.session);
        return;
      }
      setFailure(recoverAccount?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG');
    } catch {
      setFailure('UPSTREAM_UNAVAILABLE');
    }
    setRecovering(false);
  };

  const close = (): void => {
    setFailure(null);
    onClose();
  };

  return (
    <Dialog open={offer !== null} onClose={close} title={t('recovery.offer')}>
      {offer && (
        <div className={styles.offer}>
          <dl className={styles.account}>
            <dt>{t('recovery.account')}</dt>
            <dd>
              <bdi className={styles.name}>{offer.name}</bdi>
              <bdi dir="ltr">{offer.email}</bdi>
            </dd>
          </dl>
          <p>{t('recovery.offerUntil', { date: formatMoment(offer.recoveryEndsAt, locale) })}</p>
          <ZoneNote />
          <div role="alert">{failure && <Banner kind="failed">{message(failure)}</Banner>}</div>
          <div className={styles.ways}>
            <Button wide busy={recovering} onClick={() => void recover(offer.token)}>
              {t('recovery.recover')}
            </Button>
            <Button look="text" wide onClick={close}>
              {t('recovery.notNow')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
