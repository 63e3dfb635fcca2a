import styles from './parts.module.css';

/** Small picture of a record; a plain night where it has none. The titles beside it say what it shows. */
export const Thumb = ({ picture }: { picture: string | null }) =>
  picture === null ? (
    <span className={styles['thumb']} aria-hidden="true" />
  ) : (
    <img className={styles['thumb']} src={picture} alt="" loading="lazy" decoding="async" />
  );
