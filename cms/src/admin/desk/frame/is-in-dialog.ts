const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Checks whether a key is pressed, or a file held, in a dialog or while one is open: the focus is on no element when the
 * one that had it is gone or disabled, and the key means the dialog still.
 */
export const isInDialog = ({ target }: Pick<Event, 'target'>): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(DIALOGS) !== null);
