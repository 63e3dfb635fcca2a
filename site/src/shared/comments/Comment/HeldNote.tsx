import { useTranslation } from 'react-i18next';

import { Star } from '../../ui/Star/Star';
import type { CommentItem } from '../state/comment-item';
import * as styles from './Comment.module.css';

/** Tells authors why nobody else sees their comment. */
export const HeldNote = ({ status }: Pick<CommentItem, 'status'>) => {
  const { t } = useTranslation();
  const text = {
    PUBLISHED: null,
    PENDING: t('comments.pending'),
    REJECTED: t('comments.rejected'),
    REMOVED: t('comments.removed'),
  }[status];
  return (
    <span className={styles.heldNote}>
      <Star /> {text}
    </span>
  );
};
