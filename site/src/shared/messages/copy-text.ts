/** Copies; where the browser refuses, selects the text in its field so that the viewer can. Answers whether it is copied. */
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
