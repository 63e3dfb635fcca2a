import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';

/** No payment of this viewer is meant. */
export const UnknownPayment = () => {
  const { t } = useTranslation();
  return (
    <OutcomeFrame
      sign="empty"
      title={t('payment.unknown')}
      actions={
        <LocaleLink to="/subscribe" className={buttonClass('primary')}>
          {t('watch.plans')}
        </LocaleLink>
      }
    >
      <p>{t('payment.unknownText')}</p>
    </OutcomeFrame>
  );
};
