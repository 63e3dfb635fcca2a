/** Address, code, new password. */
export const RECOVERY_STEPS = 3;
