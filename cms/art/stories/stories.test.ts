import { CHAPTERS } from '../../seeds/chapters';
import { VIDEOS } from '../../seeds/videos';
import { STORY_ALTS } from '../hints/story-alts';
import { filmCanvas } from '../tools/film-canvas';
import { loadTypeface } from '../title/typeface';
import { drawStory } from './draw-story';
import { STORIES } from './stories';
import { placedShots, storyCues, storySeconds, type Story } from './story';
import { createWriter, type Writer } from './writer';

const SEGMENT_SECONDS = 4;
const WIDTH = 96;
/** Least mean difference of two moments of a shot, of 255. */
const STILL = 0.005;
const LINE = 84;
/** Characters a second that a reader of captions keeps up with. */
const READABLE = 21;

const videoOf = (code: string) => VIDEOS.flatMap(({ videos }) => videos).find((video) => video.code === code);
const secondsOf = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

const long = STORIES.filter(({ shape, loops }) => shape === 'wide' && loops !== true);

test('five films of three to six minutes have twenty shots each; two shorts and one live loop are shorter', () => {
  expect(long).toHaveLength(5);
  for (const story of long) {
    expect(story.shots.length).toBeGreaterThanOrEqual(20);
    expect(storySeconds(story)).toBeGreaterThanOrEqual(180);
    expect(storySeconds(story)).toBeLessThanOrEqual(360);
  }
  expect(STORIES.filter(({ shape }) => shape === 'upright')).toHaveLength(2);
  expect(STORIES.filter(({ loops }) => loops === true)).toHaveLength(1);
});

describe.each(STORIES.map((story) => [story.name, story] as const))('the story %s', (_, story: Story) => {
  let writer: Writer;
  beforeAll(async () => {
    writer = createWriter(await loadTypeface());
  });

  it('is as long as its video says, in whole segments, and so is its music', () => {
    const video = videoOf(story.code);
    expect(video).toBeDefined();
    if (story.loops !== true) expect(video?.seconds).toBe(storySeconds(story));
    expect(storySeconds(story) % SEGMENT_SECONDS).toBe(0);
    const played = story.music.passages.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(played).toBeCloseTo(storySeconds(story), 3);
  });

  it('moves in every shot', async () => {
    const paint = filmCanvas(WIDTH, Math.round(WIDTH * (story.shape === 'wide' ? 9 / 16 : 16 / 9)));
    const still: number[] = [];
    const shots = placedShots(story);
    expect(shots).not.toHaveLength(0);
    for (const { shot, start } of shots) {
      const [one, other] = [0.35, 0.62].map((share) =>
        drawStory(story, start + shot.seconds * share, writer),
      );
      expect(`${String(one)}${String(other)}`).not.toMatch(/NaN|undefined|Infinity/);
      if (meanDifference(await paint(one ?? ''), await paint(other ?? '')) < STILL) still.push(start);
    }
    expect(still).toEqual([]);
  });

  it('is told in captions of both languages that can be read in their time', () => {
    const cues = storyCues(story);
    expect(cues.length).toBeGreaterThan(storySeconds(story) / (story.loops === true ? 40 : 16));
    for (const [i, { from, to, text }] of cues.entries()) {
      expect(to).toBeLessThanOrEqual(cues[i + 1]?.from ?? storySeconds(story));
      for (const words of Object.values(text)) {
        expect(words.length).toBeLessThanOrEqual(LINE);
        expect(words.split('\n').length).toBeLessThanOrEqual(2);
        expect({ words, isReadable: words.length / (to - from) <= READABLE }).toEqual({
          words,
          isReadable: true,
        });
      }
      expect(text.ar).toMatch(/\p{Script=Arabic}/u);
      expect(text.en).not.toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('has chapters that begin with its shots, and words for its still', () => {
    const starts = new Set(placedShots(story).map(({ start }) => start));
    const chapters = CHAPTERS[story.code] ?? [];
    if (long.includes(story)) expect(chapters.length).toBeGreaterThanOrEqual(4);
    expect(chapters.filter(([start]) => !starts.has(secondsOf(start)))).toEqual([]);
    expect(story.still).toBeLessThan(storySeconds(story));
    expect(STORY_ALTS[story.code]).toBeDefined();
  });
});

test('one film carries Arabic lettering from the right through most of its shots', () => {
  const letters = new Set<string>();
  const seen = STORIES.filter(({ shape }) => shape === 'wide').map((story) => {
    let lettered = 0;
    const spy: Writer = {
      width: () => 100,
      write: ({ locale, text }) => {
        if (locale === 'ar') letters.add(text);
        lettered += locale === 'ar' ? 1 : 0;
        return '';
      },
    };
    const shots = placedShots(story).filter(({ shot, start }) => {
      const before = lettered;
      drawStory(story, start + shot.seconds * 0.7, spy);
      return lettered > before;
    });
    return shots.length / story.shots.length;
  });
  expect(Math.max(...seen)).toBeGreaterThan(0.6);
  expect(letters.size).toBeGreaterThan(30);
});
