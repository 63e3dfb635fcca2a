import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { declineCard } from './decline-card';
import type { SandboxBehaviour } from './sandbox-behaviour';
import type { SandboxCard } from './sandbox-cards';
import type { SandboxPayment } from './sandbox.tables';
import { succeedSandboxPayment } from './succeed-sandbox-payment';
import { updateSandboxPayment } from './update-sandbox-payment';

const REFUSED: Partial<Record<SandboxBehaviour, PaymentFailure>> = {
  declined: 'DECLINED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired: 'CARD_EXPIRED',
};

/** Applies the card's behaviour to a payment whose card holder is present. */
export const applyCardBehaviour = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { card, now }: { card: SandboxCard; now: Date },
): Promise<void> => {
  const { behaviour, brand, last4, fingerprint } = card;
  const reason = REFUSED[behaviour];
  if (reason) await declineCard(trx, payment, { reason, now });
  else if (behaviour === 'challenge')
    await updateSandboxPayment(trx, payment, { state: 'challenge', behaviour, brand, last4, fingerprint });
  else await succeedSandboxPayment(trx, payment, { card, now });
};
