import { fireEvent, screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { AUTOPLAY_KEY } from '../../playback/autoplay-key';
import { hasAutoplayRequest, takeAutoplayRequest } from '../../playback/autoplay-request';
import { LocaleLink } from './LocaleLink';

beforeEach(() => {
  Object.assign(window, { ___navigate: jest.fn() });
  takeAutoplayRequest('');
});

const press = (to: string, plays: boolean, init: MouseEventInit = {}): void => {
  renderInPage(
    <LocaleLink to={to} plays={plays}>
      Watch
    </LocaleLink>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Watch' }), init);
};

test('a link that plays marks its video, also for a document that is loaded anew', () => {
  press('/watch/abc123?t=30', true);
  expect(hasAutoplayRequest('abc123')).toBe(true);
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBe('abc123');
  expect(takeAutoplayRequest('abc123')).toBe(true);
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBeNull();
});

test.each([
  ['a title', '/watch/abc123', false, {}],
  ['a press for a new tab', '/watch/abc123', true, { ctrlKey: true }],
  ['a way to another page', '/schedule/abc123', true, {}],
])('%s marks nothing', (_, to, plays, init) => {
  press(to, plays, init);
  expect(hasAutoplayRequest('abc123')).toBe(false);
});

test('a press on the document before is taken once, by the next one', async () => {
  sessionStorage.setItem(AUTOPLAY_KEY, 'abc123');
  await jest.isolateModulesAsync(async () => {
    const next = await import('../../playback/autoplay-request');
    expect(next.takeAutoplayRequest('abc123')).toBe(true);
  });
  expect(sessionStorage.getItem(AUTOPLAY_KEY)).toBeNull();
});
