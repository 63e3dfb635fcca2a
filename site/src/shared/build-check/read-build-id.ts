/** Returns the id of the newest deployed code; null when it cannot be read. */
export const readBuildId = async (): Promise<string | null> => {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
};
