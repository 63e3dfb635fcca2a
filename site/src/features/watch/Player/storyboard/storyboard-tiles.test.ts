/** @jest-environment node */
import { parseStoryboard, tileAt, tileStyle } from './storyboard-tiles';

const FILE =
  'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nstoryboard.jpg#xywh=0,0,160,90\n\n00:00:02.000 --> 00:00:03.500\nstoryboard.jpg#xywh=160,0,160,90\n';
const URL = '/media/1-a/abc123/storyboard/storyboard.vtt';

test('each second has the picture of its stretch, and the last one goes on to the end of the film', () => {
  const tiles = parseStoryboard(FILE, URL);
  expect(tileAt(tiles, 1.99)).toMatchObject({ x: 0, y: 0 });
  expect(tileAt(tiles, 2)).toEqual({
    end: 3.5,
    image: '/media/1-a/abc123/storyboard/storyboard.jpg',
    x: 160,
    y: 0,
    width: 160,
    height: 90,
  });
  expect(tileAt(tiles, 9)).toMatchObject({ x: 160 });
});

test('an element shows the part of the larger picture that belongs to the second', () => {
  const tile = tileAt(parseStoryboard(FILE, URL), 2);
  expect(tile && tileStyle(tile)).toEqual({
    '--image': 'url("/media/1-a/abc123/storyboard/storyboard.jpg")',
    '--place': '-160px -0px',
    '--tile-width': '160px',
    '--tile-height': '90px',
  });
});

test('a file that is no storyboard has no pictures', () => {
  expect(parseStoryboard('WEBVTT\n\n00:00.000 --> 00:02.000\nWords.\n', URL)).toEqual([]);
  expect(tileAt([], 1)).toBeNull();
});
