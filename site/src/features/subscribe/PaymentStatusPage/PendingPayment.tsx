import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Star } from '../../../shared/ui/Star/Star';
import * as styles from './PendingPayment.module.css';

interface Props {
  /** True when the payment takes longer than usual. */
  late: boolean;
  /** True when the last request had no response. */
  away: boolean;
  /** Provider page that the viewer has not finished. */
  redirectUrl: string | null;
  looking: boolean;
  onLook: () => void;
}

/** State of a pending payment: the reason, what follows, and the actions of the viewer. */
export const PendingPayment = ({ late, away, redirectUrl, looking, onLook }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  if (redirectUrl && !away)
    return (
      <OutcomeFrame
        sign="waiting"
        title={t('payment.unfinished')}
        actions={
          <>
            <a href={redirectUrl} className={buttonClass('primary')}>
              {t('payment.goOn')}
            </a>
            <LocaleLink to="/subscribe" className={buttonClass('ghost')}>
              {t('payment.otherPlan')}
            </LocaleLink>
          </>
        }
      >
        <p>{t('payment.unfinishedText')}</p>
      </OutcomeFrame>
    );
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
        <p>{t('payment.lateText')}</p>
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
