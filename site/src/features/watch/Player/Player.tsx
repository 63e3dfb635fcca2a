import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BigPlayButton, ClosedCaptionButton, ControlBar, Player as VideoPlayer } from 'video-react';

import type { PlayQuery } from './play.query.generated';
import { HlsSource } from './HlsSource';
import * as styles from './Player.module.css';
import { StartButton } from './StartButton';

type Playback = NonNullable<NonNullable<PlayQuery['play']>['playback']>;

interface Props {
  playback: Playback;
  poster: string | undefined;
  title: string;
  onFatal: () => void;
}

/** Copied beside the pages by the build; only pages that play load it. */
const STYLE_URL = '/vendor/video-react.css';

const useStyle = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const present = document.querySelector<HTMLLinkElement>(`link[href="${STYLE_URL}"]`);
    const link = present ?? document.createElement('link');
    const done = (): void => setReady(true);
    if (present?.sheet) {
      done();
      return;
    }
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    if (!present) {
      link.rel = 'stylesheet';
      link.href = STYLE_URL;
      document.head.append(link);
    }
  }, []);
  return ready;
};

/** The player. Its bar runs left to right in both languages, like every clock. */
export const Player = ({ playback, poster, title, onFatal }: Props) => {
  const { t } = useTranslation();
  const styled = useStyle();
  if (!styled) return <p>{t('watch.loading')}</p>;
  return (
    <section className={styles.player} dir="ltr" aria-label={title}>
      <VideoPlayer playsInline aspectRatio="16:9" preload="none" poster={poster}>
        <HlsSource isVideoChild url={playback.url} onFatal={onFatal} />
        {playback.tracks.map(({ language, label, url }) => (
          <track key={url} kind="captions" src={url} srcLang={language.toLowerCase()} label={label} />
        ))}
        <BigPlayButton className={styles.replaced} />
        <StartButton key="start" />
        <ControlBar>
          <ClosedCaptionButton order={7} />
        </ControlBar>
      </VideoPlayer>
    </section>
  );
};
