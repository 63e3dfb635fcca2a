/**
 * Copies text to the clipboard. When the browser refuses, selects the text in its field for manual copying.
 * @returns Whether it was copied.
 */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
};
