import { CAPTIONS_EVERY, repeatCues } from './repeat-cues';

const CLIP =
  'WEBVTT\n\n00:00:00.400 --> 00:00:03.800\nA bus.\n\n00:00:04.200 --> 00:00:07.600\n[An engine hums]\n';

describe('repeated captions', () => {
  it('stand at the start and return at every fourth repetition', () => {
    expect(CAPTIONS_EVERY).toBe(4);
    const times = repeatCues(CLIP, 8, 3660, CAPTIONS_EVERY).match(/^\S+(?= --> )/gm) ?? [];
    expect(times.slice(0, 4)).toEqual(['00:00:00.400', '00:00:04.200', '00:00:32.400', '00:00:36.200']);
    expect(times.at(-1)).toBe('01:00:52.200');
  });

  it('end with the recording', () => {
    expect(repeatCues(CLIP, 8, 36, CAPTIONS_EVERY)).toBe(`${CLIP}\n00:00:32.400 --> 00:00:35.800\nA bus.\n`);
  });

  it('keep their two lines', () => {
    const clip = CLIP.replace('A bus.', 'A bus,\nand nobody in it.');
    expect(repeatCues(clip, 8, 8, CAPTIONS_EVERY)).toBe(clip);
  });

  it('return at each repetition, as pictures of the timeline do', () => {
    const times = repeatCues(CLIP, 8, 24, 1).match(/^\S+(?= --> )/gm);
    expect(times?.map((time) => time.slice(6, 8))).toEqual(['00', '04', '08', '12', '16', '20']);
  });
});
