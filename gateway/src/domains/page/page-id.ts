import { nodeId } from '../../graph/node-id';

/** Returns the id of a page: every type of page has it. */
export const pageId = ({ slug }: { slug: string }): string => nodeId('Page', slug);
