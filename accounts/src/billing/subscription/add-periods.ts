const MONTHS_OF_YEAR = 12;

/**
 * The instant `count` calendar months or years after `anchor`, in UTC and at its time of day. Always counted from the anchor:
 * what begins on the 31st ends on the last day of a shorter month, and on the 31st again after it.
 */
export const addPeriods = (anchor: Date, period: 'month' | 'year', count: number): Date => {
  const month = anchor.getUTCMonth() + count * (period === 'year' ? MONTHS_OF_YEAR : 1);
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCMonth(month, Math.min(anchor.getUTCDate(), lastDay));
  return end;
};
