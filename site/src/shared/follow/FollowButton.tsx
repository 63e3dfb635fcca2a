import { useTranslation } from 'react-i18next';

import { Button } from '../ui/Button/Button';
import { Icon } from '../ui/Icon/Icon';
import { ToggleLabel } from '../ui/ToggleLabel/ToggleLabel';
import * as styles from './FollowButton.module.css';
import type { Followed } from './followed';
import { useFollow } from './use-follow';

interface Props extends Followed {
  name: string;
  look?: 'primary' | 'ghost';
  size?: 'normal' | 'small';
}

/** Button by which a viewer follows a channel or show, or no longer. */
export const FollowButton = ({ kind, slug, name, look = 'primary', size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const { followed, toggle } = useFollow({ kind, slug }, name);
  return (
    <Button
      look={look}
      size={size}
      className={followed ? styles.followed : undefined}
      aria-label={t(followed ? 'follow.followingOf' : 'follow.followOf', { name })}
      onClick={toggle}
    >
      <ToggleLabel
        pressed={followed}
        on={
          <>
            <Icon name="check" />
            {t('follow.following')}
          </>
        }
        off={
          <>
            <Icon name="plus" />
            {t('follow.follow')}
          </>
        }
      />
    </Button>
  );
};
