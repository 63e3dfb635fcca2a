import fc from 'fast-check';

import { instantText, readDate, readInstant } from './date-text';
import { wallTimeAt } from './zone-time';

const CAIRO = 'Africa/Cairo';
/**
 * Zones with and without daylight saving time, one that shifts by half an hour, and one that skipped a day
 * in 2011.
 */
const ZONES = [
  CAIRO,
  'Asia/Dubai',
  'Europe/Paris',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

const dates = fc.date({
  min: new Date('1900-01-02T00:00:00.000Z'),
  max: new Date('2099-12-30T00:00:00.000Z'),
  noInvalidDate: true,
});

describe('an instant', () => {
  test('that is drawn in a zone is read as the same instant', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...ZONES), (date, zone) => {
        const iso = date.toISOString();
        expect(readInstant(instantText(iso, zone), zone)).toEqual({ value: iso });
      }),
    );
  });

  test('is drawn and read alike through the hours at which clocks in Cairo change', () => {
    for (const night of ['2026-04-23T21:00:00.000Z', '2026-10-29T19:00:00.000Z'])
      for (let minutes = 0; minutes < 240; minutes += 5) {
        const iso = new Date(Date.parse(night) + minutes * 60_000).toISOString();
        expect(readInstant(instantText(iso, CAIRO), CAIRO)).toEqual({ value: iso });
      }
  });

  test('is never another one than the clock shows that was typed', () => {
    const pairs = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(dates, pairs, fc.constantFrom(...ZONES), (date, [hour, minute], zone) => {
        const day = date.toISOString().slice(0, 10);
        const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const reading = readInstant(`${day} ${clock}`, zone);
        if (reading.mistake !== undefined) {
          expect(['skipped', 'twice']).toContain(reading.mistake);
          return;
        }
        const shown = new Date(wallTimeAt(Date.parse(reading.value ?? ''), zone)).toISOString();
        expect(shown).toBe(`${day}T${clock}:00.000Z`);
      }),
    );
  });

  test.each([
    ['2026-11-25 20:00'],
    ['2026/11/25 20:00'],
    ['2026.11.25, 20:00'],
    ['2026-11-25T20:00'],
    [' 2026-11-25  20:00:00 '],
    ['2026-11-25 20:00 +02:00'],
    ['٢٠٢٦/١١/٢٥ ٢٠:٠٠'],
    ['۲۰۲۶-۱۱-۲۵ ۲۰:۰۰'],
    ['٢٠٢٦\u200F/١١\u200F/٢٥، ٢٠:٠٠'],
  ])('is read from “%s”', (typed) => {
    expect(readInstant(typed, CAIRO)).toEqual({ value: '2026-11-25T18:00:00.000Z' });
  });

  test('keeps seconds and milliseconds that somebody else has given it', () => {
    expect(instantText('2026-11-25T18:00:05.040Z', CAIRO)).toBe('2026-11-25 20:00:05.040');
    expect(instantText('2026-11-25T18:00:05.000Z', CAIRO)).toBe('2026-11-25 20:00:05');
  });

  test.each([
    ['25/11/2026 20:00', 'order'],
    ['11/25/2026 20:00', 'order'],
    ['05-06-26', 'order'],
    ['2026-11-25', 'noTime'],
    ['2026-11-25 8 PM', 'form'],
    ['2026-11/25 20:00', 'form'],
    ['20261125 20:00', 'form'],
    ['tomorrow', 'form'],
    ['2026-02-29 20:00', 'day'],
    ['2026-13-01 20:00', 'day'],
    ['2026-11-25 24:00', 'time'],
    ['0226-11-25 20:00', 'range'],
    ['2026-11-25 20:00 +03:00', 'offset'],
  ])('is not guessed from “%s”: %s', (typed, mistake) => {
    expect(readInstant(typed, CAIRO)).toMatchObject({ mistake });
  });

  test('is not moved out of the hour that clocks skip', () => {
    expect(readInstant('2026-04-24 00:30', CAIRO)).toEqual({ mistake: 'skipped' });
    expect(readInstant('2026-04-24 01:00', CAIRO)).toEqual({ value: '2026-04-23T22:00:00.000Z' });
  });

  test('of the hour that clocks show twice needs to be told from the other', () => {
    expect(readInstant('2026-10-29 23:30', CAIRO)).toEqual({
      mistake: 'twice',
      offsets: ['+03:00', '+02:00'],
    });
    expect(readInstant('2026-10-29 23:30 +03:00', CAIRO)).toEqual({ value: '2026-10-29T20:30:00.000Z' });
    expect(readInstant('2026-10-29 23:30 +02:00', CAIRO)).toEqual({ value: '2026-10-29T21:30:00.000Z' });
  });
});

describe('a day', () => {
  test('is read as it is drawn', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDate(day)).toEqual({ value: day });
        expect(readDate(day.replaceAll('-0', '-').replaceAll('-', '/'))).toEqual({ value: day });
      }),
    );
  });

  test('may be left out', () => {
    expect(readDate('  ')).toEqual({ value: null });
    expect(readInstant('', CAIRO)).toEqual({ value: null });
  });

  test.each([
    ['25/11/2026', 'order'],
    ['2026-11-25 20:00', 'form'],
    ['2026-04-31', 'day'],
    ['2100-01-01', 'range'],
  ])('is not guessed from “%s”: %s', (typed, mistake) => {
    expect(readDate(typed)).toEqual({ mistake });
  });
});
