import { useTranslation } from 'react-i18next';

import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './HeroCarousel.module.css';

interface Props {
  titles: readonly string[];
  index: number;
  go: (to: number) => void;
  /** True when the slides change automatically, so a pause button is needed. */
  turns: boolean;
  stopped: boolean;
  toggle: () => void;
}

/**
 * Controls of the carousel: one star per slide, a pause button, and the buttons for the previous and the next
 * slide.
 */
export const CarouselControls = ({ titles, index, go, turns, stopped, toggle }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={t('home.showSlide', { number: at + 1, title })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => go(at)}
          />
        ))}
      </div>
      {turns && (
        <button
          type="button"
          className={`${styles.button} ${styles.stop}`}
          aria-label={t(stopped ? 'home.turn' : 'home.stop')}
          onClick={toggle}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </button>
      )}
      <span className={styles.ends}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('home.previous')}
          onClick={() => go(index - 1)}
        >
          <Icon name="back" directed />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t('home.next')}
          onClick={() => go(index + 1)}
        >
          <Icon name="next" directed />
        </button>
      </span>
    </div>
  );
};
