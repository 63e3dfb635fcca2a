/** Number of steps: address, code, new password. */
export const PASSWORD_RESET_STEPS = 3;
