import { matchRoute } from '../address/match-route';
import { pageAddressOf } from '../address/page-address';
import { BUILT_ROUTES, formOf } from '../address/route-table';
import type { Release } from './release';

const PAGE_DATA = /^page-data(\/.+)\/page-data\.json$/;

/**
 * Returns the file with the data of the shell for the data of a record's page that is not built; null for any other
 * file. Browsers do not know which records have a built page (`builder/open-patterns.ts`).
 */
export const shellDataOf = ({ files }: Release, file: string): string | null => {
  const address = PAGE_DATA.exec(file)?.[1];
  if (address === undefined || files.has(file)) return null;
  const { prefix, segments } = pageAddressOf(address);
  const match = segments && matchRoute(BUILT_ROUTES, segments);
  if (!match?.valid || match.key === null) return null;
  const data = `page-data${formOf(prefix, `/shells/${match.route.page}`)}/page-data.json`;
  return files.has(data) ? data : null;
};
