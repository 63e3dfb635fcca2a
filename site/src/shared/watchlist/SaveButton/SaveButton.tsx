import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { useSaved } from '../use-saved';
import type { WatchlistItem } from '../watchlist-item';

interface Props {
  item: WatchlistItem;
  size?: 'normal' | 'small';
}

/**
 * Button that adds the page's video or show to the viewer's watchlist or removes it. Guests are sent to the login, and
 * it is saved after they return.
 */
export const SaveButton = ({ item, size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const { saved, toggle } = useSaved(item);
  return (
    <Button look="ghost" size={size} aria-pressed={saved} onClick={toggle}>
      <Icon name={saved ? 'check' : 'plus'} />
      {t('saved.title')}
    </Button>
  );
};
