const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a text can be seen: joiners and marks alone cannot. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
