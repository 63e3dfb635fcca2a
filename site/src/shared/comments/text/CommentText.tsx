import { textDirection } from '@sahra/schemas/text-direction';

import { Words } from '../../direction/Words';
import { formatClock } from '../../i18n/format';
import { partsOf } from './comment-text';
import type { TextPart } from './comment-text';
import * as styles from './CommentText.module.css';
import { TimeLink } from './TimeLink';

export interface CommentedVideo {
  code: string;
  /** Length in seconds; null when unknown. */
  lastSecond: number | null;
  /** Whether its times mean the same for everybody: not those of a live event. */
  hasTimes: boolean;
}

interface Props {
  video: CommentedVideo;
  text: string;
  /** Second that the comment speaks about; shown when the text does not name it. */
  second?: number | null;
}

const Line = ({ video: { code, lastSecond, hasTimes }, line }: { video: CommentedVideo; line: string }) => {
  // Of the whole line: what stands between two times may have no letter, or those of the other direction.
  const language = textDirection(line) === 'rtl' ? 'ar' : 'en';
  const parts: TextPart[] = hasTimes ? partsOf(line, lastSecond) : [{ words: line }];
  return parts.map((part, index) =>
    'second' in part ? (
      <TimeLink key={index} code={code} second={part.second}>
        {part.words}
      </TimeLink>
    ) : (
      <Words key={index} language={language}>
        {part.words}
      </Words>
    ),
  );
};

/** Text of a comment: plain, each paragraph in its own direction, its times as links into the video. */
export const CommentText = ({ video, text, second = null }: Props) => {
  const lines = text.split('\n').filter((line) => line !== '');
  const isNamed = lines.some((line) =>
    partsOf(line, video.lastSecond).some((part) => 'second' in part && part.second === second),
  );
  return (
    <div className={styles.text}>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {index === 0 && second !== null && !isNamed && video.hasTimes && (
            <>
              <TimeLink code={video.code} second={second}>
                {formatClock(second)}
              </TimeLink>{' '}
            </>
          )}
          <Line video={video} line={line} />
        </p>
      ))}
    </div>
  );
};
