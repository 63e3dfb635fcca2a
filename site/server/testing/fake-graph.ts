import type { Answer } from './fake-upstream';

type Variables = Record<string, unknown>;
export type Data = Record<string, unknown>;

/** Responses of the fake graph by operation name; `null` data causes a graph error. */
export type Operations = Record<string, (variables: Variables, locale: string) => Data | null>;

/** Whether this server posted it itself. */
const isPosted = (body: string): boolean => body.startsWith('{"operationName"');

const parameters = (url: string, body: string): { operationName: string; variables: Variables } => {
  if (isPosted(body)) return JSON.parse(body) as { operationName: string; variables: Variables };
  const query = new URL(url, 'http://graph.invalid').searchParams;
  return {
    operationName: query.get('operationName') ?? '',
    variables: JSON.parse(query.get('variables') ?? '{}') as Variables,
  };
};

/** Responds to persisted queries the way the gateway does; `isStale` tells whether it has only stale data. */
export const graphAnswer =
  (operations: Operations, isStale: (operationName: string) => boolean = () => false): Answer =>
  ({ url, headers, body }, response) => {
    if (!url.startsWith('/graphql?') && !isPosted(body)) {
      response.end('{}');
      return;
    }
    const { operationName, variables } = parameters(url, body);
    const data = operations[operationName]?.(variables, String(headers['x-localization']));
    response.setHeader('content-type', 'application/json');
    const extensions = isStale(operationName) ? { stale: true } : {};
    response.end(
      JSON.stringify(data ? { data, extensions } : { data: null, errors: [{ message: 'failed' }] }),
    );
  };

const NO_VIDEOS = { nodes: [] };

export const videoOf = (code: string, more: Data = {}): Data => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  video: {
    code,
    title: `Title of ${code}`,
    description: `What happens in ${code}`,
    language: 'EN',
    kind: 'EPISODE',
    live: false,
    liveState: null,
    recorded: true,
    premium: false,
    startsAt: null,
    endsAt: null,
    durationSeconds: 90,
    chapters: [],
    episodeNumber: 1,
    publishedAt: '2026-11-01T10:00:00.000Z',
    thumbnail: { url: '/uploads/poster.webp', alt: 'A lit alley', width: 1280, height: 720 },
    show: { slug: 'night-market', title: 'Night Market', language: 'EN', videos: NO_VIDEOS },
    channel: null,
    ...more,
  },
});

export const showOf = (slug: string): Data => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  metaTags: null,
  show: { slug, title: `Show ${slug}`, description: 'A show', language: 'EN', poster: null },
});

export const sportOf = (slug: string): Data => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  metaTags: null,
  sport: { slug, name: `Sport ${slug}`, description: 'A sport', language: 'EN', icon: null },
});

export const channelOf = (slug: string): Data => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  metaTags: null,
  channel: { slug, name: `Channel ${slug}`, description: null, language: 'EN', icon: null },
  page: null,
});

export const textOf = (slug: string, more: Data = {}): Data => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  metaTags: null,
  channel: null,
  page: {
    __typename: 'GenericPage',
    slug,
    title: `Text ${slug}`,
    language: 'EN',
    lead: null,
    body: '## Why\n\nThe first **sentence**. The second.',
    ...more,
  },
});
