const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** The digits of a text as 0 to 9, whichever of the region's keyboards they were typed on. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/\D/g, '');
