/** Cue of a WebVTT file; times in seconds. */
export interface VttCue {
  start: number;
  end: number;
  text: string;
}

const TIMES = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

const secondsOf = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Parses the cues of a WebVTT file, in its order. Notes, styles and broken blocks are left out. */
export const parseWebVtt = (file: string): VttCue[] =>
  file
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? '');
      const text = lines
        .slice(at + 1)
        .join('\n')
        .trim();
      if (!times?.[1] || !times[2] || text === '') return [];
      return [{ start: secondsOf(times[1]), end: secondsOf(times[2]), text }];
    });
