import { useTranslation } from 'react-i18next';

import { useFollow } from './use-follow';
import { Button } from '../ui/Button/Button';
import { Icon } from '../ui/Icon/Icon';
import * as styles from './FollowButton.module.css';

interface Props {
  /** Slug of the channel. */
  slug: string;
  name: string;
}

/** Button that adds a channel to the viewer's channels or removes it. */
export const FollowButton = ({ slug, name }: Props) => {
  const { t } = useTranslation();
  const { followed, toggle } = useFollow(slug, name);
  return (
    <Button
      look="primary"
      className={followed ? styles.followed : undefined}
      aria-label={t(followed ? 'channel-page.followingOf' : 'channel-page.followOf', { name })}
      onClick={toggle}
    >
      <Icon name={followed ? 'check' : 'plus'} />
      {t(followed ? 'channel-page.following' : 'channel-page.follow')}
    </Button>
  );
};
