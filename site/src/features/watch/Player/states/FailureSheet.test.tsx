import { act, fireEvent, screen } from '@testing-library/react';

import { videoCard } from '../../../../../testing/catalogue';
import { renderInPage } from '../../../../../testing/page';
import type { Failure } from '../../../../shared/playback/failure';
import { FailureSheet } from './FailureSheet';

const NEXT = videoCard('next01', { title: 'Part two' });

const show = (failure: Failure, locale: 'en' | 'ar' = 'en', onRetry = jest.fn(async () => undefined)) => {
  renderInPage(<FailureSheet failure={failure} second={83} next={NEXT} onRetry={onRetry} />, locale);
  return onRetry;
};

/** Marks around the time, which keep its direction in a sentence of the other one. */
const TIME = '\u20681:23\u2069';

test.each([
  ['network', 'The connection was lost', `Check your network. It will go on from ${TIME}.`],
  ['access', 'Your access to this video has ended', `Try again to renew it. It will go on from ${TIME}.`],
  ['missing', 'This video is not available now', 'Try again in a while, or watch something else.'],
  ['format', 'This browser can’t play the video', 'Try again, or open the page in another browser.'],
] as const)('%s is said in English, with a way on', (failure, title, hint) => {
  const onRetry = show(failure);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByText(hint)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['network', 'انقطع الاتصال', `تحقّق من الشبكة، وسنتابع من ${TIME}.`],
  ['access', 'انتهت صلاحية مشاهدتك لهذا الفيديو', `حاول مرة أخرى لتجديدها، وسنتابع من ${TIME}.`],
  ['missing', 'الفيديو غير متاح حاليًا', 'حاول مرة أخرى بعد قليل، أو شاهد شيئًا آخر.'],
  ['format', 'لا يستطيع هذا المتصفح تشغيل الفيديو', 'حاول مرة أخرى، أو افتح الصفحة في متصفح آخر.'],
] as const)('%s is said in Arabic, with a way on', (failure, title, hint) => {
  const onRetry = show(failure, 'ar');
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByText(hint)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['missing', 1],
  ['format', 1],
  ['network', 0],
  ['access', 0],
] as const)('where a retry may not help, another video is offered: %s, %d', (failure, links) => {
  show(failure);
  expect(screen.queryAllByRole('link', { name: /Part two/ })).toHaveLength(links);
});

test('a lost network is tried again when the browser is online', async () => {
  const onRetry = show('network');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('what the network cannot cure is not tried again by itself', async () => {
  const onRetry = show('format');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(onRetry).not.toHaveBeenCalled();
});
