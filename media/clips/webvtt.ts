import type { Locale } from '@sahra/schemas/constants';

import type { Cue } from './clip';

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Captions of one language as a WebVTT file. */
export const webvtt = (cues: readonly Cue[], locale: Locale): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text[locale]}`)].join(
    '\n\n',
  ) + '\n';
