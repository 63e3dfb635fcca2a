import { act, screen } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import { formatHour } from '../../i18n/format';
import { VideoBadges } from './VideoBadges';

const HOUR_MS = 3_600_000;
const fromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

test('what was to come when the page was built is live once its hour has passed', () => {
  renderInPage(
    <VideoBadges
      {...videoCard('a', { live: true, liveState: 'UPCOMING', startsAt: fromNow(-1), endsAt: fromNow(1) })}
    />,
  );
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(screen.queryByText('Soon')).not.toBeInTheDocument();
});

test('what was live is over once its end has passed', () => {
  renderInPage(
    <VideoBadges
      {...videoCard('a', { live: true, liveState: 'LIVE', startsAt: fromNow(-3), endsAt: fromNow(-1) })}
    />,
  );
  expect(screen.getByText('Ended')).toBeInTheDocument();
});

test('what is to come within a day says its hour, by the viewer’s clock', () => {
  const startsAt = fromNow(2);
  renderInPage(<VideoBadges {...videoCard('a', { live: true, liveState: 'UPCOMING', startsAt })} />, 'ar');
  expect(screen.getByText('قريبًا')).toBeInTheDocument();
  expect(screen.getByText(formatHour(startsAt))).toHaveAttribute('dir', 'ltr');
});

test('an hour whose zone is only a guess is left out: a card has no room to say so', () => {
  const restore = forgetDeviceZone();
  const startsAt = fromNow(2);
  renderInPage(<VideoBadges {...videoCard('a', { live: true, liveState: 'UPCOMING', startsAt })} />);
  expect(screen.getByText('Soon')).toHaveTextContent(/^Soon$/);
  act(restore);
  expect(screen.getByText('Soon')).toHaveTextContent(formatHour(startsAt));
});

test('a later day’s hour would mislead', () => {
  const startsAt = fromNow(50);
  renderInPage(<VideoBadges {...videoCard('a', { live: true, liveState: 'UPCOMING', startsAt })} />);
  expect(screen.getByText('Soon')).toBeInTheDocument();
  expect(screen.queryByText(formatHour(startsAt))).not.toBeInTheDocument();
});

test('is new for a week, and premium before new', () => {
  const { unmount } = renderInPage(<VideoBadges {...videoCard('a', { publishedAt: fromNow(-24) })} />);
  expect(screen.getByText('New')).toBeInTheDocument();
  unmount();
  renderInPage(<VideoBadges {...videoCard('b', { publishedAt: fromNow(-24), premium: true })} />);
  expect(screen.getByText('Premium')).toBeInTheDocument();
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test('says nothing of what is neither', () => {
  const { container } = renderInPage(<VideoBadges {...videoCard('a')} />);
  expect(container).toHaveTextContent('');
});
