/** Number of steps: address, code, new password. */
export const RECOVERY_STEPS = 3;
