import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { Payment } from '../payment/payment';
import type { Money } from '../payment/payment-provider';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** Message of the service itself in the inbox of support, about this viewer. */
    'support-case': { viewerId: string | null; locale: Locale; content: string };
  }
}

export type SupportNews =
  | 'refund'
  | 'refund_failed'
  | 'dispute_open'
  | 'dispute_won'
  | 'dispute_lost'
  | 'fraud_warning'
  | 'other_provider';

/** What became of the subscription that the payment belongs to; `none` when it does not run, or never did. */
export type Aftermath = 'held' | 'goes_on' | 'ended' | 'none';

/** Support reads either language of the desk, so a case has both. */
const TEXTS: Record<SupportNews, Record<Locale, (amount: string) => string>> = {
  refund: {
    en: (amount) => `Refunded at the payment provider: ${amount}.`,
    ar: (amount) => `أُعيد عند مزوّد الدفع مبلغ ${amount}.`,
  },
  refund_failed: {
    en: (amount) =>
      `A refund of ${amount} did not reach the card; the money is with us. Ask the viewer whether to send it another way.`,
    ar: (amount) =>
      `لم يصل مبلغ ${amount} المُعاد إلى البطاقة وعاد إلينا. اسأل المشاهد هل نرسله إليه بطريقة أخرى.`,
  },
  dispute_open: {
    en: (amount) => `The bank disputes ${amount}. Answer it at the payment provider in time.`,
    ar: (amount) => `يعترض البنك على ${amount}. ردّوا عليه لدى مزوّد الدفع قبل انتهاء مهلته.`,
  },
  dispute_won: {
    en: (amount) => `The dispute of ${amount} was decided for us.`,
    ar: (amount) => `حُسم الاعتراض على ${amount} لصالحنا.`,
  },
  dispute_lost: {
    en: (amount) => `The dispute of ${amount} is lost.`,
    ar: (amount) => `خسرنا الاعتراض على ${amount}.`,
  },
  fraud_warning: {
    en: (amount) =>
      `The bank suspects that the payment of ${amount} is fraud. Nothing has changed yet: a refund at the payment provider now avoids a dispute.`,
    ar: (amount) =>
      `يشتبه البنك في أن دفعة ${amount} احتيال. لم يتغير شيء بعد، وإعادة المبلغ الآن لدى مزوّد الدفع تجنّبنا اعتراضًا.`,
  },
  other_provider: {
    en: (amount) =>
      `${amount} waits: it belongs to a payment provider that is no longer in use. A viewer who enters a card again goes on; a refund has to be made at that provider by hand.`,
    ar: (amount) =>
      `مبلغ ${amount} معلّق لأنه يخص مزوّد دفع لم نعد نستخدمه. يستمر المشاهد إذا أدخل بطاقته من جديد، أما إعادة المبلغ فتتم يدويًا لدى ذلك المزوّد.`,
  },
};

const AFTERMATHS: Record<Aftermath, Record<Locale, string>> = {
  held: {
    en: 'The viewer keeps their access, and nothing is charged until the bank has decided.',
    ar: 'يبقى للمشاهد حق المشاهدة ولا يُخصم شيء حتى يُحسم الاعتراض.',
  },
  goes_on: { en: 'The subscription goes on as before.', ar: 'يستمر الاشتراك كما كان.' },
  ended: {
    en: 'The subscription has ended, and nothing is charged any more.',
    ar: 'انتهى الاشتراك ولن يُخصم شيء بعد الآن.',
  },
  none: { en: 'No subscription runs on this payment.', ar: 'لا يوجد اشتراك قائم على هذه الدفعة.' },
};

interface Case {
  /** Tells cases apart: the same one is told once. */
  key: string;
  news: SupportNews;
  /** Null when the news are not about a subscription. */
  aftermath?: Aftermath | null;
  payment: Pick<Payment, 'viewer_id' | 'locale' | 'provider'>;
  money: Money;
  /** What it is called at the provider; null when there is nothing yet. */
  providerRef: string | null;
  now: Date;
}

/** Opens a case in the inbox of support, once. */
export const tellSupport = (
  trx: Transaction<Tables>,
  { key, news, aftermath = null, payment, money: { amountMinor, currency }, providerRef, now }: Case,
): Promise<void> => {
  const source = [payment.provider, providerRef].filter((part) => part !== null).join(' ');
  const sentences = (locale: Locale): string => {
    const said = TEXTS[news][locale](formatMoney({ amount: amountMinor, currency }, locale));
    return aftermath === null ? said : `${said} ${AFTERMATHS[aftermath][locale]}`;
  };
  return enqueueJob(trx, {
    kind: 'support-case',
    key,
    payload: {
      viewerId: payment.viewer_id,
      locale: payment.locale,
      content: [sentences('en'), sentences('ar'), source].join('\n'),
    },
    runAt: now,
  });
};
