import { deskTypeOf } from '../../../desk/desk-types';
import { Icon } from './Icon';
import styles from './parts.module.css';

interface Props {
  picture: string | null;
  /** Type of the record. */
  type: string;
}

/** Small picture of a record; the sign of its list where it has none. The titles beside it say what it shows. */
export const Thumb = ({ picture, type }: Props) =>
  picture === null ? (
    <span className={[styles['thumb'], styles['bare']].join(' ')} aria-hidden="true">
      <Icon name={deskTypeOf(type)?.list ?? 'pages'} />
    </span>
  ) : (
    <img className={styles['thumb']} src={picture} alt="" loading="lazy" decoding="async" />
  );
