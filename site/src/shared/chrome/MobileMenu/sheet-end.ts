import { LANGUAGE, SIGN_OUT } from '../nav-items';
import type { MenuItem } from '../nav-items';

/** Ways in and out, and to the other language: they stand at the thumb. */
const TARGETS: readonly string[] = ['/subscribe', '/auth/login', SIGN_OUT, LANGUAGE];

/** Whether an entry of the mobile menu stands at its end instead of in its list. */
export const isSheetEnd = ({ target }: MenuItem): boolean => TARGETS.includes(target);
