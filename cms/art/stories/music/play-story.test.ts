import type { Shot } from '../story';
import type { Music } from './music';
import { playStory } from './play-story';
import { RATE, type Sound } from './sound';

const shot = (seconds: number, more: Partial<Shot> = {}): Shot => ({
  seconds,
  seed: 'a',
  mode: 'night',
  ...more,
});
const music = (parts: Music['passages'][number]['parts'], seed = 'a'): Music => ({
  seed,
  passages: [{ seconds: 8, maqam: 'bayati', tonic: 146.8, tempo: 120, parts }],
});
const loudness = (sound: Sound, from: number, to: number): number => {
  const part = sound.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};

test('a story is heard from its beginning to its end, never louder than samples can be, and ends softly', () => {
  const sound = playStory({ shots: [shot(8)], music: music(['oud', 'bass', 'drum']) });
  expect(sound).toHaveLength(8 * RATE);
  for (let second = 0; second < 6; second += 1)
    expect(loudness(sound, second, second + 1)).toBeGreaterThan(0.01);
  expect(sound.every((value) => Math.abs(value) <= 1)).toBe(true);
  expect(loudness(sound, 7.9, 8)).toBeLessThan(0.01);
});

test('the same seed plays the same melody, and another one another', () => {
  const play = (seed: string): Sound => playStory({ shots: [shot(8)], music: music(['oud'], seed) });
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('an event is heard when it is seen', () => {
  const quiet = playStory({
    shots: [shot(4), shot(4, { effects: [{ at: 2, sound: 'bell' }] })],
    music: music([]),
  });
  expect(loudness(quiet, 0, 5.9)).toBeLessThan(0.001);
  expect(loudness(quiet, 6, 6.5)).toBeGreaterThan(0.05);
});
