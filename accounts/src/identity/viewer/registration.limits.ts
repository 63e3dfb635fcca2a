/** Characters of a name; the owner gives no limit, this one only keeps abuse out. */
export const NAME_MAX = 100;
export const DEVICE_NAME_MAX = 100;
