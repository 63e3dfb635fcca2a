import { deviceTimeZone, isTimeZone } from './time-zone';

afterEach(() => jest.restoreAllMocks());

const nameZone = (timeZone: unknown): void => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ ...options, timeZone: timeZone as never });
};

test.each([
  'Africa/Cairo',
  'Asia/Riyadh',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+3',
  'Asia/Calcutta',
  'UTC',
])('%s is a time zone, and a device that names it has it', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
  nameZone(zone);
  expect(deviceTimeZone()).toBe(zone);
});

test.each(['Etc/Unknown', 'Foo/Bar', 'Mars/Olympus', '', '+04:00', '<b>', 'Africa/Cairo\n', 'x'.repeat(500)])(
  '%p is none, and a device that names it has none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    nameZone(zone);
    expect(deviceTimeZone()).toBeNull();
  },
);

test('a device that names nothing, or refuses, has none', () => {
  nameZone(undefined);
  expect(deviceTimeZone()).toBeNull();
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Unsupported time zone specified');
  });
  expect(deviceTimeZone()).toBeNull();
});
