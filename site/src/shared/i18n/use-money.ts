import { CURRENCY } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { formatAmount, majorUnits } from './format';
import { isolate } from './isolate';
import { usePageLocale } from './locale-context';

interface Money {
  amount: number;
  currency: string;
}

interface SpokenMoney {
  /** The digits alone, for where they are set large: isolate them by `<bdi dir="ltr">`. */
  digits: string;
  /** The currency's name in the form that goes with the digits. */
  unit: string;
  /** Both, for use inside a sentence. */
  text: string;
}

/** The one way money is written: `249 AED`, `249 درهمًا`. A currency without a name of ours is written by its code. */
export const useMoney = (): ((money: Money) => SpokenMoney) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (money) => {
    const digits = formatAmount(money, locale);
    const unit = money.currency === CURRENCY ? t('money.AED', { count: majorUnits(money) }) : money.currency;
    return { digits, unit, text: `${isolate(digits)} ${unit}` };
  };
};
