import type { ModeratedComment } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import { Mark } from '../Mark';
import styles from './comments.module.css';

/** Why a comment waits. */
export const CommentMarks = ({ comment }: { comment: ModeratedComment }) => {
  const { text, counted } = useDeskLanguage();
  const { reports, held_for: heldFor } = comment;
  const reasons = heldFor.filter((reason) => reason !== 'reports');
  if (reports === 0 && reasons.length === 0) return null;
  return (
    <span className={styles['marks']}>
      {reports > 0 && <Mark kind="failed">{counted('comments.reports', reports)}</Mark>}
      {reasons.map((reason) => (
        <Mark key={reason} kind="outdated">
          {text(`comments.${reason}`)}
        </Mark>
      ))}
    </span>
  );
};
