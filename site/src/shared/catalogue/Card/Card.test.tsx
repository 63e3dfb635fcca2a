import { screen } from '@testing-library/react';

import { showCard, videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { ShortCard } from '../ShortCard/ShortCard';
import { ShowCard } from '../ShowCard/ShowCard';
import { VideoCard } from '../VideoCard/VideoCard';

test('a video says its name first, then what it belongs to, then how long it is, in words', () => {
  renderInPage(
    <VideoCard
      video={videoCard('abc', {
        title: 'The Keys',
        episodeNumber: 4,
        durationSeconds: 2470,
        show: { __typename: 'Show', slug: 'quiet', title: 'The Quiet House', language: 'EN' },
      })}
    />,
  );
  const link = screen.getByRole('link', { name: /^The Keys.*The Quiet House.*Episode 4.*41 minutes$/ });
  expect(link).toHaveAttribute('href', '/en/watch/abc');
  expect(screen.getByText('41:10')).toHaveAttribute('dir', 'ltr');
});

test('in the list of its show a video does not name the show again', () => {
  renderInPage(
    <VideoCard
      ofShow
      video={videoCard('abc', {
        show: { __typename: 'Show', slug: 'quiet', title: 'The Quiet House', language: 'EN' },
      })}
    />,
  );
  expect(screen.queryByText('The Quiet House')).not.toBeInTheDocument();
});

test('an event that is on air has no running time', () => {
  renderInPage(
    <VideoCard video={videoCard('abc', { live: true, liveState: 'LIVE', durationSeconds: 3600 })} />,
  );
  expect(screen.queryByText('1:00:00')).not.toBeInTheDocument();
});

test('a show counts its episodes as its language counts, and marks a name in the other language', () => {
  renderInPage(<ShowCard show={showCard('a', { title: 'Respawn', premium: true })} />, 'ar');
  expect(screen.getByText('3 حلقات')).toBeInTheDocument();
  expect(screen.getByText('للمشتركين')).toBeInTheDocument();
  expect(screen.getByText('Respawn')).toHaveAttribute('lang', 'en');
});

test('a short leads to the shorts, on its own card and among other videos', () => {
  const short = videoCard('x3uk4p6c', { kind: 'SHORT' });
  renderInPage(
    <>
      <ShortCard video={short} />
      <VideoCard video={short} />
    </>,
    'ar',
  );
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', '/ar/shorts?c=x3uk4p6c');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
