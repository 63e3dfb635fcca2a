import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { MANAGE_SUBSCRIPTION } from '../../../shared/checkout/payment-address';
import { startsSubscription } from '../../../shared/checkout/starts-subscription';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import type { PaymentPurpose } from './payment-status.query.generated';

interface Props {
  /** Provider page that still waits for the viewer. */
  redirectUrl: string;
  purpose: PaymentPurpose | null;
}

/** Payment that the viewer left on the provider's page: how to go on, and what to do instead. */
export const UnfinishedPayment = ({ redirectUrl, purpose }: Props) => {
  const { t } = useTranslation();
  const methodChange = purpose === 'METHOD_CHANGE';
  const instead = startsSubscription(purpose)
    ? { to: '/subscribe', label: t('payment.otherPlan') }
    : { to: MANAGE_SUBSCRIPTION, label: t(methodChange ? 'payment.keepMethod' : 'subscribe.manage') };
  return (
    <OutcomeFrame
      sign="waiting"
      title={t(methodChange ? 'payment.methodUnfinished' : 'payment.unfinished')}
      actions={
        <>
          <a href={redirectUrl} className={buttonClass('primary')}>
            {t(methodChange ? 'payment.goOnMethod' : 'payment.goOn')}
          </a>
          <LocaleLink to={instead.to} className={buttonClass('ghost')}>
            {instead.label}
          </LocaleLink>
        </>
      }
    >
      <p>{t(methodChange ? 'payment.methodUnfinishedText' : 'payment.unfinishedText')}</p>
    </OutcomeFrame>
  );
};
