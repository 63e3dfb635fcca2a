import { act, screen } from '@testing-library/react';

import { videoCard } from '../../../../../testing/catalogue';
import { renderInPage } from '../../../../../testing/page';
import { updatePlayerPreferences } from '../preferences/player-preferences';
import { Ended } from './Ended';

const NEXT = videoCard('next01', { title: 'Part two' });

test('with “Play next” off nothing counts down, and the next video is one press away', () => {
  updatePlayerPreferences({ playNext: false });
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Part two/ })).toHaveAttribute('href', '/en/watch/next01');
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeInTheDocument();
  act(() => updatePlayerPreferences({ playNext: true }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});
