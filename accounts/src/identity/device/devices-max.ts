/** More than a household has; who signs in by a program every minute is shown the newest. */
export const DEVICES_MAX = 100;
