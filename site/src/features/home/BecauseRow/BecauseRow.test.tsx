import { act, screen, waitFor, within } from '@testing-library/react';

import { showCard } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { BecauseRow } from './BecauseRow';

const recommendation = (reason: 'WATCHED' | 'SAVED', ...slugs: string[]) =>
  ofViewer({
    recommendation: {
      __typename: 'Recommendation',
      reason,
      source: {
        __typename: 'Show',
        slug: 'slow-road',
        title: 'The Slow Road',
        language: 'EN',
        thumbnail: null,
      },
      shows: slugs.map((slug) => showCard(slug)),
    },
  });
const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
const placeAt = (y: number): void => void top.mockReturnValue({ top: y } as DOMRect);
const render = (shownBeside: string[] = [], locale: 'en' | 'ar' = 'en') =>
  renderInPage(
    <div>
      <BecauseRow shownBeside={shownBeside} />
      <p>The next row</p>
    </div>,
    locale,
  );
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  startSession(session(createAccessToken(600)) as never);
  placeAt(window.innerHeight + 1);
});
afterEach(() => act(clearSession));

test.each([
  ['WATCHED', 'en', 'Because you watched The Slow Road', /^Close to it/],
  ['SAVED', 'en', 'Because you saved The Slow Road', /^Close to it/],
  ['WATCHED', 'ar', 'لأنك شاهدت The Slow Road', /^برامج قريبة منه/],
] as const)('of %s in %s it says why', async (reason, locale, heading, why) => {
  fakeGraph({ Recommendation: recommendation(reason, 'a', 'b', 'c') });
  render([], locale);
  const row = await screen.findByRole('region');
  expect(
    within(row)
      .getByRole('heading', { level: 2 })
      .textContent.replace(/[\u2066-\u2069]/g, ''),
  ).toBe(heading);
  expect(within(row).getByText(why)).toBeInTheDocument();
  expect(hrefs()).toEqual(['a', 'b', 'c'].map((slug) => `/${locale}/shows/${slug}`));
});

test('no poster stands in it that a row beside it shows, and a row of fewer than three others is absent', async () => {
  const log = fakeGraph({ Recommendation: recommendation('WATCHED', 'a', 'b', 'c', 'd') });
  const { unmount } = render(['a']);
  await screen.findByRole('region');
  expect(hrefs()).toEqual(['/en/shows/b', '/en/shows/c', '/en/shows/d']);
  unmount();
  const { container } = render(['a', 'b']);
  await waitFor(() => expect(log).toHaveLength(2));
  await act(async () => {});
  expect(container).toHaveTextContent(/^The next row$/);
});

test('it moves nothing in sight: it opens only while its place is below the window', async () => {
  placeAt(300);
  fakeGraph({ Recommendation: recommendation('WATCHED', 'a', 'b', 'c') });
  render();
  await act(async () => {});
  expect(hrefs()).toEqual([]);
  placeAt(window.innerHeight + 1);
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(hrefs()).toHaveLength(3);
  });
});

test.each([
  ['nothing is recommended', ofViewer({ recommendation: null })],
  ['the graph is away', 'unreachable' as const],
])('when %s, there is no row', async (_when, reply) => {
  const log = fakeGraph({ Recommendation: reply });
  const { container } = render();
  await waitFor(() => expect(log).toHaveLength(1));
  await act(async () => {});
  expect(container).toHaveTextContent(/^The next row$/);
});
