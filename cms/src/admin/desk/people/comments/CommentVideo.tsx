import { filmClock } from '@sahra/schemas/film-clock';

import type { ModeratedComment, VideoCard } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Thumb } from '../../parts/Thumb';
import { TwoTitles } from '../../parts/TwoTitles';
import styles from './comments.module.css';

/** Hours only where there are some. */
const clockOf = (seconds: number): string => filmClock(seconds).replace(/^00:/, '');

interface Props {
  comment: ModeratedComment;
  /** Undefined while it is read. */
  cards: readonly VideoCard[] | undefined;
}

/** The video that a comment is about, with the way to the second it speaks about. */
export const CommentVideo = ({ comment: { code, at }, cards }: Props) => {
  const { text } = useDeskLanguage();
  const card = cards?.find((each) => each.code === code);
  if (cards && !card) return <p className={parts['quiet']}>{text('comments.noVideo')}</p>;
  return (
    <div className={styles['video']}>
      <Thumb picture={card?.picture ?? null} type="video" />
      {card && (
        <>
          <TwoTitles record={card} />
          <a
            className={[parts['button'], parts['small']].join(' ')}
            href={at === null ? card.page : `${card.page}?t=${at}`}
            target="_blank"
            rel="noreferrer"
          >
            {at === null
              ? text('comments.watch')
              : text('comments.watchAt', { time: `\u2066${clockOf(at)}\u2069` })}
          </a>
        </>
      )}
    </div>
  );
};
