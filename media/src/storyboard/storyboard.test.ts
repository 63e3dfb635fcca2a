import { storyboardOf, storyboardVtt } from './storyboard';

const WIDE = { width: 1280, height: 720 };

describe('a storyboard', () => {
  it('has a picture every two seconds, and never more than a hundred', () => {
    expect(storyboardOf(24, WIDE)).toMatchObject({ every: 2, count: 12, columns: 10, rows: 2, width: 160 });
    expect(storyboardOf(7200, WIDE)).toMatchObject({ every: 72, count: 100, columns: 10, rows: 10 });
    expect(storyboardOf(1, WIDE)).toMatchObject({ count: 1, columns: 1, rows: 1 });
    expect(storyboardOf(3600.5, WIDE, true)).toMatchObject({ every: 3601, count: 1, columns: 1, rows: 1 });
  });

  it('keeps the shape of the film, in even numbers', () => {
    expect(storyboardOf(24, { width: 720, height: 1280 })).toMatchObject({ width: 50, height: 90 });
  });

  it('says where the picture of each moment is, up to the end', () => {
    const cues = storyboardVtt(storyboardOf(21, WIDE)).trim().split('\n\n');
    expect(cues).toHaveLength(12);
    expect(cues[2]).toBe('00:00:02.000 --> 00:00:04.000\nstoryboard.jpg#xywh=160,0,160,90');
    expect(cues[11]).toBe('00:00:20.000 --> 00:00:21.000\nstoryboard.jpg#xywh=0,90,160,90');
  });
});
