import type { TestCard } from '../../../testing/provider-harness';

interface Refused {
  code: string;
  decline_code?: string;
}

export interface StripeTestCard {
  last4: string;
  /** Decline while the card holder is present. */
  refused?: Refused;
  /** Decline of an off-session charge. */
  refusedLater?: Refused;
  asksHolder?: boolean;
}

/** Payment methods that exist under these names in Stripe's test mode; only those that the contract needs. */
export const STRIPE_TEST_CARDS: Readonly<Record<string, StripeTestCard>> = {
  pm_card_visa: { last4: '4242' },
  pm_card_chargeDeclined: {
    last4: '0002',
    refused: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  pm_card_chargeDeclinedInsufficientFunds: {
    last4: '9995',
    refused: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  pm_card_chargeDeclinedExpiredCard: {
    last4: '0069',
    refused: { code: 'expired_card' },
  },
  pm_card_authenticationRequired: {
    last4: '3184',
    asksHolder: true,
    refusedLater: { code: 'authentication_required' },
  },
  pm_card_chargeCustomerFail: {
    last4: '0341',
    refusedLater: { code: 'card_declined', decline_code: 'generic_decline' },
  },
};

/** Token of each test card, by its behaviour. */
export const STRIPE_TOKENS: Record<TestCard, string> = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  insufficientFunds: 'pm_card_chargeDeclinedInsufficientFunds',
  expired: 'pm_card_chargeDeclinedExpiredCard',
  challenge: 'pm_card_authenticationRequired',
  declinedLater: 'pm_card_chargeCustomerFail',
};
