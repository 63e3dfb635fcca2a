import { MENU_ENTER_MS } from '@sahra/schemas/constants';

/** Style of an opening menu. Its CSS names the animation; reduced motion switches it off. */
export const MENU_ENTER = { animationDuration: `${MENU_ENTER_MS}ms` } as const;
