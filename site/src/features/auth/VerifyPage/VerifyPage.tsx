import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { BrandLockup } from '../../../shared/chrome/BrandLockup/BrandLockup';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { isolate } from '../../../shared/i18n/isolate';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import type { PageContext } from '../../../shared/page/page-context';
import { useGuard } from '../../../shared/page/use-guard';
import { useStore } from '../../../shared/store/use-store';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { verificationMachine } from '../verification/verification.machine';
import { outcomeOf } from './outcome-of';
import { VerifyActions } from './VerifyActions';
import { VerifyOutcome } from './VerifyOutcome';
import * as styles from './VerifyPage.module.css';

interface Props extends Pick<PageContext<unknown>, 'redirectTo'> {
  brand: string;
}

/**
 * Page that the link of the verification mail opens. Its button verifies the address; only then is a signed-in viewer
 * redirected, as on every auth page.
 */
export const VerifyPage = ({ brand, redirectTo }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const signedIn = useStore(authState, null) !== null;
  const machine = useMemo(() => verificationMachine(locale), [locale]);
  const [snapshot, send] = useMachine(machine);
  const { email } = snapshot.context;
  const outcome = outcomeOf(snapshot.value);

  useEffect(() => {
    send({ type: 'OPEN', token: new URLSearchParams(window.location.search).get('token') });
  }, [send]);

  const over = outcome === 'verified' || outcome === 'already' || outcome === 'broken';
  useEffect(() => {
    if (!signedIn || !over) return;
    if (outcome === 'broken') showToast('failed', t('verify.brokenText'));
    else showToast('done', t(`verify.${outcome}`));
  }, [signedIn, over, outcome, t]);
  useGuard({ access: over ? 'guest' : 'public', redirectTo, page: 'auth-verify' });

  const address = isolate(email ?? '');
  const texts = {
    asking: t('verify.askingText', { brand: isolate(brand) }),
    verified: t('verify.verifiedText'),
    already: t('verify.verifiedText'),
    expired: email ? t('verify.expiredSend', { email: address }) : t('verify.expiredLogin'),
    sent: t('verify.sentText', { email: address }),
    away: t('verify.awayText'),
    broken: t('verify.brokenText'),
  };

  return (
    <div className={styles.page}>
      <LocaleLink to="/" className={styles.brand} aria-label={t('nav.brandHome', { brand })}>
        <BrandLockup brand={brand} />
      </LocaleLink>
      <div role="status" className={styles.told}>
        <VerifyOutcome
          key={outcome}
          outcome={outcome}
          title={t(outcome === 'asking' ? 'auth-verify.title' : `verify.${outcome}`)}
          text={texts[outcome]}
        >
          <VerifyActions
            outcome={outcome}
            signedIn={signedIn}
            busy={['verifying', 'refused', 'sending'].some((state) => state === snapshot.value)}
            failure={snapshot.context.failure}
            onSend={() => send({ type: 'SEND' })}
            onConfirm={() => send({ type: 'CONFIRM' })}
          />
          <LocaleLink to="/home" className={buttonClass('text')}>
            {t('error.home')}
          </LocaleLink>
        </VerifyOutcome>
      </div>
    </div>
  );
};
