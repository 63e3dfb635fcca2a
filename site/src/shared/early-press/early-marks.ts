/** On the root element until React listens. */
export const UNHEARD_MARK = 'data-unheard';

/** On the button that was pressed before React listened, and is to be answered. */
export const PRESSED_MARK = 'data-pressed';
