import { errors, jwtVerify, SignJWT } from 'jose';

import type { Dependencies } from '../../../platform/dependencies';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { StoreEventType, StoreNotifications } from '../store-notification';
import type { SandboxPush } from './sandbox-push';
import { deriveStoreKeys } from './derive-store-keys';

const BEARER = /^Bearer (\S+)$/i;
const TOKEN_LIVES_S = 3600;

/** `notificationType` of Google Play's Real-time developer notifications. */
const TYPES: Record<StoreEventType, number> = {
  renewed: 2,
  cancelled: 3,
  subscribed: 4,
  in_grace: 6,
  uncancelled: 7,
  refunded: 12,
  expired: 13,
};

interface PubSubMessage {
  message: { messageId: string; data: string };
}

interface DeveloperNotification {
  eventTimeMillis: string;
  subscriptionNotification: { notificationType: number; purchaseToken: string };
}

/**
 * Builds a push in the format of Pub/Sub, with the token that authenticates the sender. Its data only names
 * the purchase; the rest is looked up.
 */
export const googlePush = async (
  { id, at, news, ref }: SandboxPush,
  { config, now }: { config: Pick<Dependencies['config'], 'authSecret' | 'ownUrl'>; now: Date },
): Promise<{ body: string; headers: Record<string, string> }> => {
  const notification: DeveloperNotification = {
    eventTimeMillis: String(Date.parse(at)),
    subscriptionNotification: { notificationType: TYPES[news], purchaseToken: ref },
  };
  const data = Buffer.from(JSON.stringify(notification)).toString('base64');
  const body: PubSubMessage = { message: { messageId: id, data } };
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(config.ownUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIVES_S)
    .sign(deriveStoreKeys(config.authSecret, 'google').privateKey);
  return { body: JSON.stringify(body), headers: { authorization: `Bearer ${token}` } };
};

const newsOf = (type: number): StoreEventType | undefined => {
  const known: [StoreEventType, number][] = Object.entries(TYPES) as [StoreEventType, number][];
  return known.find(([, number]) => number === type)?.[0];
};

/**
 * Creates the sandbox Google Play. Like Google's, its pushes only name a purchase; the details are read from
 * the store.
 */
export const createGoogleSandbox = ({
  config,
  database: { queries },
  clock,
}: Pick<Dependencies, 'config' | 'database' | 'clock'>): StoreNotifications => {
  const { publicKey } = deriveStoreKeys(config.authSecret, 'google');
  const admit = async (authorization: string | undefined): Promise<void> => {
    const token = BEARER.exec(authorization ?? '')?.[1] ?? '';
    const rules = { algorithms: ['ES256'], audience: config.ownUrl, currentDate: clock() };
    try {
      await jwtVerify(token, publicKey, rules);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new Refusal(400, 'SIGNATURE_INVALID');
      throw error;
    }
  };
  const purchaseOf = (ref: string) =>
    queries.selectFrom('sandbox_purchases').selectAll().where('ref', '=', ref).executeTakeFirst();
  return {
    store: 'google',
    read: async (rawBody, { authorization }) => {
      await admit(authorization);
      // The sender is authenticated, so the body has the form that googlePush wrote.
      const { message } = JSON.parse(rawBody.toString()) as PubSubMessage;
      const { eventTimeMillis, subscriptionNotification } = JSON.parse(
        Buffer.from(message.data, 'base64').toString(),
      ) as DeveloperNotification;
      const news = newsOf(subscriptionNotification.notificationType);
      const purchase = await purchaseOf(subscriptionNotification.purchaseToken);
      if (!news || !purchase) return null;
      return {
        ...{ store: 'google', id: message.messageId, at: new Date(Number(eventTimeMillis)), news },
        ...{ storeRef: purchase.ref, productId: purchase.product_id, accountToken: purchase.viewer_id },
        ...{ startsAt: purchase.starts_at, endsAt: purchase.ends_at },
        ...{ transactionId: purchase.transaction_id, amountMinor: purchase.amount_minor },
        currency: purchase.currency,
      };
    },
  };
};
