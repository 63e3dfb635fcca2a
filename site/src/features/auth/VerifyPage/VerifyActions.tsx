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
  /** Whether what was pressed is under way. */
  busy: boolean;
  /** Error code of the last failed resend. */
  failure: string | null;
  onSend: () => void;
  onConfirm: () => void;
}

/** Returns the login address with this link as `callbackUrl`: after login the viewer can request another link. */
const loginAndBack = (): string => {
  const { pathname, search } = window.location;
  return `/auth/login?${new URLSearchParams({ callbackUrl: pathname + search })}`;
};

/** Button or link for the one action that fits the outcome of the verification. */
export const VerifyActions = ({ outcome, signedIn, busy, failure, onSend, onConfirm }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  if (outcome === 'asking' || outcome === 'away')
    return (
      <Button busy={busy} onClick={onConfirm}>
        {t(outcome === 'away' ? 'state.retry' : 'verify.confirm')}
      </Button>
    );
  if (outcome === 'expired' && signedIn)
    return (
      <>
        {failure && <Banner kind="failed">{message(failure)}</Banner>}
        <Button busy={busy} onClick={onSend}>
          {t('verify.send')}
        </Button>
      </>
    );
  if (signedIn || outcome === 'sent') return null;
  return (
    <LocaleLink
      to={outcome === 'expired' ? loginAndBack() : '/auth/login'}
      className={buttonClass('primary')}
    >
      {t('auth.login')}
    </LocaleLink>
  );
};
