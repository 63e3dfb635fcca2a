import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import { Pretend } from '../Pretend/Pretend';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';
import * as styles from './CardsSection.module.css';
import { useGalleryCards } from './use-gallery-cards';

const STATES = ['hover', 'focus'] as const;

interface StatesProps {
  wide?: boolean;
  /** A card, which is a list item. */
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

/** Cards of every shape in every state, and the words they carry. */
export const CardsSection = () => {
  const { t } = useTranslation();
  const cards = useGalleryCards();
  const [show] = cards?.shows.nodes ?? [];
  const [video] = cards?.videos.nodes ?? [];
  const [short] = cards?.shorts.nodes ?? [];
  const [channel] = cards?.channels.nodes ?? [];
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
      {!cards && (
        <Loading>
          <Skeleton shape="wide" />
        </Loading>
      )}
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
