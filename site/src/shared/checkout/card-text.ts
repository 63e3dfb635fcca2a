/** Brands as they write themselves; what is not known by name is a card. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    amex: 'American Express',
    mada: 'mada',
    mastercard: 'Mastercard',
    visa: 'Visa',
  }),
);

/** A card as it may be shown, e.g. `Visa •••• 4242`: Latin by nature. Null when its number is not known. */
export const cardText = (card: { brand: string | null; last4: string | null } | null): string | null => {
  if (!card?.last4) return null;
  return [BRANDS.get(card.brand ?? ''), `•••• ${card.last4}`].filter(Boolean).join(' ');
};
