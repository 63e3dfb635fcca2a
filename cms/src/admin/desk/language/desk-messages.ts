import { AR } from './desk-messages.ar';
import { EN, type DeskKey } from './desk-messages.en';

const prefixed = (messages: Readonly<Record<DeskKey, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [`sahra.desk.${key}`, text]));

/** Texts of the desk, for the translations of the admin. */
export const DESK_MESSAGES = { en: prefixed(EN), ar: prefixed(AR) } as const;
