/** Outcome of a request to the admin panel: done, forbidden, or another status. */
export type Answered = 'yes' | 'no' | number;

export const answered = async (asking: Promise<{ status: number }>): Promise<Answered> => {
  const { status } = await asking;
  return status === 403 ? 'no' : status < 300 ? 'yes' : status;
};
