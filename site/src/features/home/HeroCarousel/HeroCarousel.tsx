import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HeroArt } from '../../../shared/catalogue/ShowHero/HeroArt';
import { HeroCopy } from '../../../shared/catalogue/ShowHero/HeroCopy';
import { PlayFirst } from '../../../shared/catalogue/ShowHero/PlayFirst';
import * as hero from '../../../shared/catalogue/ShowHero/ShowHero.module.css';
import type { ShowHeroFragment } from '../../../shared/catalogue/show-hero.fragment.generated';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { CarouselControls } from './CarouselControls';
import * as styles from './HeroCarousel.module.css';
import { useCarousel } from './use-carousel';

/** Shorter movements count as taps. */
const SWIPE_PX = 48;

interface Props {
  shows: readonly ShowHeroFragment[];
  /** Stands above the words of the slide that is shown; it takes no room. */
  greeting?: ReactNode;
}

/** Calls back on a horizontal swipe: +1 towards the end of the reading direction, −1 towards its start. */
const useSwipe = (onSwipe: (way: 1 | -1) => void) => {
  const from = useRef<{ x: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX } : null;
    },
    // The browser cancels the pointer when it scrolls, so this event is always a horizontal swipe.
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      if (from.current === null) return;
      const across = clientX - from.current.x;
      from.current = null;
      if (Math.abs(across) < SWIPE_PX) return;
      const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === rightToLeft ? -1 : 1);
    },
  };
};

/**
 * Carousel of the shows that editors feature. Only the first picture loads with the page; each next picture
 * loads while the slide before it is shown.
 */
export const HeroCarousel = ({ shows, greeting }: Props) => {
  const { t } = useTranslation();
  const { index, go, turns, stopped, toggle, hold, release } = useCarousel(shows.length);
  const swipe = useSwipe((way) => go(index + way));
  const [fetched, setFetched] = useState(0);
  useEffect(() => setFetched((known) => Math.max(known, index + 1)), [index]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) release();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is listened to here only makes it wait, and swipes: everything can be done by the buttons in it
    <section
      className={`${hero.hero} ${styles.carousel} ${shows.length > 1 ? styles.several : ''}`}
      data-hero=""
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.featured')}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={leave}
      {...swipe}
    >
      <div className={styles.slides} aria-live={turns && !stopped ? 'off' : 'polite'}>
        {shows.map((show, at) => (
          <div
            key={show.slug}
            className={at === index ? `${styles.slide} ${styles.shown}` : styles.slide}
            role="group"
            aria-roledescription={t('home.slide')}
            aria-label={t('home.slideOf', { number: at + 1, count: shows.length })}
            aria-hidden={at !== index}
          >
            {at <= fetched && <HeroArt {...show} eager={at === 0} />}
            <div className={`${hero.body} ${styles.words}`}>
              {at === index && greeting && <div aria-hidden="true">{greeting}</div>}
              <HeroCopy show={show} heading="h2">
                <PlayFirst show={show} />
                <LocaleLink to={`/shows/${show.slug}`} className={buttonClass('ghost')}>
                  {t('home.seeShow')}
                </LocaleLink>
              </HeroCopy>
            </div>
          </div>
        ))}
      </div>
      {shows.length > 1 && (
        <CarouselControls
          titles={shows.map(({ title }) => title)}
          index={index}
          go={go}
          turns={turns}
          stopped={stopped}
          toggle={toggle}
        />
      )}
    </section>
  );
};
