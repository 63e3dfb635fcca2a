import type { ReactNode } from 'react';

import { Avatar } from '../../ui/Avatar/Avatar';
import * as styles from './Comment.module.css';

interface Props {
  /** Name of the author; empty for a deleted account. */
  name: string;
  isReply: boolean;
  /** `held` for what only its author sees, `sending` while it is under way. */
  look?: 'held' | 'sending' | 'failed' | undefined;
  /** What stands beside the name. */
  note: ReactNode;
  /** Name as it is shown. */
  shownName: string;
  children: ReactNode;
}

/** Frame of a comment: the author's star, name and note above, the text and its actions below. */
export const CommentFrame = ({ name, isReply, look, note, shownName, children }: Props) => (
  <div className={[styles.comment, look ? styles[look] : ''].filter(Boolean).join(' ')}>
    <span className={isReply ? styles.smallStar : undefined}>
      <Avatar name={name} size="small" />
    </span>
    <div className={styles.body}>
      <p className={styles.head}>
        <bdi className={styles.name}>{shownName}</bdi>
        {note}
      </p>
      {children}
    </div>
  </div>
);
