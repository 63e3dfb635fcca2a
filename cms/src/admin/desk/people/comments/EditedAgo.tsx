import type { ModeratedComment } from '../../../../people/people-types';
import { Ago } from '../Ago';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';

/** Says that the author changed the words of a comment, and when. */
export const EditedAgo = ({ comment }: { comment: ModeratedComment }) => {
  const { text } = useDeskLanguage();
  if (comment.edited_at === null) return null;
  return (
    <span className={parts['quiet']}>
      {text('comments.edited')} <Ago instant={comment.edited_at} />
    </span>
  );
};
