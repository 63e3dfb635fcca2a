import { LANGUAGE, LOGIN, REGISTER, SIGN_OUT } from '../nav-items';
import type { MenuItem } from '../nav-items';

/** Targets of account and language entries: they are at the bottom of the menu, within reach of the thumb. */
const TARGETS: readonly string[] = ['/subscribe', LOGIN, REGISTER, SIGN_OUT, LANGUAGE];

/** Returns whether an entry of the mobile menu belongs at the bottom instead of in the list. */
export const isSheetEnd = ({ target }: MenuItem): boolean => TARGETS.includes(target);
