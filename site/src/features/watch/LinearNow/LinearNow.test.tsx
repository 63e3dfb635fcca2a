import { act, screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import { chooseZone } from '../../../shared/clock/viewer-zone';
import { LinearNow } from './LinearNow';

const entry = (title: string, startsAt: string, endsAt: string) => ({
  __typename: 'ScheduleEntry',
  id: title,
  code: title.toLowerCase(),
  title,
  language: 'EN',
  startsAt: `2026-11-21T${startsAt}:00.000Z`,
  endsAt: `2026-11-21T${endsAt}:00.000Z`,
});
const answer = (nodes: unknown[]) => ({
  LinearNow: {
    video: {
      __typename: 'Video',
      code: 'live1',
      linearChannel: { __typename: 'Channel', slug: 'music', schedule: { nodes } },
    },
  },
});
const EVENING = [
  entry('Dusk', '17:30', '18:30'),
  entry('Night', '18:30', '20:00'),
  entry('Dawn', '22:30', '23:00'),
];

const VIDEO = { code: 'live1', title: 'The endless session', language: 'EN' as const };
const show = (locale: 'en' | 'ar' = 'en') => renderInPage(<LinearNow video={VIDEO} version={1} />, locale);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T18:29:30Z') });
  chooseZone('Asia/Dubai');
});
afterEach(() => jest.useRealTimers());

test('names what is on and what comes next, in the viewer’s zone', async () => {
  const log = fakeGraph(answer(EVENING));
  show();
  await wait(0);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['On now', 'Next']);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Dusk21:30–22:30',
    'Night22:30',
  ]);
  expect(screen.getByRole('link', { name: 'Dusk' })).toHaveAttribute('href', '/en/schedule/dusk');
  const asked = log.find(({ name }) => name === 'LinearNow');
  expect(asked?.variables).toMatchObject({ code: 'live1', from: '2026-11-21T18:00:00.000Z' });
});

test('says that the zone is a guess where the device names none', async () => {
  fakeGraph(answer(EVENING));
  const restore = forgetDeviceZone();
  show();
  expect(screen.getByText(/does not name its time zone/)).toBeVisible();
  await wait(0);
  expect(screen.getByText('Dusk')).toBeVisible();
  expect(screen.getByText(/does not name its time zone/)).toBeVisible();
  act(restore);
  expect(screen.queryByText(/does not name its time zone/)).not.toBeInTheDocument();
});

test('changes when the next programme begins, without a reload', async () => {
  fakeGraph(answer(EVENING));
  show('ar');
  await wait(0);
  expect(screen.getByText('يُعرض الآن').nextSibling).toHaveTextContent('Dusk');
  await wait(MINUTE_MS);
  expect(screen.getByText('يُعرض الآن').nextSibling).toHaveTextContent('Night22:30–00:00');
  expect(screen.getByText('التالي').nextSibling).toHaveTextContent('Dawn');
  expect(screen.getByText('التالي').nextSibling).toHaveTextContent('الأحد');
});

test('between programmes it names the channel’s own film; of two that overlap, the later', async () => {
  jest.setSystemTime(new Date('2026-11-21T21:00:00Z'));
  fakeGraph(answer(EVENING));
  const { unmount } = show();
  await wait(0);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'The endless session',
    'Dawn02:30',
  ]);
  unmount();
  jest.setSystemTime(new Date('2026-11-21T18:29:30Z'));
  fakeGraph(answer([entry('Long', '17:00', '20:00'), ...EVENING]));
  show();
  await wait(0);
  expect(screen.getByText('On now').nextSibling).toHaveTextContent('Dusk');
});

test.each([
  ['nothing is announced', answer([])],
  ['the graph is away', { LinearNow: 'unreachable' as const }],
])('when %s, there is nothing', async (_, replies) => {
  fakeGraph(replies);
  const { container } = show();
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  await wait(0);
  expect(container).toBeEmptyDOMElement();
});
