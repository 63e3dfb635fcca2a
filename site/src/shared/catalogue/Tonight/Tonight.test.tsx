import { screen, within } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { formatHour } from '../../i18n/format';
import { eveningOf } from './evening';
import { Tonight } from './Tonight';

const HOUR_MS = 3_600_000;
const entry = (title: string, from: number, to: number, live = false) => ({
  __typename: 'ScheduleEntry',
  id: title,
  title,
  language: 'EN',
  startsAt: new Date(Date.now() + from * HOUR_MS).toISOString(),
  endsAt: new Date(Date.now() + to * HOUR_MS).toISOString(),
  live,
  thumbnail: null,
  channel: { __typename: 'Channel', slug: 'music', name: 'Live Music', language: 'EN' },
  video: live ? { __typename: 'Video', code: 'derby' } : null,
});
const schedule = (...nodes: ReturnType<typeof entry>[]) => ({ schedule: { nodes } });

test('asks for the evening of the viewer’s clock', async () => {
  const asked = fakeGraph({ Tonight: schedule(entry('Metro Line', -1, 1)) });
  renderInPage(<Tonight title="Tonight, hour by hour" />);
  await screen.findByText('Metro Line');
  const { from, to } = eveningOf(new Date());
  expect(asked.map(({ variables }) => variables)).toEqual([
    { from: from.toISOString(), to: to.toISOString() },
  ]);
});

test('shows the hours in their order, says what is on, and leads to it', async () => {
  const nodes = [entry('Metro Line', -3, -1), entry('Derby Night', -1, 1, true), entry('Dawn Patrol', 1, 2)];
  fakeGraph({ Tonight: schedule(...nodes) });
  renderInPage(<Tonight title="Tonight, hour by hour" />);
  const slots = await screen.findAllByRole('listitem');
  expect(slots.map((slot) => within(slot).getByRole('time').textContent)).toEqual(
    nodes.map(({ startsAt }) => formatHour(startsAt)),
  );
  const [over, on] = slots.map((slot) => within(slot));
  expect(on?.getByText('Live now')).toBeInTheDocument();
  expect(on?.getByRole('link')).toHaveAttribute('href', '/en/watch/derby');
  expect(over?.queryByText(/now/)).not.toBeInTheDocument();
  expect(over?.getByRole('link')).toHaveAttribute('href', '/en/music');
});

test('keeps its room until the programme is known', () => {
  fakeGraph({ Tonight: () => new Promise(() => undefined) });
  renderInPage(<Tonight title="Tonight, hour by hour" />);
  expect(screen.getByRole('region', { name: 'Tonight, hour by hour' })).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['nothing is on', schedule(), 'Nothing is announced for this evening yet.'],
  ['it cannot be asked', 'unreachable' as const, 'This evening’s programme cannot be shown just now.'],
])('keeps its place and says so when %s', async (_, reply, words) => {
  fakeGraph({ Tonight: reply });
  renderInPage(<Tonight title="Tonight, hour by hour" />);
  expect(await screen.findByText(words)).toBeVisible();
  const row = screen.getByRole('region', { name: 'Tonight, hour by hour' });
  expect(row).toHaveAttribute('aria-busy', 'false');
  expect(within(row).queryByRole('list')).not.toBeInTheDocument();
});
