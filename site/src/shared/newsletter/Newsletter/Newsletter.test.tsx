import { act, screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { Newsletter } from './Newsletter';

type Observed = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom has no layout: the test triggers the intersection itself. */
const observe = (): Observed => {
  const observers: Observed[] = [];
  class Observer {
    constructor(observed: Observed) {
      observers.push(observed);
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (entries) => observers.forEach((observed) => observed(entries));
};

test('says what it is at once, and brings its form when it comes near', async () => {
  const tell = observe();
  renderInPage(<Newsletter title="One letter, every Thursday" text="What to watch." />);
  const letter = within(screen.getByRole('region', { name: 'One letter, every Thursday' }));
  expect(letter.getByText('What to watch.')).toBeInTheDocument();
  act(() => tell([{ isIntersecting: false }]));
  expect(letter.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => tell([{ isIntersecting: true }]));
  expect(await letter.findByRole('textbox', { name: 'Email' })).toBeEnabled();
  expect(letter.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});
