/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what npm noted as installed (node_modules/.package-lock.json) is what package-lock.json asks
 * for; so an `npm ci` of the person's own is not done over. Optional packages may be left out, as those
 * of other systems are.
 * @param {string} lockText
 * @param {string} installedText
 */
export const installedMatches = (lockText, installedText) => {
  if (lockText === '' || installedText === '') return false;
  /** @type {Lock} */
  const lock = JSON.parse(lockText);
  /** @type {Lock} */
  const installed = JSON.parse(installedText);
  return Object.entries(lock.packages)
    .filter(([path, { optional, link }]) => path.startsWith('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
};
