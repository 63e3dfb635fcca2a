import { textDirection } from '@sahra/schemas/text-direction';

import { Words } from '../../../../shared/direction/Words';

/**
 * Dash of a speaker, `-5 days, he said`. At the beginning of a cue it is no minus, and stands where the line begins, behind
 * the mark that gives a line its direction.
 */
const SPEAKER = /^[\u200E\u200F\u061C]?[\p{Pd}−]+\s*/u;

/** Words of a cue, in an element with `dir="auto"`. */
export const CueWords = ({ children: line }: { children: string }) => {
  const dash = SPEAKER.exec(line)?.[0] ?? '';
  return (
    <>
      {dash}
      <Words language={textDirection(line) === 'rtl' ? 'ar' : 'en'}>{line.slice(dash.length)}</Words>
    </>
  );
};
