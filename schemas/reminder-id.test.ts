import { isEntryOfEvent, isReminderId, reminderIdOfVideo, videoCodeOfReminder } from './reminder-id';

test('a reminder of a video is told from one of a schedule entry', () => {
  expect(videoCodeOfReminder(reminderIdOfVideo('q2dcnfdt'))).toBe('q2dcnfdt');
  expect(videoCodeOfReminder('q2dcnfdt')).toBeNull();
  expect(videoCodeOfReminder('videoq2dcnfdt')).toBeNull();
});

test.each(['', 'video-', 'video-../faq', 'video-q2dcnfdt-x', 'other-q2dcnfdt', 'x'.repeat(65)])(
  '%p is no id of a reminder',
  (text) => expect(isReminderId(text)).toBe(false),
);

test.each([
  ['2026-11-23T20:00:00.000Z', true],
  ['2026-11-23T20:59:59.999Z', true],
  ['2026-11-23T21:00:00.000Z', false],
  ['2026-11-23T19:59:59.999Z', false],
  ['2026-11-24T20:00:00.000Z', false],
])('an entry at %s shows the event at 20:00 itself: %p', (entry, expected) =>
  expect(isEntryOfEvent('2026-11-23T20:00:00.000Z', entry)).toBe(expected),
);
