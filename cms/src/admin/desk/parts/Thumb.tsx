import styles from './parts.module.css';

/** Small picture of a record; a quiet surface where it has none. The titles beside it say what it shows. */
export const Thumb = ({ picture }: { picture: string | null }) =>
  picture === null ? (
    <span className={[styles['thumb'], styles['bare']].join(' ')} aria-hidden="true" />
  ) : (
    <img className={styles['thumb']} src={picture} alt="" loading="lazy" decoding="async" />
  );
