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

test.each([
  ['en', 'WhatsApp', 'Harbour Cup'],
  ['ar', 'واتساب', 'كأس الميناء & أكثر'],
] as const)('WhatsApp gets the title and the chosen link, in a new tab (%s)', (locale, name, title) => {
  renderInPage(<SharePopup title={title} open onClose={() => undefined} />, locale);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const message = () => new URL(link.href).searchParams.get('text');
  expect(link.href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(message()).toBe(`${title}\nhttp://localhost/${locale}/watch/abc123`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.rel.split(' ')).toContain('noopener');
  fireEvent.click(screen.getByRole('radio', { checked: false }));
  expect(message()).toBe(`${title}\nhttp://localhost/${locale === 'en' ? 'ar' : 'en'}/watch/abc123`);
});
