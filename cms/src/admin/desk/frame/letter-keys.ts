const KEY = 'sahra-desk-letter-keys';

/** Whether this browser's editor uses single letters as keys. */
export const lettersAreOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export const turnLetters = (on: boolean): void => localStorage.setItem(KEY, on ? 'on' : 'off');
