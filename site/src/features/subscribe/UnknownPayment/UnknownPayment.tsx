import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';

/** Message shown when the address names no payment of this viewer. */
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
