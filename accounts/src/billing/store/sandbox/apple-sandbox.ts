import { CompactSign, compactVerify, errors } from 'jose';

import type { Dependencies } from '../../../platform/dependencies';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { StoreEventType, StoreNotifications } from '../store-notification';
import type { SandboxPush } from './sandbox-push';
import { deriveStoreKeys } from './derive-store-keys';

/** Apple sends prices in thousandths of the currency unit. */
const MILLI_PER_MINOR = 10;

/** Type and subtype of App Store Server Notifications V2. */
const TYPES: Record<StoreEventType, string> = {
  subscribed: 'SUBSCRIBED',
  renewed: 'DID_RENEW',
  cancelled: 'DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_DISABLED',
  uncancelled: 'DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_ENABLED',
  in_grace: 'DID_FAIL_TO_RENEW GRACE_PERIOD',
  expired: 'EXPIRED',
  refunded: 'REFUND',
};

interface Notification {
  notificationType: string;
  subtype?: string;
  notificationUUID: string;
  signedDate: number;
  data: { signedTransactionInfo: string };
}

interface TransactionInfo {
  originalTransactionId: string;
  transactionId: string;
  productId: string;
  appAccountToken: string;
  purchaseDate: number;
  expiresDate: number;
  price: number;
  currency: string;
}

type Secret = Pick<Dependencies['config'], 'authSecret'>;

const sign = (payload: object, { authSecret }: Secret): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(deriveStoreKeys(authSecret, 'apple').privateKey);

/** Builds the body of a push in Apple's format: a JWS that contains another JWS. */
export const applePushBody = async (push: SandboxPush, config: Secret): Promise<string> => {
  const { purchase, ref, news, id, at } = push;
  const [notificationType = '', subtype] = TYPES[news].split(' ');
  const transaction: TransactionInfo = {
    originalTransactionId: ref,
    transactionId: purchase.transactionId,
    productId: purchase.productId,
    appAccountToken: purchase.accountToken,
    purchaseDate: Date.parse(purchase.startsAt),
    expiresDate: Date.parse(purchase.endsAt),
    price: purchase.amountMinor * MILLI_PER_MINOR,
    currency: purchase.currency,
  };
  const notification: Notification = {
    ...{ notificationType, ...(subtype !== undefined && { subtype }), notificationUUID: id },
    signedDate: Date.parse(at),
    data: { signedTransactionInfo: await sign(transaction, config) },
  };
  return JSON.stringify({ signedPayload: await sign(notification, config) });
};

const newsOf = ({ notificationType, subtype }: Notification): StoreEventType | undefined => {
  const type = [notificationType, subtype].filter(Boolean).join(' ');
  const known: [StoreEventType, string][] = Object.entries(TYPES) as [StoreEventType, string][];
  return known.find(([, name]) => name === type)?.[0];
};

/**
 * Creates the sandbox App Store: its pushes have Apple's format, but are signed with a sandbox key instead
 * of Apple's certificate chain.
 */
export const createAppleSandbox = ({ config }: Pick<Dependencies, 'config'>): StoreNotifications => {
  const { publicKey } = deriveStoreKeys(config.authSecret, 'apple');
  const opened = async <T>(jws: unknown): Promise<T> => {
    try {
      const { payload } = await compactVerify(String(jws), publicKey, { algorithms: ['ES256'] });
      // The signature is valid, so the payload has the form that applePushBody wrote.
      return JSON.parse(new TextDecoder().decode(payload)) as T;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new Refusal(400, 'SIGNATURE_INVALID');
      throw error;
    }
  };
  const jwsOf = (rawBody: Buffer): unknown => {
    try {
      const body: unknown = JSON.parse(rawBody.toString());
      return typeof body === 'object' && body !== null && 'signedPayload' in body ? body.signedPayload : '';
    } catch {
      return '';
    }
  };
  return {
    store: 'apple',
    read: async (rawBody) => {
      const notification = await opened<Notification>(jwsOf(rawBody));
      const transaction = await opened<TransactionInfo>(notification.data.signedTransactionInfo);
      const news = newsOf(notification);
      if (!news) return null;
      return {
        ...{ store: 'apple', id: notification.notificationUUID, at: new Date(notification.signedDate), news },
        storeRef: transaction.originalTransactionId,
        productId: transaction.productId,
        accountToken: transaction.appAccountToken,
        startsAt: new Date(transaction.purchaseDate),
        endsAt: new Date(transaction.expiresDate),
        transactionId: transaction.transactionId,
        amountMinor: Math.round(transaction.price / MILLI_PER_MINOR),
        currency: transaction.currency,
      };
    },
  };
};
