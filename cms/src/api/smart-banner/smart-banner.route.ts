import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { Refusal } from '../../rest/refusal';
import { wordsParameters } from '../../rest/join-words.sql';
import { SmartBannerSchema, type SmartBanner } from './smart-banner.schema';

/** Words and addresses have a single row each, so the join needs no key. */
const SELECT = `
  SELECT w.title, w.text, w.action_label, w.locale,
    nullif(s.app_store_url, '') AS app_store_url, nullif(s.google_play_url, '') AS google_play_url
  FROM content.smart_banners w
  LEFT JOIN content.app_stores s ON true
  WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
  ORDER BY array_position($1::text[], w.locale::text) LIMIT 1`;

export const smartBannerRoute = defineRoute({
  schema: {
    operationId: 'getSmartBanner',
    path: '/api/smart_banner',
    summary: 'App banner',
    description: 'What invites viewers with a phone to install the app, and where the stores have it.',
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: SmartBannerSchema }),
    localized: true,
    refusals: { 404: 'Not published in the languages asked for.' },
  },
  handle: async ({ reading }) => {
    const [data] = await reading.database.rows<SmartBanner>(SELECT, wordsParameters(reading));
    if (!data) throw new Refusal(404, 'NOT_FOUND');
    return { data };
  },
});
