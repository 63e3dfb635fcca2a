import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import type { ViewerNewsletterSchema } from './viewer-newsletter.schema';

export type ViewerNewsletter = Static<typeof ViewerNewsletterSchema>;

/** What a viewer's own address is subscribed to. Whoever has not proven that the address is theirs is told nothing of it. */
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
