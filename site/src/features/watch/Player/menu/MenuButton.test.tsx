import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderInPage } from '../../../../../testing/page';
import { MenuAction } from './MenuAction';
import { MenuButton } from './MenuButton';

const Settings = () => {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div data-player>
      <MenuButton name="Settings" icon="settings" layer={layer} open={open} onOpen={setOpen}>
        <MenuAction icon="sound" label="First" onChoose={() => undefined} />
        <MenuAction icon="sound" label="Last" onChoose={() => undefined} />
      </MenuButton>
      <div ref={setLayer} />
    </div>
  );
};

const sizes = (scrollHeight: number, clientHeight: number): void => {
  for (const [name, value] of Object.entries({ scrollHeight, clientHeight }))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
};
afterEach(() => {
  for (const name of ['scrollHeight', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('a menu that is cut shows on which side there is more', async () => {
  sizes(500, 200);
  renderInPage(<Settings />);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = screen.getByRole('menu');
  expect(menu).toHaveAttribute('data-below', 'true');
  expect(menu).toHaveAttribute('data-above', 'false');
  menu.scrollTop = 300;
  fireEvent.scroll(menu);
  expect(menu).toHaveAttribute('data-below', 'false');
  expect(menu).toHaveAttribute('data-above', 'true');
});

test('a menu that is seen whole shows none, and Escape returns to its button', async () => {
  sizes(200, 200);
  renderInPage(<Settings />);
  const button = screen.getByRole('button', { name: 'Settings' });
  await userEvent.click(button);
  expect(screen.getByRole('menu')).toHaveAttribute('data-below', 'false');
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Last' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});
