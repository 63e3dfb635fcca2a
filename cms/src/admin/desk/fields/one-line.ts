const LINE_BREAKS = /\s*[\r\n]+\s*/g;

interface Line {
  text: string;
  caret: number;
}

/** Text on one line: line breaks between words become one space, those at its ends go; the caret stays where it was. */
export const oneLine = ({ text, caret }: Line): Line => {
  let moved = caret;
  const line = text.replace(LINE_BREAKS, (run: string, start: number) => {
    const isAtEnd = start === 0 || start + run.length === text.length;
    const space = isAtEnd ? '' : ' ';
    const before = Math.min(caret - start, run.length);
    if (before > 0) moved += space.length - before;
    return space;
  });
  return { text: line, caret: moved };
};
