import { stripIdleJoiners, stripUnseen } from './invisible-text';

/** Control characters, lone surrogates, spaces of every kind and the blank of Braille. */
const CONTROLS_AND_SPACES = /[\p{Cc}\p{Cs}\p{Z}\u2800]+/gu;

/**
 * Cleans text to one line: NFC, single spaces, trimmed, nothing that is never drawn. Joiners between letters and
 * within emoji stay: names of Persian, Kurdish and Indian languages are written with them.
 */
export const stripControls = (text: string): string =>
  stripIdleJoiners(stripUnseen(text).replace(CONTROLS_AND_SPACES, ' ')).trim().normalize('NFC');
