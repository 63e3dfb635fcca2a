import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { renderInPage } from '../../../testing/page';
import { Toasts } from '../ui/Toasts/Toasts';
import { lazyPart } from './lazy-part';
import { PartFailedToast } from './PartFailed/PartFailedToast';
import type { PartFailure } from './PartFailed/PartFailed';

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;
const FAILED = 'This part of the page did not load.';

let comes: boolean;
let fetched: number;
const load = async (): Promise<typeof Part> => {
  fetched += 1;
  await Promise.resolve();
  if (!comes) throw new Error('Loading chunk 7 failed.');
  return Part;
};

/** A page with an opener, which shows the part on each press. */
const renderPage = (Failed?: ComponentType<PartFailure>): void => {
  const Lazy = lazyPart(load, Failed);
  const Page = () => {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Open
        </button>
        {presses > 0 && (
          <Suspense fallback={<p>Waiting</p>}>
            <Lazy key={presses} name="Sahra" />
          </Suspense>
        )}
        <Toasts />
      </>
    );
  };
  renderInPage(<Page />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  comes = false;
  fetched = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('code that does not come leaves the page as it is, and is fetched again by a press', async () => {
  renderPage();
  await press('Open');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(fetched).toBe(1);
  comes = true;
  await press('Try again');
  expect(await screen.findByText('Part of Sahra')).toBeVisible();
  expect(fetched).toBe(2);
});

test('the second time it offers to load the page: an old tab asks for what is no longer there', async () => {
  renderPage();
  await press('Open');
  await screen.findByText(FAILED);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(fetched).toBe(2);
});

test('whoever opens the part again fetches it again, too', async () => {
  renderPage();
  await press('Open');
  await screen.findByText(FAILED);
  comes = true;
  await press('Open');
  expect(await screen.findByText('Part of Sahra')).toBeVisible();
  await press('Open');
  expect(await screen.findByText('Part of Sahra')).toBeVisible();
  expect(fetched).toBe(2);
});

test('a part without a place says so in a toast, from which it is fetched again', async () => {
  renderPage(PartFailedToast);
  await press('Open');
  expect(await screen.findByText(FAILED)).toBeVisible();
  comes = true;
  await press('Try again');
  expect(await screen.findByText('Part of Sahra')).toBeVisible();
});
