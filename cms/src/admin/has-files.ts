/** Checks whether files are dragged; other things are dragged within the desk. */
export const hasFiles = (dragged: DataTransfer | null): dragged is DataTransfer =>
  dragged?.types.includes('Files') === true;
