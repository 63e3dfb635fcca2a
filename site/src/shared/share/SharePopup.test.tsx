import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderInPage } from '../../../testing/page';
import { toasts } from '../messages/toasts';
import { SharePopup } from './SharePopup';

const clipboard = (writeText: (text: string) => Promise<void>): void =>
  void Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

beforeEach(() => {
  window.history.replaceState({}, '', '/en/watch/abc123?t=5');
  toasts.set([]);
});

test('copying says "Link copied" and closes', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  const close = jest.fn();
  renderInPage(<SharePopup title="Harbour Cup" open onClose={close} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Arabic' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(copied).toEqual(['http://localhost/ar/watch/abc123']);
  expect(toasts.get()).toMatchObject([{ kind: 'done', text: 'Link copied' }]);
});

test('where copying is not allowed the link is selected, and that is said', async () => {
  clipboard(() => Promise.reject(new DOMException('denied')));
  const close = jest.fn();
  renderInPage(<SharePopup title="Harbour Cup" open onClose={close} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/The link is selected/)).toBeInTheDocument();
  const field = screen.getByLabelText<HTMLInputElement>('Link');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(close).not.toHaveBeenCalled();
});

test('the second of the video can go with it', () => {
  const { container } = renderInPage(
    <video>
      <track kind="captions" />
    </video>,
  );
  const video = container.querySelector('video');
  Object.defineProperty(video, 'currentTime', { value: 65 });
  renderInPage(<SharePopup title="Harbour Cup" open onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /1:05/ }));
  expect(screen.getByLabelText('Link')).toHaveValue('http://localhost/en/watch/abc123?t=65');
});
