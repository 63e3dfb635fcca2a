import { act, screen, within } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import { formatHour } from '../../../shared/i18n/format';
import { OnAir } from './OnAir';

const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const event = (code: string, from: number, to: number | null) => ({
  __typename: 'Video',
  code,
  title: `Live ${code}`,
  language: 'EN',
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
  thumbnail: null,
});
const entry = (title: string, from: number, to: number, code: string | null = null) => ({
  __typename: 'ScheduleEntry',
  id: title,
  code: title,
  title,
  language: 'EN',
  startsAt: at(from),
  endsAt: at(to),
  live: false,
  thumbnail: null,
  video: code === null ? null : { __typename: 'Video', code, thumbnail: null },
});
const answer = (liveNow: unknown[], nodes: unknown[]) => ({
  OnAir: { channel: { __typename: 'Channel', slug: 'padel', liveNow, schedule: { nodes } } },
});

const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(<OnAir slug="padel" name="Padel" newest={videoCard('newest1')} />, locale);
const band = () => screen.getByRole('region', { name: 'On air' });

test('keeps its room until it is known what is on', () => {
  fakeGraph({ OnAir: () => new Promise(() => undefined) });
  show();
  expect(band()).toHaveAttribute('aria-busy', 'true');
});

test('shows the live event with its end, and the next three with their hours', async () => {
  const nodes = [
    entry('Final', -1, 1, 'final1'),
    entry('One', 2, 3),
    entry('Two', 3, 4, 'two2'),
    entry('Three', 4, 5),
    entry('Four', 5, 6),
  ];
  fakeGraph(answer([event('final1', -1, 4000)], nodes));
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Live final1' })).toBeInTheDocument();
  expect(screen.getByText(`until ${formatHour(nodes[0]?.endsAt ?? '')}`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '/en/watch/final1');
  expect(screen.getByRole('heading', { level: 3, name: 'Then on Padel, your time' })).toBeInTheDocument();
  const slots = within(band()).getAllByRole('listitem');
  expect(slots.map((slot) => within(slot).getByText(/One|Two|Three|Four/).textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  expect(slots[1]).toHaveTextContent(formatHour(nodes[2]?.startsAt ?? ''));
  expect(
    within(band())
      .getAllByRole('button')
      .map((bell) => bell.getAttribute('aria-label')),
  ).toEqual(['Remind me: One', 'Remind me: Two', 'Remind me: Three']);
  expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/en/watch/two2');
});

test('hours whose zone is only a guess have a note, and the newest video has none', async () => {
  const restore = forgetDeviceZone();
  fakeGraph(answer([], [entry('First', 1, 2)]));
  const { unmount } = show();
  expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument();
  expect(screen.getByText(/does not name its time zone/)).toBeVisible();
  unmount();
  fakeGraph(answer([], []));
  show();
  expect(await screen.findByText('Newest')).toBeInTheDocument();
  expect(screen.queryByText(/does not name its time zone/)).not.toBeInTheDocument();
  act(restore);
});

test('an event that goes on for days names no end', async () => {
  fakeGraph(answer([event('endless', -1, 4000)], []));
  show();
  expect(await screen.findByText('Live')).toBeInTheDocument();
  expect(screen.queryByText(/^until/)).not.toBeInTheDocument();
  expect(screen.getByText('Nothing more is announced yet.')).toBeInTheDocument();
});

test('when nothing is on, the next programme stands first and is not named twice', async () => {
  const nodes = [entry('First', 1, 2, 'first1'), entry('Second', 2, 3)];
  fakeGraph(answer([], nodes));
  show('ar');
  expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('التالي')).toHaveTextContent(formatHour(nodes[0]?.startsAt ?? ''));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'تذكير' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('link', { name: 'مشاهدة' })).toHaveAttribute('href', '/ar/watch/first1');
});

test.each([
  ['nothing is announced', answer([], [])],
  ['nobody can say', { OnAir: 'unreachable' as const }],
])('when %s, the newest video stands there', async (_, replies) => {
  fakeGraph(replies);
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Video newest1' })).toBeInTheDocument();
  expect(screen.getByText('Newest')).toBeInTheDocument();
});
