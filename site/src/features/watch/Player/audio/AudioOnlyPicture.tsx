import { useTranslation } from 'react-i18next';

import { SIZES } from '../../../../shared/catalogue/picture-sizes';
import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import { Picture } from '../../../../shared/ui/Picture/Picture';
import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';
import * as styles from './AudioOnlyPicture.module.css';

interface Props {
  picture: NonNullable<WatchPageQuery['video']>['thumbnail'];
  /** Whether it says that only sound plays; a small card has no room. */
  withSign: boolean;
}

/** What is seen while only sound plays: the poster, also in full screen, where the one of the page is not. */
export const AudioOnlyPicture = ({ picture, withSign }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.still} data-still>
      <Picture picture={picture} sizes={SIZES.stage} className={styles.picture} decorative />
      {withSign && (
        <p className={styles.sign}>
          <PlayerIcon name="sound" />
          {t('player.audioOnly')}
        </p>
      )}
    </div>
  );
};
