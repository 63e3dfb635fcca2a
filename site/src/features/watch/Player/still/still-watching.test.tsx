import { act, fireEvent, screen } from '@testing-library/react';
import { STILL_WATCHING_SECONDS } from '@sahra/schemas/constants';

import { fakeMedia, playPlayer } from '../../../../../testing/player';

beforeEach(fakeMedia);

test('a film that plays for nobody pauses and asks; Continue goes on', async () => {
  const video = await playPlayer();
  // At this rate one second of the film lasts a thousand seconds.
  Object.defineProperty(video, 'playbackRate', { value: 0.001 });
  act(() => {
    for (let second = 0; second <= STILL_WATCHING_SECONDS / 1000 + 2; second += 2) {
      video.currentTime = second;
      video.dispatchEvent(new Event('timeupdate'));
    }
  });
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Still watching?');
  const go = screen.getByRole('button', { name: 'Continue' });
  expect(go).toHaveFocus();
  fireEvent.click(go);
  expect(screen.queryByText('Still watching?')).not.toBeInTheDocument();
});
