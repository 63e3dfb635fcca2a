/** In milliseconds. Content that comes later than this would take the viewer away from what they read. */
const PATIENCE_MS = 10_000;
/** A viewer who moves the page themselves is not moved any more. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let stop: () => void = () => undefined;

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Scrolls to the element of a hash when it appears later than the page. */
export const scrollToLateHash = (hash: string): void => {
  stop();
  const id = idOf(hash);
  if (id === '' || document.getElementById(id)) return;
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    element.scrollIntoView();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const leave = (): void => stop();
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, leave);
    stop = () => undefined;
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  for (const move of MOVES) window.addEventListener(move, leave, { passive: true });
};
