import * as styles from '../ui/VisuallyHidden/VisuallyHidden.module.css';

/** In milliseconds: Gatsby sets the title of a page after it has rendered it. */
const LOOK_MS = 50;
const LOOKS_MAX = 20;

let region: HTMLElement | null = null;
/** Path of the page that was shown last. */
let shown: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const regionOf = (): HTMLElement => {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.className = styles.unseen ?? '';
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return region;
};

/** Gatsby's own announcer speaks English on every page. */
const silenceGatsby = (): void => {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.setAttribute('aria-hidden', 'true');
};

/** Creates the live region before the first announcement; screen readers miss text in a new one. */
export const startAnnouncer = (): void => {
  regionOf();
  silenceGatsby();
  shown = window.location.pathname;
};

/**
 * Tells screen readers the title of a new page, in the page's language, as soon as it is set. A press during
 * hydration comes to Gatsby as its first page, so the path is compared here.
 */
export const announcePage = (path: string): void => {
  if (path === shown) return;
  shown = path;
  silenceGatsby();
  clearTimeout(timer);
  const before = document.title;
  const look = (left: number): void => {
    // While Gatsby replaces the head, there is no title for a moment.
    const isSet = document.title !== before && document.title !== '';
    if (isSet || left === 0) regionOf().textContent = document.title;
    else timer = setTimeout(() => look(left - 1), LOOK_MS);
  };
  look(LOOKS_MAX);
};
