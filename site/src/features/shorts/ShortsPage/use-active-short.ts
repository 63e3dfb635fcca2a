import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useLocalize } from '../../../shared/i18n/locale-context';
import { shortAddress } from '../../../shared/address/short-address';
import type { Shorts } from './use-shorts';

/** Share of a short that must be in view to be the one that plays. */
const IN_VIEW = 0.6;
/** The feed stands still, or the viewer moves it by hand. */
const ENDS_A_MOVE = ['scrollend', 'wheel', 'touchstart'] as const;

interface ActiveShort {
  active: number;
  /**
   * Scrolls to the next or the previous short, from the one that an earlier press is on its way to. Returns false at
   * either end.
   */
  go: (step: 1 | -1) => boolean;
}

const slideAt = (feed: HTMLElement | null, place: number): HTMLElement | undefined =>
  feed?.querySelectorAll<HTMLElement>('[data-short]')[place];

/**
 * Scrolls only the feed, to where the short would snap; scrollIntoView would scroll the page too, and scrollBy would stop
 * at the short that is passed (`scroll-snap-stop`), so that a second press on the way there is lost.
 */
const scrollTo = (feed: HTMLElement, slide: HTMLElement, behavior: ScrollBehavior): void => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(feed);
  const { top, bottom } = feed.getBoundingClientRect();
  const { top: begin, height } = slide.getBoundingClientRect();
  const start = top + (parseFloat(scrollPaddingTop) || 0);
  const end = bottom - (parseFloat(scrollPaddingBottom) || 0);
  feed.scrollTo({ top: feed.scrollTop + begin + height / 2 - (start + end) / 2, behavior });
};

/**
 * Finds the short in the middle of the feed and writes its address, so that a copied link, a reload and Back lead to
 * it.
 */
export const useActiveShort = (
  feed: RefObject<HTMLElement>,
  codes: readonly string[],
  first: Shorts['first'],
): ActiveShort => {
  const localize = useLocalize();
  const [active, setActive] = useState(0);
  /** Place that a press is on its way to. */
  const aimed = useRef<number | null>(null);
  const key = codes.join(' ');

  // Only when the address is known: later the list grows while the viewer is elsewhere in it.
  useLayoutEffect(() => {
    if (first === null || !feed.current) return;
    const slides = [...feed.current.querySelectorAll<HTMLElement>('[data-short]')];
    const place = slides.findIndex(({ dataset }) => dataset['short'] === first.code);
    const slide = slides[place];
    if (!slide) return;
    scrollTo(feed.current, slide, 'instant');
    setActive(place);
  }, [feed, first]);

  useEffect(() => {
    const { current: root } = feed;
    if (!root) return;
    const slides = [...root.querySelectorAll('[data-short]')];
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (!shown) return;
        const place = slides.indexOf(shown.target);
        const code = key.split(' ')[place];
        setActive(place);
        if (place === aimed.current) aimed.current = null;
        const address = localize(shortAddress(code ?? ''));
        const { pathname, search } = window.location;
        if (code !== undefined && (place > 0 || search !== '') && pathname + search !== address)
          window.history.replaceState(window.history.state, '', address);
      },
      { root, threshold: IN_VIEW },
    );
    for (const slide of slides) seen.observe(slide);
    const forget = (): void => {
      aimed.current = null;
    };
    for (const type of ENDS_A_MOVE) root.addEventListener(type, forget, { passive: true });
    return () => {
      seen.disconnect();
      for (const type of ENDS_A_MOVE) root.removeEventListener(type, forget);
    };
  }, [feed, key, localize]);

  const go = useCallback(
    (step: 1 | -1): boolean => {
      const place = (aimed.current ?? active) + step;
      const slide = slideAt(feed.current ?? null, place);
      if (!feed.current || !slide) return false;
      aimed.current = place;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo(feed.current, slide, still ? 'instant' : 'smooth');
      return true;
    },
    [feed, active],
  );
  return { active, go };
};
