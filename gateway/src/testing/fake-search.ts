import type { SearchResultRecord } from '../upstreams/cms/cms-records';
import type { Catalogue } from './catalogue';
import type { FakeResponse, FakeCall } from './fake-upstream';

interface Found extends SearchResultRecord {
  text: string;
}

/** Finds records whose title contains the query. The quality of the search is tested in the cms. */
const found = ({ shows, videos, channels }: Catalogue, query: string): Found[] =>
  [
    ...shows.map(({ slug, title }): Found => ({ type: 'show', key: slug, text: title })),
    ...videos.map(({ code, title }): Found => ({ type: 'video', key: code, text: title })),
    ...channels.map(({ slug, name }): Found => ({ type: 'channel', key: slug, text: name })),
  ].filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()));

/** `GET api/search` of the fake; `slip` is always corrected to `show`, and `dragon` left out. */
export const fakeSearch = (catalogue: Catalogue, { query }: FakeCall): FakeResponse => {
  const slip = query['q'] === 'slip';
  const words = (query['q'] ?? '').split(' ');
  const kept = words.filter((word) => word !== 'dragon').join(' ');
  const all = found(catalogue, slip ? 'show' : kept);
  const chosen = all.filter(({ type }) => !query['type'] || type === query['type']);
  const from = Number(query['cursor'] ?? 0);
  const to = from + Number(query['limit'] ?? 20);
  const countOf = (wanted: Found['type']): number => all.filter(({ type }) => type === wanted).length;
  return {
    body: {
      data: chosen.slice(from, to).map(({ type, key }) => ({ type, key })),
      meta: {
        next: to < chosen.length ? String(to) : null,
        corrected_query: slip ? 'show' : null,
        omitted_words: words.filter((word) => word === 'dragon'),
        counts: { show: countOf('show'), video: countOf('video'), channel: countOf('channel') },
      },
    },
  };
};

/** `GET api/suggest` of the fake. */
export const fakeSuggest = (catalogue: Catalogue, { query }: FakeCall): FakeResponse => ({
  body: { data: found(catalogue, query['q'] ?? '').slice(0, Number(query['limit'] ?? 6)) },
});
