/** What a viewer can follow. */
export interface Followed {
  kind: 'channel' | 'show';
  slug: string;
}
