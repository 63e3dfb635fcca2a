import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '../../../shared/ui/Avatar/Avatar';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { iconPaths } from '../../../shared/ui/Icon/icon-paths';
import type { IconName } from '../../../shared/ui/Icon/icon-paths';
import { Star } from '../../../shared/ui/Star/Star';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';
import { GalleryRecords } from '../gallery-records';
import * as styles from './IconsSection.module.css';

// The object has no other keys.
const ICONS = Object.keys(iconPaths) as IconName[];

/** Icons by name, the star in its animations, and the avatars. */
export const IconsSection = () => {
  const { t } = useTranslation();
  const { posters } = useContext(GalleryRecords);
  const face = posters.find(({ poster }) => poster)?.poster?.url ?? null;
  const name = t('gallery.sampleName');
  return (
    <>
      <SampleRow>
        {ICONS.map((icon) => (
          <Sample key={icon} caption={icon}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
          </Sample>
        ))}
      </SampleRow>
      <SampleRow>
        <Sample caption={t('gallery.rest')}>
          <Star className={styles.star} />
        </Sample>
        <Sample caption={t('gallery.busy')}>
          <Star className={styles.star} motion="turn" />
        </Sample>
        <Sample caption={t('gallery.goLive')}>
          <Star className={styles.live} motion="beat" />
        </Sample>
      </SampleRow>
      <SampleRow>
        <Sample caption={name}>
          <SampleRow>
            <Avatar name={name} size="small" />
            <Avatar name={name} />
            <Avatar name={name} size="large" />
            <Avatar name={name} src={face} size="large" />
          </SampleRow>
        </Sample>
        <Sample caption={t('gallery.unknown')}>
          <Avatar name="" />
        </Sample>
      </SampleRow>
    </>
  );
};
