/** Attribute on the root element until React handles events. */
export const UNHEARD_MARK = 'data-unheard';

/** Attribute on the button that was clicked before hydration and needs a replay. */
export const PRESSED_MARK = 'data-pressed';
