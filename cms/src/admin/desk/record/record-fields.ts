import type { FormField, RecordForm } from '../../../desk/form/record-form';

/** Texts of the words that describe a picture of the facts: they stand beside it, not in the columns. */
export const describesFact = ({ facts }: RecordForm, { describes }: FormField): boolean =>
  describes !== null && facts.some(({ name }) => name === describes);

/** Fields of the language columns. */
export const columnFields = (form: RecordForm): FormField[] =>
  form.words.filter((field) => !describesFact(form, field));

/** Alt texts of a picture of the facts. */
export const altFields = (form: RecordForm, picture: FormField): FormField[] =>
  form.words.filter(({ describes }) => describes === picture.name);
