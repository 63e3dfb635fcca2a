import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { GalleryRecords } from '../gallery-records';
import { Pretend } from '../Pretend/Pretend';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';
import * as styles from './CardsSection.module.css';

const STATES = ['hover', 'focus'] as const;

interface StatesProps {
  wide?: boolean;
  /** Card; it is rendered as a list item. */
  children: ReactNode;
}

const States = ({ wide = false, children }: StatesProps) => {
  const { t } = useTranslation();
  const size = wide ? styles.wide : styles.card;
  return (
    <SampleRow>
      <Sample caption={t('gallery.rest')}>
        <ul className={size}>{children}</ul>
      </Sample>
      {STATES.map((state) => (
        <Sample key={state} caption={t(`gallery.${state}`)}>
          <Pretend state={state}>
            <ul className={size}>{children}</ul>
          </Pretend>
        </Sample>
      ))}
    </SampleRow>
  );
};

/** Cards of every shape in every state, and their text. */
export const CardsSection = () => {
  const { t } = useTranslation();
  const { shows, videos, shorts, channels } = useContext(GalleryRecords);
  const [show] = shows;
  const [video] = videos;
  const [short] = shorts;
  const [channel] = channels;
  return (
    <>
      <SampleRow>
        <Badge look="live">{t('video.live')}</Badge>
        <Badge look="soon">
          {t('video.soon')} <bdi dir="ltr">20:30</bdi>
        </Badge>
        <Badge look="premium">{t('video.premium')}</Badge>
        <Badge look="fresh">{t('video.new')}</Badge>
        <Badge look="plain">{t('video.ended')}</Badge>
      </SampleRow>
      {show && (
        <States>
          <ShowCard show={show} />
        </States>
      )}
      {video && (
        <States wide>
          <VideoCard video={video} progress={0.62} />
        </States>
      )}
      {short && (
        <States>
          <ShortCard video={short} />
        </States>
      )}
      {channel && (
        <States>
          <ChannelCard channel={channel} />
        </States>
      )}
    </>
  );
};
