interface Payload {
  errors: readonly { code: string }[];
}

/**
 * Returns the error code of a mutation's payload; null when it succeeded. Without a payload the mutation failed
 * for a reason that is not the viewer's.
 */
export const firstFailure = (payload: Payload | null | undefined): string | null =>
  payload ? (payload.errors[0]?.code ?? null) : 'SOMETHING_WENT_WRONG';
