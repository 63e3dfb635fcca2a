import type { AccountsCalls } from './accounts-calls';
import type {
  PromoQuestion,
  PromoQuoteRecord,
  ReferralCodeRecord,
  VoucherGrantRecord,
} from './accounts-records';
import type { CallerReading } from './caller';

/** Promo, voucher and referral codes. */
export const createCodesCalls = ({ callAsViewer }: AccountsCalls) => ({
  referralCode: async (caller: CallerReading): Promise<ReferralCodeRecord> =>
    (await callAsViewer<{ data: ReferralCodeRecord }>(caller, { path: '/api/referral_code' })).body.data,
  checkPromoCode: async (caller: CallerReading, question: PromoQuestion): Promise<PromoQuoteRecord> => {
    const request = { method: 'POST', path: '/api/promo_code', json: question } as const;
    return (await callAsViewer<{ data: PromoQuoteRecord }>(caller, request)).body.data;
  },
  activateVoucher: async (caller: CallerReading, code: string): Promise<VoucherGrantRecord> => {
    const request = { method: 'POST', path: '/api/voucher/activate', json: { code } } as const;
    return (await callAsViewer<{ data: VoucherGrantRecord }>(caller, request)).body.data;
  },
  activateReferralCode: async (caller: CallerReading, code: string): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/referral_code/activate', json: { code } });
  },
});
