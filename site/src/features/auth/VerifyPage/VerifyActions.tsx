import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import type { Outcome } from './outcome-of';

interface Props {
  outcome: Outcome;
  signedIn: boolean;
  sending: boolean;
  /** Why another link was not sent. */
  failure: string | null;
  onSend: () => void;
  onRetry: () => void;
}

/** Back to this link after logging in: then another one can be sent. */
const loginAndBack = (): string => {
  const { pathname, search } = window.location;
  return `/auth/login?${new URLSearchParams({ callbackUrl: pathname + search })}`;
};

/** The one thing to do about what became of the link. */
export const VerifyActions = ({ outcome, signedIn, sending, failure, onSend, onRetry }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  if (outcome === 'away') return <Button onClick={onRetry}>{t('state.retry')}</Button>;
  if (outcome === 'expired' && signedIn)
    return (
      <>
        {failure && <Banner kind="failed">{message(failure)}</Banner>}
        <Button busy={sending} onClick={onSend}>
          {t('verify.send')}
        </Button>
      </>
    );
  if (signedIn || outcome === 'working' || outcome === 'sent') return null;
  return (
    <LocaleLink
      to={outcome === 'expired' ? loginAndBack() : '/auth/login'}
      className={buttonClass('primary')}
    >
      {t('auth.login')}
    </LocaleLink>
  );
};
