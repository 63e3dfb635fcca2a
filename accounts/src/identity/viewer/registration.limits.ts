/** Maximum characters of a name. The owner gives no limit; this one only prevents abuse. */
export const NAME_MAX = 100;
export const DEVICE_NAME_MAX = 100;
