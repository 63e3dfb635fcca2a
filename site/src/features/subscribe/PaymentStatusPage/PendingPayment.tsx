import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { startsSubscription } from '../../../shared/checkout/starts-subscription';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Star } from '../../../shared/ui/Star/Star';
import type { PaymentPurpose } from './payment-status.query.generated';
import * as styles from './PendingPayment.module.css';
import { UnfinishedPayment } from './UnfinishedPayment';

interface Props {
  /** True when the payment takes longer than usual. */
  late: boolean;
  /** True when the last request had no response. */
  away: boolean;
  /** Provider page that the viewer has not finished. */
  redirectUrl: string | null;
  /** Null until the first response. */
  purpose: PaymentPurpose | null;
  looking: boolean;
  onLook: () => void;
}

/** State of a pending payment: the reason, what follows, and the actions of the viewer. */
export const PendingPayment = ({ late, away, redirectUrl, purpose, looking, onLook }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  if (redirectUrl && !away) return <UnfinishedPayment redirectUrl={redirectUrl} purpose={purpose} />;
  const look = (
    <Button look="ghost" busy={looking} onClick={onLook}>
      {t('payment.look')}
    </Button>
  );
  if (away)
    return (
      <OutcomeFrame sign="error" title={t('payment.away')} actions={look}>
        <p>{message('UPSTREAM_UNAVAILABLE')}</p>
        <p>{t('payment.safe')}</p>
      </OutcomeFrame>
    );
  if (late)
    return (
      <OutcomeFrame
        sign="waiting"
        title={t('payment.late')}
        actions={
          <>
            {look}
            <LocaleLink to="/home" className={buttonClass('text')}>
              {t('landing.home')}
            </LocaleLink>
          </>
        }
      >
        <p>{t(startsSubscription(purpose) ? 'payment.lateText' : 'payment.lateTextRunning')}</p>
        <p>{t('payment.safe')}</p>
      </OutcomeFrame>
    );
  return (
    <OutcomeFrame sign="waiting" title={t('payment-status.title')}>
      <p className={styles.asking}>
        <Star motion="turn" className={styles.star} />
        {t('payment.asking')}
      </p>
    </OutcomeFrame>
  );
};
