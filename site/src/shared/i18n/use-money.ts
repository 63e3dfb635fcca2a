import { joinMoney, moneyParts } from '@sahra/schemas/format-money';
import type { Money, MoneyParts } from '@sahra/schemas/format-money';

import { isolate } from './isolate';
import { usePageLocale } from './locale-context';

interface SpokenMoney extends MoneyParts {
  /** Amount and currency, for use inside a sentence. */
  text: string;
}

/** Hook for money in the page's locale. Isolate `digits` with `<bdi dir="ltr">` where they stand alone. */
export const useMoney = (): ((money: Money) => SpokenMoney) => {
  const { locale } = usePageLocale();
  return (money) => {
    const { digits, unit } = moneyParts(money, locale);
    return { digits, unit, text: joinMoney({ digits: isolate(digits), unit }) };
  };
};
