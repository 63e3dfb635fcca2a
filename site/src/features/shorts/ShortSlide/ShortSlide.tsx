import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { FollowButton } from '../../../shared/follow/FollowButton';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { PlayerFailed } from '../../../shared/playback/PlayerFailed';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { PlayButton } from '../../../shared/ui/PlayButton/PlayButton';
import { ShortActions } from '../ShortActions/ShortActions';
import type { ShortFragment } from '../short.fragment.generated';
import * as styles from './ShortSlide.module.css';
import { lazyPart } from '../../../shared/page/lazy-part';

const ShortVideo = lazyPart(
  async () => (await import('../ShortVideo/ShortVideoEntry')).ShortVideoEntry,
  PlayerFailed,
);

interface Props {
  short: ShortFragment;
  /** Place in the feed, from 0. */
  place: number;
  /** Number of shorts; -1 while more can be read. */
  total: number;
  /** Place of the short that is being watched. */
  active: number;
  /** Whether the viewer has it play: false while paused, and where nothing plays by itself. */
  playing: boolean;
  muted: boolean;
  builtPaths: readonly string[];
  /** Whether the comments of the watched short are open. */
  talking: boolean;
  onTalk: (talking: boolean) => void;
  onToggle: () => void;
  /** Called when the browser plays only without sound. */
  onSilenced: () => void;
  /** Called when the browser wants a press before it plays. */
  onBlocked: () => void;
  /** Control of the sound, over the picture. */
  sound: ReactNode;
}

/** One short: its picture, over it the film once it is near, its words and what can be done with it. */
export const ShortSlide = (props: Props) => {
  const { short, place, total, active, playing, muted, builtPaths, talking, onTalk, onToggle, sound } = props;
  const { onSilenced, onBlocked } = props;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, description, language, channel, thumbnail } = short;
  const slide = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const heading = useId();
  const current = place === active;
  const words = languageProps(language, locale);
  // The film of the next short is made ready while this one plays; without playing nothing is loaded.
  const near = playing && (current || place === active + 1);

  useEffect(() => {
    if (near) setLoaded(true);
    else if (Math.abs(place - active) > 1) setLoaded(false);
  }, [near, place, active]);

  useEffect(() => {
    // The keys stay with the short that is seen. React 18 does not support the `inert` property.
    slide.current?.toggleAttribute('inert', !current);
  }, [current]);

  return (
    <article
      ref={slide}
      className={styles.slide}
      data-short={code}
      aria-labelledby={heading}
      aria-posinset={place + 1}
      aria-setsize={total}
    >
      <div className={styles.frame}>
        <Picture
          // Not the portrait: it has the title in it, which stands here as text.
          picture={thumbnail}
          sizes={SIZES.short}
          className={styles.still}
          loading={place === 0 ? 'lead' : 'lazy'}
          decorative
        />
        <div className={styles.film}>
          {loaded && (
            <Suspense fallback={null}>
              <ShortVideo
                code={code}
                title={title}
                playing={current && playing}
                muted={muted}
                builtPaths={builtPaths}
                line={line}
                onSilenced={onSilenced}
                onBlocked={onBlocked}
              />
            </Suspense>
          )}
        </div>
        {/* Pointers press anywhere on the picture; keys have the button and the space bar. */}
        <div role="presentation" className={styles.surface} onClick={onToggle} />
        {!(current && playing) && (
          <PlayButton className={styles.play} label={`${t('watch.play')}: ${title}`} onClick={onToggle} />
        )}
        <div className={styles.words}>
          {channel && (
            <p className={styles.channel}>
              <LocaleLink to={`/${channel.slug}`} className={styles.name}>
                <Picture picture={channel.icon} sizes={SIZES.thumb} className={styles.icon} decorative />
                <bdi {...languageProps(channel.language, locale)}>
                  <Words language={channel.language}>{channel.name}</Words>
                </bdi>
              </LocaleLink>
              {Math.abs(place - active) <= 1 && (
                <FollowButton
                  kind="channel"
                  slug={channel.slug}
                  name={channel.name}
                  look="ghost"
                  size="small"
                />
              )}
            </p>
          )}
          <h2 id={heading} className={styles.title} {...words}>
            <Words language={language}>{title}</Words>
          </h2>
          <p className={styles.description} {...words}>
            <Words language={language}>{description}</Words>
          </p>
        </div>
        {current && sound}
        <div ref={line} className={styles.line} />
      </div>
      {Math.abs(place - active) <= 1 && (
        <ShortActions
          short={short}
          hasPlans={builtPaths.includes('/subscribe')}
          talking={current && talking}
          onTalk={onTalk}
        />
      )}
    </article>
  );
};
