/** Outcome of a request to the admin panel: done, forbidden, or another status. */
export type AccessResult = 'yes' | 'no' | number;

export const readAccessResult = async (asking: Promise<{ status: number }>): Promise<AccessResult> => {
  const { status } = await asking;
  return status === 403 ? 'no' : status < 300 ? 'yes' : status;
};
