import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../../../testing/page';
import { IconButton } from './IconButton';

const tip = (): Element | null => document.querySelector('[data-control-tip]');
const show = (locale: 'en' | 'ar' = 'en', expanded?: boolean): HTMLElement => {
  renderInPage(
    <div data-player>
      <IconButton name="Pause" icon="pause" shortcut="k" aria-expanded={expanded} />
    </div>,
    locale,
  );
  return screen.getByRole('button', { name: 'Pause' });
};

test('under the mouse a control says what it does and which key does the same', async () => {
  const button = show();
  expect(tip()).toBeNull();
  await userEvent.hover(button);
  expect(tip()).toHaveTextContent('PauseK');
  expect(button).toHaveAttribute('aria-keyshortcuts', 'k');
  await userEvent.unhover(button);
  expect(tip()).toBeNull();
});

test('the keyboard sees it too, and Escape or a press takes it away', async () => {
  const button = show('ar');
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(tip()).toHaveAttribute('dir', 'rtl');
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await userEvent.hover(button);
  fireEvent.pointerDown(button);
  expect(tip()).toBeNull();
});

test('readers hear the name once, and an open menu has no label over it', async () => {
  const button = show('en', true);
  await userEvent.hover(button);
  expect(tip()).toBeNull();
  expect(button).toHaveAccessibleName('Pause');
  expect(button).toHaveAccessibleDescription('');
});
