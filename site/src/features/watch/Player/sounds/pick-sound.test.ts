/** @jest-environment node */
import { LEADING_SOUND, pickSound, soundKey, type Sound } from './pick-sound';

const sound = (number: number, language: string | null, kind: Sound['kind'] = 'PROGRAMME'): Sound => ({
  ...{ __typename: 'Sound', number, language, kind, title: null, name: `Sound ${number}` },
  audio: `/media/1-a/abc123/audio-${number}.m3u8`,
});
const SOUNDS = [sound(4, 'en', 'COMMENTARY'), sound(1, 'ar'), sound(2, 'en'), sound(3, 'ar', 'DESCRIPTION')];

test.each([
  [LEADING_SOUND, 1],
  ['en:PROGRAMME', 2],
  ['ar:DESCRIPTION', 3],
  ['en:COMMENTARY', 4],
])('%s is found in a film that has it', (choice, number) => {
  expect(pickSound(choice, SOUNDS)?.number).toBe(number);
});

test('a special sound that a film lacks becomes the programme in its language', () => {
  expect(pickSound('en:DESCRIPTION', SOUNDS)?.number).toBe(2);
});

test('a language that a film lacks becomes the sound that leads, and never a special one', () => {
  expect(pickSound('fr:PROGRAMME', SOUNDS)?.number).toBe(1);
  expect(pickSound('fr:COMMENTARY', SOUNDS)?.number).toBe(1);
});

test('a film without a choice has none', () => {
  expect(pickSound('en:PROGRAMME', [])).toBeUndefined();
  expect(soundKey(sound(1, null))).toBe(':PROGRAMME');
});
