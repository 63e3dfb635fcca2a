const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether `value` can be an id of ours. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
