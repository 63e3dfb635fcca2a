import fc from 'fast-check';

import { playbackDecision } from './playback-decision';
import type { ViewerEntitlement, PlayableVideo, PlaybackDecision } from './playback-decision';

const NOW = new Date('2026-11-21T18:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const VISITOR = null;
const FREE: ViewerEntitlement = { level: 'free', until: null };
const PAID: ViewerEntitlement = { level: 'paid', until: at(60) };
const LAPSED: ViewerEntitlement = { level: 'paid', until: at(0) };

const recording = (premium: boolean): PlayableVideo => ({
  live: false,
  premium,
  startsAt: null,
  endsAt: null,
});
const event = (premium: boolean, startsAt: Date | null, endsAt: Date | null): PlayableVideo => ({
  live: true,
  premium,
  startsAt,
  endsAt,
});

const ON_AIR = [at(-10), at(10)] as const;
const UPCOMING = [at(10), at(20)] as const;
const OVER = [at(-20), at(-10)] as const;

const TABLE: [string, PlayableVideo, Record<'visitor' | 'free' | 'paid' | 'lapsed', PlaybackDecision>][] = [
  [
    'free recording',
    recording(false),
    { visitor: 'ALLOWED', free: 'ALLOWED', paid: 'ALLOWED', lapsed: 'ALLOWED' },
  ],
  [
    'premium recording',
    recording(true),
    {
      visitor: 'SUBSCRIPTION_REQUIRED',
      free: 'SUBSCRIPTION_REQUIRED',
      paid: 'ALLOWED',
      lapsed: 'SUBSCRIPTION_REQUIRED',
    },
  ],
  [
    'free event on air',
    event(false, ...ON_AIR),
    { visitor: 'SIGNUP_REQUIRED', free: 'ALLOWED', paid: 'ALLOWED', lapsed: 'ALLOWED' },
  ],
  [
    'premium event on air',
    event(true, ...ON_AIR),
    {
      visitor: 'SUBSCRIPTION_REQUIRED',
      free: 'SUBSCRIPTION_REQUIRED',
      paid: 'ALLOWED',
      lapsed: 'SUBSCRIPTION_REQUIRED',
    },
  ],
  [
    'free event to come',
    event(false, ...UPCOMING),
    {
      visitor: 'SIGNUP_REQUIRED',
      free: 'EVENT_NOT_STARTED',
      paid: 'EVENT_NOT_STARTED',
      lapsed: 'EVENT_NOT_STARTED',
    },
  ],
  [
    'premium event to come',
    event(true, ...UPCOMING),
    {
      visitor: 'SUBSCRIPTION_REQUIRED',
      free: 'SUBSCRIPTION_REQUIRED',
      paid: 'EVENT_NOT_STARTED',
      lapsed: 'SUBSCRIPTION_REQUIRED',
    },
  ],
  [
    'free event that is over',
    event(false, ...OVER),
    { visitor: 'EVENT_ENDED', free: 'EVENT_ENDED', paid: 'EVENT_ENDED', lapsed: 'EVENT_ENDED' },
  ],
  [
    'premium event that is over',
    event(true, ...OVER),
    { visitor: 'EVENT_ENDED', free: 'EVENT_ENDED', paid: 'EVENT_ENDED', lapsed: 'EVENT_ENDED' },
  ],
  [
    'event with an open end',
    event(false, at(-1), null),
    { visitor: 'SIGNUP_REQUIRED', free: 'ALLOWED', paid: 'ALLOWED', lapsed: 'ALLOWED' },
  ],
];

describe.each(TABLE)('%s', (_name, video, expected) => {
  it.each([
    ['visitor', VISITOR],
    ['free', FREE],
    ['paid', PAID],
    ['lapsed', LAPSED],
  ] as const)('for a %s viewer', (who, entitlement) => {
    expect(playbackDecision(video, entitlement, NOW)).toBe(expected[who]);
  });
});

const instant = fc.option(fc.integer({ min: -1000, max: 1000 }).map(at));
const anyVideo = fc.record({ live: fc.boolean(), premium: fc.boolean(), startsAt: instant, endsAt: instant });
const anyEntitlement = fc.option(
  fc.record({ level: fc.constantFrom('free' as const, 'paid' as const), until: instant }),
);

describe('whatever the video and the viewer', () => {
  it('premium is never played without a paid plan that still runs', () => {
    fc.assert(
      fc.property(anyVideo, anyEntitlement, (video, entitlement) => {
        const allowed = playbackDecision({ ...video, premium: true }, entitlement, NOW) === 'ALLOWED';
        const paid = entitlement?.level === 'paid' && (entitlement.until === null || entitlement.until > NOW);
        expect(allowed && !paid).toBe(false);
      }),
    );
  });

  it('a visitor plays free recordings and nothing else', () => {
    fc.assert(
      fc.property(anyVideo, (video) => {
        expect(playbackDecision(video, null, NOW) === 'ALLOWED').toBe(!video.live && !video.premium);
      }),
    );
  });

  it('a better entitlement never takes a right away', () => {
    const rank = [null, FREE, PAID];
    fc.assert(
      fc.property(anyVideo, (video) => {
        const rights = rank.map((entitlement) => playbackDecision(video, entitlement, NOW) === 'ALLOWED');
        expect(rights).toEqual([...rights].sort());
      }),
    );
  });

  it('outside its times a live event is played by nobody', () => {
    fc.assert(
      fc.property(anyVideo, anyEntitlement, (video, entitlement) => {
        const event = { ...video, live: true };
        const outside = (event.startsAt ?? NOW) > NOW || (event.endsAt !== null && event.endsAt <= NOW);
        fc.pre(outside);
        expect(playbackDecision(event, entitlement, NOW)).not.toBe('ALLOWED');
      }),
    );
  });
});
