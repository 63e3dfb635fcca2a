/** More than a household has. A viewer with more sessions, for example from a script, sees the newest. */
export const DEVICES_MAX = 100;
