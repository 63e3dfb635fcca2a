import { type CaptionScreen, Cta608Parser } from '@svta/cml-608';

import type { Cue, ReadCaptions } from '../cue';
import { tidy } from '../plain-lines';

const LINE = /^\s*(\d+)[:;.,](\d+)[:;.,](\d+)([:;.,])(\d+)\s+((?:[\da-f]{4}\s*)+)$/iu;
/** Frames of a second of NTSC, as its time codes count them, and as they are. */
const COUNTED_RATE = 30;
const RATE = 30_000 / 1001;
const SECONDS_OF_MINUTE = 60;
/** Two numbers are left out in each minute but the tenth, so that the code keeps up with the clock. */
const DROPPED = 2;
const TOP_ROWS = 7;

/** Returns the frame that a time code names. `;` before its last part says that numbers were dropped. */
const frameOf = ([hours = 0, minutes = 0, seconds = 0, frames = 0]: number[], isDropped: boolean): number => {
  const allMinutes = hours * SECONDS_OF_MINUTE + minutes;
  const counted = (allMinutes * SECONDS_OF_MINUTE + seconds) * COUNTED_RATE + frames;
  return isDropped ? counted - DROPPED * (allMinutes - Math.floor(allMinutes / 10)) : counted;
};

const BYTE = 8;

/** Reads SCC: captions of television in America (CEA-608), as the codes of a line of the picture. */
export const readScc = (text: string): ReadCaptions => {
  const channels: [Cue[], Cue[]] = [[], []];
  let at = 1;
  const receiver = (cues: Cue[]) => ({
    newCue: (from: number, to: number, screen: CaptionScreen) => {
      const rows = screen.rows.map((row) => tidy(row.getTextString()));
      const lines = rows.filter(Boolean);
      const isTop = rows.findLastIndex(Boolean) < TOP_ROWS;
      if (to > from) cues.push({ from, to, at, lines, isTop });
    },
  });
  const parser = new Cta608Parser(1, receiver(channels[0]), receiver(channels[1]));
  let frame = 0;
  const unread = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = LINE.exec(line);
    if (!found) {
      if (line.trim() !== '' && !line.includes('Scenarist_SCC'))
        unread.push({ line: index + 1, sample: line.trim() });
      continue;
    }
    const [, hours, minutes, seconds, sign = ':', frames, codes = ''] = found;
    // Two lines may overlap: the codes of the first are still being sent.
    frame = Math.max(frame, frameOf([hours, minutes, seconds, frames].map(Number), sign !== ':'));
    at = index + 1;
    for (const code of codes.trim().split(/\s+/u)) {
      const pair = Number.parseInt(code, 16);
      parser.addData(frame / RATE, [pair >> BYTE, pair & 0xff]);
      frame += 1;
    }
  }
  // What is still shown at the end has no end of its own.
  const LAST_SECONDS = 5;
  parser.cueSplitAtTime(frame / RATE + LAST_SECONDS);
  const [first, second] = channels;
  return { cues: first.length > 0 ? first : second, unread };
};
