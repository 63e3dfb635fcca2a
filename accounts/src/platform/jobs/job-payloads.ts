/** Payload of each kind of job. Every module declares its kinds beside their handlers. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;
