import { formatCueTime } from './format-cue-time';

const CUE = /^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})\n(.+(?:\n.+)*)$/gm;

/** Repetitions of a clip from one showing of its captions to the next: a reader need not read them each time. */
export const CAPTIONS_EVERY = 4;

const secondsOf = (hours = '', minutes = '', seconds = ''): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/**
 * Repeats the WebVTT cues of a clip of `clipSeconds` in a recording of `seconds` that repeats the clip: at each
 * repetition, or at one of `every`.
 */
export const repeatCues = (webvtt: string, clipSeconds: number, seconds: number, every: number): string => {
  const cues = [...webvtt.matchAll(CUE)].map(([, h1, m1, s1, h2, m2, s2, text = '']) => ({
    from: secondsOf(h1, m1, s1),
    to: secondsOf(h2, m2, s2),
    text,
  }));
  const parts = ['WEBVTT'];
  for (let start = 0; start < seconds; start += clipSeconds * every) {
    for (const { from, to, text } of cues) {
      if (start + to <= seconds)
        parts.push(`${formatCueTime(start + from)} --> ${formatCueTime(start + to)}\n${text}`);
    }
  }
  return `${parts.join('\n\n')}\n`;
};
