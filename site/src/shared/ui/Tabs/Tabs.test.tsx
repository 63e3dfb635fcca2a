import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Tabs } from './Tabs';

const ITEMS = [
  { id: 'episodes', label: 'Episodes', count: 14 },
  { id: 'clips', label: 'Clips' },
  { id: 'more', label: 'More' },
];

const Chosen = () => {
  const [selected, select] = useState('episodes');
  return (
    <Tabs label="Videos" items={ITEMS} selected={selected} onSelect={select}>
      <p>{selected} are here</p>
    </Tabs>
  );
};

const show = (direction: 'ltr' | 'rtl') =>
  render(
    <div dir={direction}>
      <Chosen />
    </div>,
  );

beforeAll(() => {
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s the arrow keys go the way the page reads, and around its ends',
  async (direction, on, back) => {
    show(direction);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Episodes 14' })).toHaveFocus();
    await userEvent.keyboard(on);
    expect(screen.getByRole('tab', { name: 'Clips', selected: true })).toHaveFocus();
    await userEvent.keyboard(back);
    await userEvent.keyboard(back);
    expect(screen.getByRole('tab', { name: 'More', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Episodes 14');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('More');
  },
);

test('only the chosen tab is on the way of the Tab key, and names its panel', async () => {
  show('ltr');
  await userEvent.click(screen.getByRole('tab', { name: 'Clips' }));
  expect(screen.getByRole('tabpanel', { name: 'Clips' })).toHaveTextContent('clips are here');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});
