/** Returns the id of the note below a field, its hint or its error. */
export const noteId = (field: string): string => `${field}-note`;
