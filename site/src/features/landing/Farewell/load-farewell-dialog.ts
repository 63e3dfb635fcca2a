/** Loads the dialog that confirms a deleted account. */
export const loadFarewellDialog = async () => (await import('./FarewellDialog')).FarewellDialog;
