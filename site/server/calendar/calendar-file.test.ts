/** @jest-environment node */
import ICAL from 'ical.js';
import { sync } from 'node-ical';

import { calendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  uid: 'final@sahra.example',
  updatedAt: '2026-11-21T09:30:15.250Z',
  title: 'نصف النهائي; مراسي مسقط, على الهواء \\ 4:3 👨‍👩‍👧‍👦 من ملعب الميناء القديم في أمسية واحدة',
  description: 'First: "line"\r\nsecond\u2028third\tend',
  location: 'Padel, Sahra',
  url: 'https://sahra.example/ar/schedule/final',
  startsAt: '2026-11-23T20:00:00.000Z',
  endsAt: '2026-11-23T22:30:00.000Z',
};
const DESCRIPTION = 'First: "line"\nsecond\nthird end';

const readByIcal = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [component] = events;
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    title: event.summary,
    description: event.description,
    location: event.location,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    sequence: event.sequence,
    alarms: component.getAllSubcomponents('valarm').length,
  };
};

const readByNodeIcal = (text: string) => {
  const [event] = Object.values(sync.parseICS(text)).flatMap((each) =>
    each?.type === 'VEVENT' ? [each] : [],
  );
  if (!event) throw new Error('no event');
  return {
    uid: event.uid,
    title: event.summary,
    description: event.description,
    location: event.location,
    startsAt: event.start.toISOString(),
    endsAt: event.end?.toISOString(),
    sequence: event.sequence,
    alarms: event.alarms?.length,
  };
};

test.each([
  ['ical.js', readByIcal],
  ['node-ical', readByNodeIcal],
] as const)('%s reads what was written', (_, read) => {
  expect(read(calendarFile(EVENT))).toEqual({
    uid: EVENT.uid,
    title: EVENT.title,
    description: DESCRIPTION,
    location: EVENT.location,
    startsAt: EVENT.startsAt,
    endsAt: EVENT.endsAt,
    sequence: expect.any(Number) as number,
    alarms: 1,
  });
});

test('an event that changed later has the higher sequence, whatever else was published', () => {
  const sequenceOf = (updatedAt: string) => readByIcal(calendarFile({ ...EVENT, updatedAt })).sequence;
  expect(sequenceOf('2026-11-21T09:30:16.000Z')).toBeGreaterThan(sequenceOf(EVENT.updatedAt));
  expect(calendarFile(EVENT)).toBe(calendarFile({ ...EVENT }));
});

test.each([
  ['an open end', null],
  ['an end before the beginning', '2026-11-23T19:00:00.000Z'],
])('%s is a usual length', (_, endsAt) => {
  expect(readByNodeIcal(calendarFile({ ...EVENT, endsAt })).endsAt).toBe('2026-11-23T22:00:00.000Z');
});

test('texts have no parameters, which older calendars show as part of the text', () => {
  expect(calendarFile(EVENT)).not.toMatch(/^(?:SUMMARY|DESCRIPTION|LOCATION);/mu);
});
