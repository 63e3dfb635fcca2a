import { act, screen, waitFor, within } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { FollowedRow } from './FollowedRow';

const followed = (...codes: string[]) =>
  ofViewer({
    followedVideos: { __typename: 'VideoConnection', nodes: codes.map((code) => videoCard(code)) },
  });
const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
const placeAt = (y: number): void => void top.mockReturnValue({ top: y } as DOMRect);
const render = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(
    <div>
      <FollowedRow shownBeside={['beside1']} />
      <p>The next row</p>
    </div>,
    locale,
  );
const cards = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  startSession(session(createAccessToken(600)) as never);
  placeAt(window.innerHeight + 1);
});
afterEach(() => act(clearSession));

test.each([
  ['en', 'New from what you follow'],
  ['ar', 'جديد متابعاتك'],
] as const)('in %s it lists what is new and stands in no row beside it', async (locale, heading) => {
  fakeGraph({ FollowedVideos: followed('new01', 'beside1', 'new02', 'new03') });
  render(locale);
  const row = await screen.findByRole('region');
  expect(within(row).getByRole('heading', { level: 2 })).toHaveTextContent(heading);
  expect(cards()).toEqual(['new01', 'new02', 'new03'].map((code) => `/${locale}/watch/${code}`));
});

test('it moves nothing in sight: it opens only while its place is below the window', async () => {
  placeAt(300);
  fakeGraph({ FollowedVideos: followed('new01', 'new02', 'new03') });
  render();
  await act(async () => {});
  expect(cards()).toEqual([]);
  placeAt(window.innerHeight + 1);
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(cards()).toHaveLength(3);
  });
});

test.each([
  ['nothing is followed', followed()],
  ['the graph is away', 'unreachable' as const],
])('when %s, there is no row', async (_when, reply) => {
  const log = fakeGraph({ FollowedVideos: reply });
  const { container } = render();
  await waitFor(() => expect(log).toHaveLength(1));
  await act(async () => {});
  expect(container).toHaveTextContent(/^The next row$/);
});
