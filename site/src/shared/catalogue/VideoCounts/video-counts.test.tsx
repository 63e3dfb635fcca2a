import { act, screen, waitFor } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { VideoCard } from '../VideoCard/VideoCard';
import { videoCounts } from './video-counts';

const node = (id: string, views: number | null, commentCount: number | null) => ({
  __typename: 'Video',
  id,
  views,
  commentCount,
});
const cards = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(
    <ul>
      <VideoCard video={videoCard('a', { episodeNumber: 1 })} />
      <VideoCard video={videoCard('b', { episodeNumber: 2 })} />
      <VideoCard video={videoCard('c')} />
    </ul>,
    locale,
  );

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) });
});
afterEach(() => {
  act(() => videoCounts.set(new Map()));
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('one late request brings the numbers of all cards; zero is not said, and no line is added', async () => {
  const log = fakeGraph({
    CardCounts: { nodes: [node('id-a', 12_400, 1), node('id-b', 0, null), node('id-c', 9, 9)] },
  });
  cards();
  expect(screen.queryByText(/view/)).not.toBeInTheDocument();
  expect(await screen.findByText('12,400 views')).toBeInTheDocument();
  expect(screen.getByText('1 comment')).toBeInTheDocument();
  expect(screen.getAllByText(/view|comment/)).toHaveLength(2);
  expect(log).toMatchObject([
    { name: 'CardCounts', method: 'GET', variables: { ids: ['id-a', 'id-b', 'id-c'] } },
  ]);
});

test('in Arabic they have their own plurals', async () => {
  fakeGraph({ CardCounts: { nodes: [node('id-a', 2, 3), node('id-b', 11, 100)] } });
  cards('ar');
  expect(await screen.findByText('مشاهدتان')).toBeInTheDocument();
  expect(screen.getByText('3 تعليقات')).toBeInTheDocument();
  expect(screen.getByText('11 مشاهدة')).toBeInTheDocument();
  expect(screen.getByText('100 تعليق')).toBeInTheDocument();
});

test('without an answer the cards are whole', async () => {
  const log = fakeGraph({ CardCounts: 'unreachable' });
  cards();
  await waitFor(() => expect(log).toHaveLength(1));
  await act(async () => {});
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
