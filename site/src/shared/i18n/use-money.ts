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
  /** Amount without currency, for large display: isolate it with `<bdi dir="ltr">`. */
  digits: string;
  /** Currency name in the grammatical form that matches the number. */
  unit: string;
  /** Amount and currency, for use inside a sentence. */
  text: string;
}

const NAMED = [CURRENCY, CARD_CHECK.currency] as const;
const isNamed = (currency: string): currency is (typeof NAMED)[number] =>
  NAMED.some((named) => named === currency);

/**
 * Hook for the only money format of the site: `249 AED`, `249 درهمًا`. A currency without a translated name is
 * shown with its ISO code.
 */
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
