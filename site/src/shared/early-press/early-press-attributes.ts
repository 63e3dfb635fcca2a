/** Attribute on the root element until React handles events. Styles use it too. */
export const NOT_HYDRATED_ATTRIBUTE = 'data-unheard';

/** Attribute on the button that was clicked before hydration and needs a replay. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
