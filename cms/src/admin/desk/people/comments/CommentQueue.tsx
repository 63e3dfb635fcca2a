import { useEffect, useRef } from 'react';

import type { ModeratedComment } from '../../../../people/people-types';
import { Ago } from '../Ago';
import { useDeskLanguage } from '../../language/use-desk-language';
import { TypedWords } from '../../parts/TypedWords';
import { Avatar } from './Avatar';
import { CommentMarks } from './CommentMarks';
import { EditedAgo } from './EditedAgo';
import styles from './comments.module.css';

interface Props {
  comments: readonly ModeratedComment[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** Comments of a list; the selected one has the focus while the focus is in the list. */
export const CommentQueue = ({ comments, selected, onSelect }: Props) => {
  const { text } = useDeskLanguage();
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]');
    const { activeElement } = document;
    if (activeElement === document.body || rows.current?.contains(activeElement) === true)
      row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <ul ref={rows}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <button
            type="button"
            className={styles['row']}
            onClick={() => onSelect(comment.id)}
            {...(comment.id === selected && { 'aria-current': 'true' as const })}
          >
            <span className={styles['line']}>
              <Avatar name={comment.author} />
              <b>
                <bdi>{comment.author ?? text('comments.gone')}</bdi>
              </b>
              <Ago instant={comment.created_at} />
              <EditedAgo comment={comment} />
            </span>
            <span className={styles['text']}>
              <TypedWords>{comment.comment ?? text('comments.deletedText')}</TypedWords>
            </span>
            <CommentMarks comment={comment} />
          </button>
        </li>
      ))}
    </ul>
  );
};
