/** The height that a choice comes down to for this video; `heights` best first. */
export const heightInUse = (choice: number | 'auto', heights: readonly number[]): number | 'auto' =>
  choice === 'auto' ? 'auto' : (heights.find((height) => height <= choice) ?? heights.at(-1) ?? 'auto');
