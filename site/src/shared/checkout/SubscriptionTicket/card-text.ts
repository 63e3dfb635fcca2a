/** Brands as their owners write them. */
const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** A card as its holder knows it, e.g. `Visa •••• 4242`. Shown in a `bdi dir="ltr"`. */
export const cardText = ({ brand, last4 }: { brand: string | null; last4: string | null }): string =>
  [brand && (BRANDS[brand] ?? brand), last4 && `•••• ${last4}`].filter(Boolean).join(' ');
