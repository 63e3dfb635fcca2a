import { localeName } from '../../graph/locale';
import type { ManifestoTopic, Resolvers } from '../../graph/resolver-types.generated';
import type { ManifestoSectionRecord } from '../../upstreams/cms/cms-records';
import { pageId } from '../page/page-id';

const TOPICS = {
  'branded-content': 'BRANDED_CONTENT',
  podcasts: 'PODCASTS',
  newsletter: 'NEWSLETTER',
  'connected-tv': 'CONNECTED_TV',
  'in-stream': 'IN_STREAM',
} as const satisfies Record<ManifestoSectionRecord['topic'], ManifestoTopic>;

export const manifestoResolvers: Resolvers = {
  ManifestoPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    closingTitle: ({ closing_title }) => closing_title,
    closingText: ({ closing_text }) => closing_text,
    actionLabel: ({ action_label }) => action_label,
  },
  ManifestoSection: {
    topic: ({ topic }) => TOPICS[topic],
    thumbnail: ({ picture }) => picture,
  },
};
