/** Id of what stands under a field, its hint or its error. */
export const noteId = (field: string): string => `${field}-note`;
