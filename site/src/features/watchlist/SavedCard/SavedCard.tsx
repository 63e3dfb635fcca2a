import { useTranslation } from 'react-i18next';

import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { Card } from '../../../shared/catalogue/Card/Card';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './SavedCard.module.css';
import type { SavedItem } from './saved-item';

interface Props {
  item: SavedItem;
  onRemove: () => void;
}

/** Card of a saved video or show with a button to remove it. */
export const SavedCard = ({ item, onRemove }: Props) => {
  const { t } = useTranslation();
  const action = (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('saved.remove', { title: item.node.title })}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  );
  if (item.type === 'video') return <VideoCard video={item.node} action={action} />;
  const { slug, title, language, thumbnail, premium, episodeCount } = item.node;
  return (
    <Card
      to={`/shows/${slug}`}
      shape="wide"
      picture={thumbnail}
      name={title}
      language={language}
      badges={premium && <Badge look="premium">{t('video.premium')}</Badge>}
      meta={[t('saved.show'), ...(episodeCount > 0 ? [t('show.episodeCount', { count: episodeCount })] : [])]}
      action={action}
    />
  );
};
