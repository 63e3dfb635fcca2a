import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { Island } from '../page/Island/Island';
import { AUTOPLAY_KEY } from '../playback/autoplay-key';
import { EARLY_PRESS_SCRIPT } from './early-press-script';
import { replayEarlyPress } from './replay-early-press';

const sent = jest.fn();

/** Suppresses a warning for the pressed attribute, which only React's development build prints. */
const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label={name} suppressHydrationWarning onClick={() => setCount(count + 1)}>
      <svg aria-hidden="true" data-testid={`sign of ${name}`} />
      {count}
    </button>
  );
};

const Page = () => (
  <>
    <Counter name="menu" />
    <a href="#faq">Questions</a>
    <a href="#watch" data-plays="abc123">
      Play episode 1
    </a>
    <Island>
      <Counter name="star" />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <button type="submit" suppressHydrationWarning>
          Send
        </button>
      </form>
    </Island>
  </>
);

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(script);
});

/** The page as served, before its scripts load. */
beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  document.documentElement.setAttribute('data-unheard', '');
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
});

const scriptsCome = async (): Promise<void> => {
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was served');
  await act(async () => {
    hydrateRoot(root, <Page />);
    await Promise.resolve();
  });
  replayEarlyPress();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-unheard'));
};

test.each(['menu', 'star'])(
  'a press of %s before React listens is felt at once and answered once',
  async (name) => {
    fireEvent.click(screen.getByTestId(`sign of ${name}`));
    fireEvent.click(button(name));
    expect(button(name)).toHaveAttribute('data-pressed');
    expect(button(name)).toHaveTextContent('0');
    await scriptsCome();
    await waitFor(() => expect(button(name)).toHaveTextContent('1'));
    expect(button(name)).not.toHaveAttribute('data-pressed');
  },
);

test('of two buttons the last one pressed is answered', async () => {
  fireEvent.click(button('menu'));
  fireEvent.click(button('star'));
  expect(button('menu')).not.toHaveAttribute('data-pressed');
  await scriptsCome();
  await waitFor(() => expect(button('star')).toHaveTextContent('1'));
  expect(button('menu')).toHaveTextContent('0');
});

test('a form is sent by the page and not by the browser', async () => {
  expect(fireEvent.click(button('Send'))).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  await scriptsCome();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a link leads where it leads, with scripts and without', async () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Questions' }))).toBe(true);
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBeNull();
  await scriptsCome();
  expect(button('menu')).toHaveTextContent('0');
});

test('a link that plays says so to the next document, unless it is opened beside this one', async () => {
  const link = screen.getByRole('link', { name: 'Play episode 1' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBeNull();
  expect(fireEvent.click(link)).toBe(true);
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBe('abc123');
});

test('once React listens, presses are its own', async () => {
  await scriptsCome();
  fireEvent.click(button('menu'));
  fireEvent.click(button('menu'));
  expect(button('menu')).toHaveTextContent('2');
  expect(button('menu')).not.toHaveAttribute('data-pressed');
});
