/** @jest-environment node */
import { parseWebVtt } from './parse-web-vtt';

test('cues are read with their seconds, with and without hours, names and settings', () => {
  expect(
    parseWebVtt(
      'WEBVTT\r\n\r\n00:00:00.500 --> 00:00:05.500\r\nOne\r\nand two.\r\n\r\nname\r\n01:02.000 --> 01:03.250 line:0\r\nThree.\r\n',
    ),
  ).toEqual([
    { start: 0.5, end: 5.5, text: 'One\nand two.' },
    { start: 62, end: 63.25, text: 'Three.' },
  ]);
});

test('notes, styles and what is no file of cues are left out', () => {
  expect(parseWebVtt('WEBVTT\n\nNOTE a note\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\n')).toEqual([]);
  expect(parseWebVtt('<!doctype html><title>404</title>')).toEqual([]);
});
