/** Codes to try out; they exist only where SEED_DEVELOPMENT is set. */
export const DEVELOPMENT_PROMO_CODE = { code: 'SAHRA20', percent: 20, periods: 1 } as const;

/** Each start makes it unused again. */
export const DEVELOPMENT_VOUCHER = { code: 'SAHRA7DAYS', planId: 'month-without-ads', days: 7 } as const;
