import Fastify from 'fastify';

import { pay } from './pay';
import { read } from './read-upstreams';
import type { Named, ShowRow, VideoRow } from './read-upstreams';

const videoOf = ({ code, title, duration_seconds: durationSeconds }: VideoRow) => ({
  code,
  title,
  durationSeconds,
});

const home = async () => {
  const [groups, shows, videos] = await Promise.all([
    read<{ data: Named[] }[]>('cms', '/api/categories?type=channels'),
    read<ShowRow[]>('cms', '/api/shows?limit=12'),
    read<VideoRow[]>('cms', '/api/videos?limit=12'),
  ]);
  const channels = (groups[0]?.data ?? []).map(({ slug, name }) => ({ slug, name }));
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));
  return {
    channels: { nodes: channels },
    shows: {
      nodes: shows.map(({ slug, title, description, channel_slug: channel }) => ({
        slug,
        title,
        description,
        channel: channel === null ? null : (bySlug.get(channel) ?? null),
      })),
    },
    videos: { nodes: videos.map(videoOf) },
  };
};

const viewer = async (authorization: string) => {
  const [details, saved] = await Promise.all([
    read<{ name: string; email: string }>('accounts', '/api/details', authorization, 'POST'),
    read<{ code: string }[]>('accounts', '/api/watchlist', authorization),
  ]);
  const codes = saved.map(({ code }) => code).join(',');
  const videos = await read<VideoRow[]>('cms', `/api/videos?codes=${codes}`);
  const { name, email } = details;
  return { viewer: { name, email, watchlist: { nodes: videos.map(videoOf) } } };
};

/** The peer of the benchmark: a Fastify route that knows both operations and writes their answers by hand. */
const app = Fastify();
app.get('/graphql', async ({ headers, url }) => {
  pay(headers['x-forwarded-for'], url);
  const { authorization } = headers;
  return { data: authorization === undefined ? await home() : await viewer(authorization) };
});
app.get('/ready', () => ({ status: 'ready' }));

process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
