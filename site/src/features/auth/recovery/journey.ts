/** How far a viewer has come who forgot the password. */
export interface Journey {
  /** Whose password; empty until a code was asked for. */
  email: string;
  /** When another code may be asked for, in milliseconds since 1970; 0 until a code was sent. */
  resendAt: number;
  /** What the right code opened: it sets one password. */
  resetToken: string | null;
}

export const NO_JOURNEY: Journey = { email: '', resendAt: 0, resetToken: null };

const KEY = 'sahra.recovery';

/** Where the browser keeps nothing, the journey lasts as long as the document. */
let held = NO_JOURNEY;

const isJourney = (value: unknown): value is Journey =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number' &&
  'resetToken' in value &&
  (value.resetToken === null || typeof value.resetToken === 'string');

/** The journey of this tab: it survives a reload, and is gone with the tab. */
export const readJourney = (): Journey => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isJourney(stored) ? stored : held;
  } catch {
    return held;
  }
};

export const writeJourney = ({ email, resendAt, resetToken }: Journey): void => {
  held = { email, resendAt, resetToken };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // Held above.
  }
};

export const endJourney = (): void => {
  held = NO_JOURNEY;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
