/** Card brands in their own spelling; an unknown brand is left out. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    amex: 'American Express',
    mada: 'mada',
    mastercard: 'Mastercard',
    visa: 'Visa',
  }),
);

/** Returns a card for display, e.g. `Visa •••• 4242`: always Latin text. Null when its number is unknown. */
export const cardText = (card: { brand: string | null; last4: string | null } | null): string | null => {
  if (!card?.last4) return null;
  return [BRANDS.get(card.brand ?? ''), `•••• ${card.last4}`].filter(Boolean).join(' ');
};
