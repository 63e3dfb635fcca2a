import { LOCALES } from '@sahra/schemas/constants';

import { CHANNELS } from '../../../seeds/channels';
import type { InBoth, ShowSeed } from '../../../seeds/seed-types';
import { SHOWS } from '../../../seeds/shows';
import { VIDEOS } from '../../../seeds/videos';
import { fillPlaceholders } from '../../placeholders/fill-placeholders';
import type { SearchDocument, SearchWords } from '../search-document';
import { recordFacets } from '../search-facets';
import { searchId } from '../search-documents.query';

type Texts = InBoth<{ title: string; description: string; people?: string }>;

const wordsOf = (texts: Texts): InBoth<SearchWords> => {
  const [en, ar] = LOCALES.map((locale) => ({
    title: fillPlaceholders(texts[locale].title, locale),
    description: fillPlaceholders(texts[locale].description, locale),
    people: texts[locale].people ?? '',
  })) as [SearchWords, SearchWords];
  return { en, ar };
};

const facts = { durationSeconds: null, premium: false } as const;

const channels = CHANNELS.map(({ slug, en, ar }) => ({
  slug,
  en: { title: en.name, description: en.description },
  ar: { title: ar.name, description: ar.description },
}));

const showOf = (slug: string): ShowSeed | undefined => SHOWS.find((show) => show.slug === slug);

const namesIn = (records: readonly ({ slug: string } & Texts)[], slug: string): string[] =>
  records.filter((record) => record.slug === slug).flatMap(({ en, ar }) => [en.title, ar.title]);

/** The seeded catalogue as search documents, without a database. */
export const seedDocuments = (): SearchDocument[] => [
  ...channels.map(({ slug, ...texts }): SearchDocument => ({
    ...facts,
    id: searchId('channel', slug),
    type: 'channel',
    key: slug,
    channel: slug,
    live: false,
    facets: recordFacets({ type: 'channel', channel: slug }),
    words: wordsOf(texts),
    belongsTo: [],
  })),
  ...SHOWS.map(({ slug, channel, sport, podcast, business, original, en, ar }): SearchDocument => ({
    ...facts,
    channel,
    live: false,
    facets: recordFacets({
      ...{ type: 'show', channel, sport, business, original },
      kinds: [podcast ? 'podcast' : 'series'],
    }),
    id: searchId('show', slug),
    type: 'show',
    key: slug,
    words: wordsOf({ en, ar }),
    belongsTo: namesIn(channels, channel),
  })),
  ...VIDEOS.flatMap(({ show, channel, videos }) =>
    videos.map(({ code, kind, live, episode, season, ...texts }): SearchDocument => ({
      ...facts,
      channel,
      live: live !== undefined,
      facets: recordFacets({
        ...{
          type: 'video',
          channel,
          episode,
          season: season ?? (kind === 'episode' && showOf(show)?.seasons ? 1 : null),
        },
        sport: showOf(show)?.sport,
        business: showOf(show)?.business,
        kinds: live ? [kind, 'live'] : [kind],
      }),
      id: searchId('video', code),
      type: 'video',
      key: code,
      words: wordsOf(texts),
      belongsTo: [...namesIn(SHOWS, show), ...namesIn(channels, channel)],
    })),
  ),
];
