import type { ReactNode } from 'react';

import { Avatar } from '../../../shared/ui/Avatar/Avatar';
import * as styles from './Identity.module.css';

interface Props {
  name: string;
  email: string;
  /** Button or link beside the identity. */
  action?: ReactNode;
}

/** Identity of the signed-in viewer: avatar, name as typed, e-mail address. */
export const Identity = ({ name, email, action }: Props) => (
  <div className={styles.identity}>
    <Avatar name={name} size="large" />
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.email}>
        <bdi dir="ltr">{email}</bdi>
      </p>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
