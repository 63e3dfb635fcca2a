import { filmOf } from '../testing/film-of';
import { openLinearChannel } from './linear-channel';
import type { Programme } from './timeline';

const HOUR_MS = 60 * 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);

const FILMS = new Map([
  ['large1', filmOf(900, false, ['480p', '1080p'], '0000000000000001/', 3_000)],
  ['small1', filmOf(900, false, ['360p', '720p'], '', 10)],
  ['moment', filmOf(0, false, ['360p', '720p'], '', 90_000)],
]);

/** A programme of an hour, from so many hours after noon. */
const programme = (code: string, hour: number): Programme => ({
  code,
  startsAt: NOON + hour * HOUR_MS,
  endsAt: NOON + (hour + 1) * HOUR_MS,
});

/** Returns the highest and the average bit rates that a channel says at noon, of its smaller quality first. */
const ratesOf = (...programmes: Programme[]): number[] => {
  const channel = openLinearChannel({
    own: filmOf(5, true),
    find: (code) => FILMS.get(code),
    programmes: () => programmes,
  });
  const master = channel.playlist('master.m3u8', NOON, 0) ?? '';
  return [...master.matchAll(/BANDWIDTH=(\d+)/g)].map(([, rate]) => Number(rate));
};
const OWN = [360_000, 180_000, 720_000, 360_000];

describe('the bit rates of a channel', () => {
  it.each<[string, Programme[]]>([
    ['no programme', []],
    ['a film that needs less', [programme('small1', 0)]],
    ['a film that left the window', [programme('large1', -2)]],
    ['a film that is too short to be shown', [programme('moment', 0)]],
    ['no film', [programme('nofilm', 0)]],
  ])('are those of its own film with %s', (_what, programmes) => {
    expect(ratesOf(...programmes)).toEqual(OWN);
  });

  it.each<[string, number]>([
    ['is in its window', -1.25],
    ['is on', -0.5],
    ['is planned', 5],
  ])('are for each quality those of the nearest one of a film that needs more and %s', (_when, hour) => {
    expect(ratesOf(programme('small1', 0), programme('large1', hour))).toEqual([
      ...[1_440_000, 720_000],
      ...[1_440_000, 720_000],
    ]);
  });
});
