import type { Resolvers } from '../../graph/resolver-types.generated';

const DATE_LENGTH = 'yyyy-mm-dd'.length;
const INDENT = 2;

export const exportResolvers: Resolvers = {
  Viewer: {
    dataExport: ({ own }) => own.dataExport.load(),
  },
  DataExport: {
    fileName: ({ exported_at }) => `export-${exported_at.slice(0, DATE_LENGTH)}.json`,
    exportedAt: ({ exported_at }) => exported_at,
    content: (document) => JSON.stringify(document, null, INDENT),
  },
};
