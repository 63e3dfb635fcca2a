import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Card } from '../../../shared/catalogue/Card/Card';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { minutesLeft, watchedPart } from '../../../shared/progress/progress-state';
import { Icon } from '../../../shared/ui/Icon/Icon';
import type { ContinueItem } from './continue-items';
import * as styles from './ContinueRow.module.css';

interface Props {
  item: ContinueItem;
  onRemove: () => void;
}

/** Card of a video to continue: how far it was watched, what is left, and a button to remove it from the row. */
export const ContinueCard = ({ item: { video, progress }, onRemove }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, language, thumbnail, show, episodeNumber } = video;
  return (
    <Card
      // Also a short: its own page goes on where it stopped, and knows when it is finished; the feed does neither.
      to={`/watch/${code}`}
      plays
      shape="wide"
      picture={thumbnail}
      name={title}
      language={language}
      badges={<VideoBadges {...video} />}
      {...(progress ? { progress: watchedPart(progress) } : {})}
      meta={[
        progress ? t('watched.minutesLeft', { count: minutesLeft(progress) }) : t('continue.next'),
        ...(show
          ? [
              <bdi key="show" {...languageProps(show.language, locale)}>
                <Words language={show.language}>{show.title}</Words>
              </bdi>,
            ]
          : []),
        ...(episodeNumber === null ? [] : [t('show.episode', { number: episodeNumber })]),
      ]}
      action={
        <button
          type="button"
          className={styles.remove}
          aria-label={t('continue.remove', { title })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      }
    />
  );
};
