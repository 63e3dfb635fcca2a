/** @jest-environment node */
import { CHANNELS } from '../../seeds/channels';
import { LANDING } from '../../seeds/landing';
import { SHOWS } from '../../seeds/shows';

const BUSINESS = ['founders', 'money-talk'];

test('acceptance 106: both numbers of channels are in the copy, and what it counts is there', () => {
  const podcasts = SHOWS.filter(({ podcast }) => podcast);
  const business = CHANNELS.filter(({ slug }) => BUSINESS.includes(slug));
  expect(LANDING.en.lead).toContain('Over 15 channels and podcasts');
  expect(LANDING.ar.lead).toContain('أكثر من 15 قناة وبودكاست');
  expect(CHANNELS.length + podcasts.length).toBeGreaterThan(15);
  expect(LANDING.en.channelsText).toContain('13 channels for the evening, and two for business');
  expect([CHANNELS.length - business.length, business.length]).toEqual([13, 2]);
});
