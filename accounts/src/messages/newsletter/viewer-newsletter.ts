import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import type { ViewerNewsletterSchema } from './viewer-newsletter.schema';

export type ViewerNewsletter = Static<typeof ViewerNewsletterSchema>;

/**
 * Reads what a viewer's address is subscribed to. Returns no categories while the address is unverified, because it
 * may belong to somebody else.
 */
export const readViewerNewsletter = async (queries: Queries, viewerId: string): Promise<ViewerNewsletter> => {
  const { email, verified_at, categories } = await queries
    .selectFrom('viewers')
    .leftJoin('newsletter_subscriptions as newsletter', (join) =>
      join.onRef('newsletter.email_key', '=', 'viewers.email_key').on('newsletter.ended_at', 'is', null),
    )
    .select(['viewers.email', 'viewers.verified_at', 'newsletter.categories'])
    .where('viewers.id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const verified = verified_at !== null;
  return { email, verified, categories: verified ? (categories ?? []) : [] };
};
