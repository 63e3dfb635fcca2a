import type { ReactNode } from 'react';

import type { ModeratedComment } from '../../../../people/people-types';
import { Ago } from '../Ago';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { TypedWords } from '../../parts/TypedWords';
import { Mark } from '../Mark';
import { Avatar } from './Avatar';
import { CommentMarks } from './CommentMarks';
import { EditedAgo } from './EditedAgo';
import styles from './comments.module.css';

const KIND = { published: 'live', pending: 'outdated', rejected: 'failed', removed: 'failed' } as const;

interface Props {
  comment: ModeratedComment;
  /** Whether this is the one to decide on. */
  isInQuestion: boolean;
  /** Name of the author of the comment it replies to. */
  repliesTo: string | undefined;
  /** What follows the text. */
  children: ReactNode;
}

/** One comment of a thread; replies are set in. */
export const ThreadComment = ({ comment, isInQuestion, repliesTo, children }: Props) => {
  const { text } = useDeskLanguage();
  const { author, status, decided_by: by, decided_at: at } = comment;
  return (
    <div className={repliesTo === undefined ? undefined : styles['reply']}>
      <article
        className={[styles['comment'], isInQuestion ? styles['question'] : ''].join(' ')}
        {...(isInQuestion && { 'aria-current': 'true' as const })}
      >
        <Avatar name={author} />
        <div className={styles['line']}>
          <b>
            <bdi>{author ?? text('comments.gone')}</bdi>
          </b>
          <Ago instant={comment.created_at} />
          <EditedAgo comment={comment} />
          {repliesTo !== undefined && (
            <span className={parts['quiet']}>
              {text('comments.replyTo', { name: `\u2068${repliesTo}\u2069` })}
            </span>
          )}
          {isInQuestion && status === 'pending' ? (
            <CommentMarks comment={comment} />
          ) : (
            <Mark kind={KIND[status]}>{text(`comments.status.${status}`)}</Mark>
          )}
        </div>
        <p>
          <TypedWords>{comment.comment ?? text('comments.deletedText')}</TypedWords>
        </p>
        {isInQuestion && by !== null && at !== null && (
          <small className={parts['quiet']}>
            {text('comments.decidedBy', { name: `\u2068${by}\u2069` })} <Ago instant={at} />
          </small>
        )}
      </article>
      {children}
    </div>
  );
};
