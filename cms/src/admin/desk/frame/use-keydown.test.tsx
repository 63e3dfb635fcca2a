/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { createRoot } from 'react-dom/client';

import { useKeydown } from './use-keydown';

/** Runs outside `act`, as a browser does: `act` would end every effect before the first key. */
test('a key is heard as soon as the screen is there', async () => {
  const keys: string[] = [];
  const Screen = () => {
    useKeydown(({ key }) => keys.push(key));
    return <h1>Screen</h1>;
  };
  const place = document.createElement('div');
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }));
      resolve();
    }).observe(place, { childList: true });
  });
  const root = createRoot(place);
  root.render(<Screen />);
  await drawn;
  expect(keys).toEqual(['p']);
  root.unmount();
});
