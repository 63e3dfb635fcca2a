import { isReminderId, reminderIdOfVideo, videoCodeOfReminder } from './reminder-id';

test('a reminder of a video is told from one of a schedule entry', () => {
  expect(videoCodeOfReminder(reminderIdOfVideo('q2dcnfdt'))).toBe('q2dcnfdt');
  expect(videoCodeOfReminder('q2dcnfdt')).toBeNull();
  expect(videoCodeOfReminder('videoq2dcnfdt')).toBeNull();
});

test.each(['', 'video-', 'video-../faq', 'video-q2dcnfdt-x', 'other-q2dcnfdt', 'x'.repeat(65)])(
  '%p is no id of a reminder',
  (text) => expect(isReminderId(text)).toBe(false),
);
