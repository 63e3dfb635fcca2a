const MONTH_LENGTH = 'YYYY-MM'.length;

/** Returns the month of `moment` in UTC, or one some months later, as a card's expiry date: `2029-08`. */
export const cardMonth = (moment: Date, later = 0): string =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later))
    .toISOString()
    .slice(0, MONTH_LENGTH);
