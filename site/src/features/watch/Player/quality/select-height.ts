/** Returns the height that a choice selects for this video; `heights` must be sorted, best first. */
export const selectHeight = (choice: number | 'auto', heights: readonly number[]): number | 'auto' =>
  choice === 'auto' ? 'auto' : (heights.find((height) => height <= choice) ?? heights.at(-1) ?? 'auto');
