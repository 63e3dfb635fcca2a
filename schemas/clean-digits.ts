import { stripUnseen } from './invisible-text';
import { latinDigits } from './latin-digits';

/**
 * Cleans a typed number, hour or date: Latin digits, trimmed, without what is never drawn, such as the direction marks
 * that come along when it is copied from a chat.
 */
export const cleanDigits = (typed: string): string => latinDigits(stripUnseen(typed)).trim();
