import { formErrorsOf } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const codeResolvers: Resolvers = {
  Query: {
    referralCode: (_root, _args, { viewer }) => viewer?.referralCode.load() ?? null,
  },
  Mutation: {
    checkPromoCode: async (_root, { input: { code, planId } }, { services, caller, locale }) => {
      try {
        const quote = await services.accounts.checkPromoCode(caller, { code, plan_id: planId });
        return { quote, errors: [] };
      } catch (error) {
        return { quote: null, errors: formErrorsOf(error, locale) };
      }
    },
    activateVoucher: async (_root, { code }, { services, caller, locale }) => {
      try {
        return { grant: await services.accounts.activateVoucher(caller, code), errors: [] };
      } catch (error) {
        return { grant: null, errors: formErrorsOf(error, locale) };
      }
    },
    activateReferralCode: async (_root, { code }, { services, caller, locale }) => {
      try {
        await services.accounts.activateReferralCode(caller, code);
        return { activated: true, errors: [] };
      } catch (error) {
        return { activated: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  VoucherGrant: {
    planId: ({ plan_id }) => plan_id,
    endsAt: ({ ends_at }) => ends_at,
  },
  PromoQuote: {
    priceBefore: ({ price_before, currency }) => ({ amount: price_before, currency }),
    priceAfter: ({ price_after, currency }) => ({ amount: price_after, currency }),
  },
};
