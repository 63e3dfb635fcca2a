import type { Plan } from '../../../desk/plans/plan';
import type { DeskLanguage } from '../language/use-desk-language';
import { recordTitle } from '../parts/record-title';

/** Title of the record that a plan is about; of one that was deleted, what it was. */
export const planTitle = ({ titles, type }: Plan, language: DeskLanguage): string =>
  titles
    ? recordTitle({ titles, type }, language)
    : language.text('plan.gone', { type: language.typeName(type) });
