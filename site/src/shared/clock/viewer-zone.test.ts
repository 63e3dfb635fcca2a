import { zoneName } from '@sahra/schemas/zone-name';

import { chooseZone, deviceZone, isZoneGuessed, subscribeToZone, viewerZone } from './viewer-zone';

const MOMENT = Date.parse('2026-11-23T12:00:00Z');
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('the zone is that of the device until another one is chosen, and again when its own is chosen', () => {
  expect(viewerZone()).toBe(deviceZone());
  chooseZone('Africa/Cairo');
  expect(viewerZone()).toBe('Africa/Cairo');
  expect(localStorage.getItem('sahra.zone')).toBe('Africa/Cairo');
  chooseZone(deviceZone());
  expect(viewerZone()).toBe(deviceZone());
  expect(localStorage.getItem('sahra.zone')).toBeNull();
});

test('a device that names no zone has that of most viewers, until one is chosen', () => {
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  zone.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  subscribeToZone(() => undefined);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([viewerZone(), deviceZone(), isZoneGuessed()]).toEqual(['Asia/Dubai', 'Asia/Dubai', true]);
  zone.mockRestore();
  chooseZone('Asia/Dubai');
  expect([viewerZone(), isZoneGuessed(), localStorage.getItem('sahra.zone')]).toEqual([
    'Asia/Dubai',
    false,
    'Asia/Dubai',
  ]);
  document.dispatchEvent(new Event('visibilitychange'));
  chooseZone(deviceZone());
  expect(isZoneGuessed()).toBe(false);
});

test('a zone is named as people say it, in both languages', () => {
  expect(bare(zoneName('Africa/Cairo', 'en', MOMENT))).toBe('Egypt Time (GMT+2)');
  expect(bare(zoneName('Africa/Cairo', 'ar', MOMENT))).toBe('توقيت مصر (غرينتش+2)');
  expect(bare(zoneName('Asia/Dubai', 'en', MOMENT))).toBe('Gulf Standard Time (GMT+4)');
});

test('the device is asked once, and again when the page comes back into view after a flight', () => {
  viewerZone();
  const changes = jest.fn();
  const leave = subscribeToZone(changes);
  const { prototype } = Intl.DateTimeFormat;
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  for (let card = 0; card < 100; card += 1) viewerZone();
  expect(asked).not.toHaveBeenCalled();

  asked.mockRestore();
  const resolved = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
  jest.spyOn(prototype, 'resolvedOptions').mockReturnValue(resolved);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changes).toHaveBeenCalledTimes(1);
  expect(viewerZone()).toBe('Asia/Tokyo');

  leave();
  jest.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changes).toHaveBeenCalledTimes(1);
});
