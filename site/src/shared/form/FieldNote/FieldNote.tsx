import { Star } from '../../ui/Star/Star';
import { noteId } from '../note-id';
import * as styles from './FieldNote.module.css';

interface Props {
  /** Id of the field it describes. */
  field: string;
  hint?: string | undefined;
  error: string | null;
}

/** Note below a field: its error, else its hint, never both. */
export const FieldNote = ({ field, hint, error }: Props) => {
  if (error)
    return (
      <p id={noteId(field)} className={styles.error} role="alert">
        <Star className={styles.star} />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={noteId(field)} className={styles.hint}>
      {hint}
    </p>
  ) : null;
};
