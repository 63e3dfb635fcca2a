import { randomCode } from '../../platform/text/random-code';

const LENGTH = 8;

/** A new referral code; 30^8 of them exist, so that guessing a friend's is hopeless. */
export const newReferralCode = (): string => randomCode(LENGTH);
