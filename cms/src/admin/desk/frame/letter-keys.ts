import { deviceStorage } from '../../browser-storage';

const KEY = 'sahra-desk-letter-keys';

/** Whether this browser's editor uses single letters as keys. */
export const lettersAreOn = (): boolean => deviceStorage.get(KEY) !== 'off';

export const turnLetters = (on: boolean): void => deviceStorage.set(KEY, on ? 'on' : 'off');
