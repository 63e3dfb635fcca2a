import { CARD_CHECK, CURRENCY } from '@sahra/schemas/constants';
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

const NAMED = [CURRENCY, CARD_CHECK.currency] as const;
const isNamed = (currency: string): currency is (typeof NAMED)[number] =>
  NAMED.some((named) => named === currency);

/** The one way money is written: `249 AED`, `249 درهمًا`. A currency without a name of ours is written by its code. */
export const useMoney = (): ((money: Money) => SpokenMoney) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (money) => {
    const digits = formatAmount(money, locale);
    const { currency } = money;
    const unit = isNamed(currency) ? t(`money.${currency}`, { count: majorUnits(money) }) : currency;
    return { digits, unit, text: `${isolate(digits)} ${unit}` };
  };
};
