import { act, fireEvent, screen } from '@testing-library/react';

import { fakeMedia, playPlayer } from '../../../../../testing/player';

let tell: (available: boolean) => void;
const prompt = jest.fn(async () => undefined);
const cancelWatchAvailability = jest.fn(async () => undefined);

beforeEach(() => {
  fakeMedia();
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    configurable: true,
    value: {
      prompt,
      cancelWatchAvailability,
      watchAvailability: async (listener: typeof tell) => {
        tell = listener;
        return 7;
      },
    },
  });
});
afterEach(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote'));

test('a film that the browser plays itself can go to another screen, once there is one', async () => {
  await playPlayer();
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('menuitem', { name: 'Play on another screen' })).not.toBeInTheDocument();
  act(() => tell(true));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Play on another screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});
