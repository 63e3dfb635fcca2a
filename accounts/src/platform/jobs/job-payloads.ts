/** What each kind of job needs to know. Every module declares its kinds beside their handlers. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;
