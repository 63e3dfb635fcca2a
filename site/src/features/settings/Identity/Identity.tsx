import { Avatar } from '../../../shared/ui/Avatar/Avatar';
import * as styles from './Identity.module.css';

interface Props {
  name: string;
  email: string;
  /** The name is the heading of the page. */
  heading?: boolean;
}

/** Who is signed in: their star, their name as they wrote it, their address. */
export const Identity = ({ name, email, heading = false }: Props) => {
  const Name = heading ? 'h1' : 'p';
  return (
    <div className={styles.identity}>
      <Avatar name={name} size="large" />
      <div className={styles.words}>
        <Name className={styles.name}>
          <bdi>{name}</bdi>
        </Name>
        <p className={styles.email}>
          <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
    </div>
  );
};
