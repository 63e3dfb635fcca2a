const TYPING =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const OWN_KEYS = '[role=menu], [role=tablist], [role=listbox], [role=radiogroup], dialog';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role=button], input[type=checkbox], input[type=radio]';
const SCROLLING = ['ArrowUp', 'ArrowDown'];
const ARROWS = ['ArrowLeft', 'ArrowRight', ...SCROLLING];

/** Returns whether text is typed into an element. */
export const isTextField = (element: Element): boolean => element.closest(TYPING) !== null;

interface Surroundings {
  /** Focused element. */
  target: Element;
  player: Element;
  /** Whether the viewer allows shortcuts while the focus is outside the player. */
  everywhere: boolean;
}

/**
 * Returns true when the player should handle a key. It ignores keys while the viewer types, keys that another
 * control needs, and keys that scroll the page.
 */
export const shouldHandleShortcut = (key: string, { target, player, everywhere }: Surroundings): boolean => {
  if (isTextField(target) || target.closest(OWN_KEYS)) return false;
  if (key === ' ' && target.closest(PRESSED_BY_SPACE)) return false;
  if (target.matches('input[type=range]') && ARROWS.includes(key)) return false;
  if (player.contains(target)) return true;
  if (!everywhere || SCROLLING.includes(key)) return false;
  return target === document.body || ![' ', ...ARROWS].includes(key);
};
