import { useTranslation } from 'react-i18next';

import { useFollow } from './use-follow';
import { Button } from '../ui/Button/Button';
import { Icon } from '../ui/Icon/Icon';
import * as styles from './FollowButton.module.css';

interface Props {
  /** Slug of the channel. */
  slug: string;
  name: string;
  look?: 'primary' | 'ghost';
  size?: 'normal' | 'small';
}

/** Button that adds a channel to the viewer's channels or removes it. */
export const FollowButton = ({ slug, name, look = 'primary', size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const { followed, toggle } = useFollow(slug, name);
  return (
    <Button
      look={look}
      size={size}
      className={followed ? styles.followed : undefined}
      aria-label={t(followed ? 'channel-page.followingOf' : 'channel-page.followOf', { name })}
      onClick={toggle}
    >
      <Icon name={followed ? 'check' : 'plus'} />
      {t(followed ? 'channel-page.following' : 'channel-page.follow')}
    </Button>
  );
};
