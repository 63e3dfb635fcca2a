import { CARD_CHECK } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMoney } from '../../../shared/i18n/use-money';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PayMark } from './PayMark';
import * as styles from './SubscribtionPage.module.css';

const APPLE_PAY = 'Apple Pay';

/** Page of the payment methods, each with its logos, and of the card check. */
export const SubscribtionPage = () => {
  const { t } = useTranslation();
  const check = useMoney()({ amount: CARD_CHECK.amountMinor, currency: CARD_CHECK.currency }).text;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('subscribtion.title')}</h1>
        <p className={styles.lead}>{t('subscribtion.lead')}</p>
      </div>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <div className={styles.marks}>
            <PayMark mark="visa" name="Visa" />
            <PayMark mark="mastercard" name="Mastercard" />
          </div>
          <h2 className={styles.name}>{t('subscribe.method.CARD')}</h2>
          <p>{t('subscribtion.card')}</p>
        </li>
        <li className={styles.way}>
          <div className={styles.marks}>
            <PayMark mark="applePay" name={APPLE_PAY} />
          </div>
          <h2 className={styles.name}>
            <bdi lang="en">{APPLE_PAY}</bdi>
          </h2>
          <p>{t('subscribtion.applePay')}</p>
        </li>
      </ul>
      <div className={styles.promise}>
        <h2 className={styles.name}>{t('subscribtion.promise')}</h2>
        <p>{t('subscribtion.checkText', { price: check })}</p>
        <p>{t('subscribe.hosted')}</p>
      </div>
      <p>
        <LocaleLink to="/subscribe" className={buttonClass('primary')}>
          {t('watch.plans')}
        </LocaleLink>
      </p>
    </div>
  );
};
