import userEvent from '@testing-library/user-event';

/** Fills in a field by one change, as a paste or a password manager does. Typing takes five events for each letter. */
export const fillIn = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
