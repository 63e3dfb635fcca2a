/** Attribute on the root element until React handles events. Styles use it too. */
export const NOT_HYDRATED_ATTRIBUTE = 'data-unheard';

/** Attribute on a link that says that it plays: the code of its video. */
export const PLAYS_ATTRIBUTE = 'data-plays';

/** Attribute on the button that was clicked before hydration and needs a replay. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
