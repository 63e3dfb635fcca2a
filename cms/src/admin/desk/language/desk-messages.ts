import { BULK_AR } from './bulk-messages.ar';
import { BULK_EN } from './bulk-messages.en';
import { AR } from './desk-messages.ar';
import { EN, type DeskKey } from './desk-messages.en';
import { GLOSSARY_AR } from './glossary-messages.ar';
import { GLOSSARY_EN } from './glossary-messages.en';
import { PEOPLE_AR } from './people-messages.ar';
import { PEOPLE_EN } from './people-messages.en';
import { PICTURES_AR } from './pictures-messages.ar';
import { PICTURES_EN } from './pictures-messages.en';
import { PLANNER_AR } from './planner-messages.ar';
import { PLANNER_EN } from './planner-messages.en';
import { PREVIEW_AR } from './preview-messages.ar';
import { PREVIEW_EN } from './preview-messages.en';
import { RECORD_AR } from './record-messages.ar';
import { RECORD_EN } from './record-messages.en';
import { TEAM_AR } from './team-messages.ar';
import { TEAM_EN } from './team-messages.en';

const prefixed = (messages: Readonly<Record<DeskKey, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [`sahra.desk.${key}`, text]));

/** Texts of the desk, for the translations of the admin. */
export const DESK_MESSAGES = {
  en: prefixed({
    ...EN,
    ...RECORD_EN,
    ...PREVIEW_EN,
    ...PLANNER_EN,
    ...PEOPLE_EN,
    ...GLOSSARY_EN,
    ...TEAM_EN,
    ...PICTURES_EN,
    ...BULK_EN,
  }),
  ar: prefixed({
    ...AR,
    ...RECORD_AR,
    ...PREVIEW_AR,
    ...PLANNER_AR,
    ...PEOPLE_AR,
    ...GLOSSARY_AR,
    ...TEAM_AR,
    ...PICTURES_AR,
    ...BULK_AR,
  }),
} as const;
