/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PromoQuoteFragment = { __typename: 'PromoQuote', code: string, periods: number, text: string, priceBefore: { __typename: 'Money', amount: number, currency: string }, priceAfter: { __typename: 'Money', amount: number, currency: string } };
