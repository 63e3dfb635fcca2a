import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { digits } from './filler-words';

/** Cards of a watch page: the season, the next episode, related videos and those of the channel. */
const CARDS = { season: 8, related: 12, channel: 12 } as const;
const WIDTHS = [320, 640, 1280] as const;

const pictureOf = (name: string) => {
  const urlOf = (width: number, type: string): string =>
    `/uploads/${name}-wide_${width}_${digits(`${name}${width}${type}`)}.${type}`;
  return {
    url: urlOf(1280, 'webp'),
    width: 1280,
    height: 720,
    alt: `Stacks of coins for ${name}, each higher than the last`,
    tint: '#23455b',
    focus: null,
    renditions: WIDTHS.flatMap((width) =>
      ['avif', 'webp'].map((type) => ({
        url: urlOf(width, type),
        width,
        height: (width * 9) / 16,
        mimeType: `image/${type}`,
      })),
    ),
  };
};

const SHOW = { slug: 'night-market', title: 'Night Market', language: 'EN' };

const cardOf = (name: string) => ({
  id: digits(`id ${name}`),
  code: digits(name).slice(0, 8),
  title: `Where does a salary go in ${name}?`,
  language: 'EN',
  kind: 'EPISODE',
  live: false,
  liveState: null,
  premium: false,
  startsAt: null,
  endsAt: null,
  publishedAt: '2026-10-28T15:36:39.009Z',
  durationSeconds: 1320,
  episodeNumber: 1,
  thumbnail: pictureOf(digits(name)),
  portrait: null,
  show: SHOW,
});

const cardsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => cardOf(`${name} ${at}`));

const CHANNEL = { slug: 'smashi', name: 'Smashi', language: 'EN', light: false, icon: null };

const watchPageOf = (code: string) => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  video: {
    ...cardOf(code),
    code,
    description: 'Five people, one month and a shoebox of receipts each. '.repeat(4),
    recorded: true,
    chapters: [],
    views: 120,
    commentCount: 4,
    linearChannel: null,
    seasonEpisodes: cardsOf(`season of ${code}`, CARDS.season),
    next: cardOf(`next of ${code}`),
    related: { nodes: cardsOf(`related to ${code}`, CARDS.related) },
    channel: { ...CHANNEL, videos: { nodes: cardsOf('channel', CARDS.channel) } },
  },
});

/** Graph whose videos are all there, each with a record as large as those of the seeds. */
export const startFakeGateway = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = createServer(({ url = '' }, response) => {
    const asked = new URL(url, 'http://gateway.invalid').searchParams;
    const { code } = JSON.parse(asked.get('variables') ?? '{}') as { code?: string };
    const data = code === undefined ? { contentVersion: 1 } : watchPageOf(code);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, extensions: { locale: 'EN' } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
