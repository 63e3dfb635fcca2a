/** Characters of a name; the specification sets no limit, this one only keeps abuse out. */
export const NAME_MAX = 100;
export const DEVICE_NAME_MAX = 100;
