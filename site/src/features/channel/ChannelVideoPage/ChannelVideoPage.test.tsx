import { screen } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { ChannelVideoPage } from './ChannelVideoPage';
import type { ChannelVideoPageQuery } from './channel-video-page.query.generated';

type Data = ChannelVideoPageQuery;
type Video = NonNullable<NonNullable<Data['channel']>['onAir']>[number];

const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const video = (code: string, changes: Partial<Video> = {}): Video => ({
  ...videoCard(code),
  description: `What ${code} is about`,
  ...changes,
});
const room = (onAir: Video[], latest: Video[]): NonNullable<Data['channel']> => ({
  __typename: 'Channel',
  slug: 'padel',
  name: 'Padel',
  language: 'EN',
  light: null,
  videos: { __typename: 'VideoConnection', nodes: [videoCard('one1'), videoCard('two2')] },
  onAir,
  latest: { __typename: 'VideoConnection', nodes: latest },
});
const data = (changes: Partial<Data>): Data => ({
  contentVersion: 1,
  siteSettings: null,
  video: null,
  channel: null,
  ...changes,
});
const links = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('leads to the player of a video, to its channel and to more of it', () => {
  const { onAir, latest, ...channel } = room([], []);
  renderInPage(<ChannelVideoPage data={data({ video: { ...video('one1'), slug: 'one1', channel } })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Video one1' })).toBeInTheDocument();
  expect(links(/^Watch$/)).toEqual(['/en/watch/one1']);
  expect(links(/^Padel$/)).toEqual(['/en/padel']);
  expect(screen.getByRole('heading', { level: 2, name: 'More of Padel' })).toBeInTheDocument();
  expect(links(/^Video/)).toEqual(['/en/watch/two2']);
  expect([onAir, latest.nodes]).toEqual([[], []]);
});

test('of a channel it shows what is on air', () => {
  const live = video('live1', { live: true, liveState: 'LIVE', startsAt: at(-1), endsAt: at(1) });
  renderInPage(<ChannelVideoPage data={data({ channel: room([live], [video('new1')]) })} />, 'ar');
  expect(screen.getByRole('link', { name: 'مشاهدة البث' })).toHaveAttribute('href', '/ar/watch/live1');
});

test('when nothing is on air, it shows the newest video', () => {
  renderInPage(<ChannelVideoPage data={data({ channel: room([], [video('new1')]) })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Video new1' })).toBeInTheDocument();
});
