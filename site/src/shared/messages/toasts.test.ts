/** @jest-environment node */
import { showToast, toasts } from './toasts';

const texts = (): string[] => toasts.get().map(({ text }) => text);

afterEach(() => toasts.set([]));

test('a success replaces the failure before it, and a failure the success', () => {
  showToast('failed', 'not saved');
  showToast('done', 'saved');
  expect(texts()).toEqual(['saved']);
  showToast('failed', 'not removed');
  expect(texts()).toEqual(['not removed']);
});

test('what can still be undone stays, and so do messages of one kind', () => {
  showToast('done', 'removed', { label: 'Undo', run: () => undefined });
  showToast('failed', 'not copied');
  showToast('failed', 'not sent');
  showToast('failed', 'not copied');
  expect(texts()).toEqual(['removed', 'not sent', 'not copied']);
});
