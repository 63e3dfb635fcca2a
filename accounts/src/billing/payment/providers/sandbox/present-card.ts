import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { changeSandboxPayment } from './change-sandbox-payment';
import { refuseTry } from './refuse-try';
import type { SandboxBehaviour } from './sandbox-behaviour';
import type { SandboxCard } from './sandbox-cards';
import type { SandboxPayment } from './sandbox.tables';
import { takeMoney } from './take-money';

const REFUSED: Partial<Record<SandboxBehaviour, PaymentFailure>> = {
  declined: 'DECLINED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired: 'CARD_EXPIRED',
};

/** Applies the card's behaviour to a payment whose card holder is present. */
export const presentCard = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { card, now }: { card: SandboxCard; now: Date },
): Promise<void> => {
  const { behaviour, brand, last4 } = card;
  const reason = REFUSED[behaviour];
  if (reason) await refuseTry(trx, payment, { reason, now });
  else if (behaviour === 'challenge')
    await changeSandboxPayment(trx, payment, { state: 'challenge', behaviour, brand, last4 });
  else await takeMoney(trx, payment, { card, now });
};
