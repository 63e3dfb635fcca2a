/** Navigates to an external URL with a new document: the provider's page is not part of this site. */
export const redirectTo = (address: string): void => window.location.assign(address);

/** Resolves when the browser restores this page from its cache, after the viewer came back. */
export const untilRestored = (): Promise<void> =>
  new Promise((resolve) => {
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      window.removeEventListener('pageshow', restored);
      resolve();
    };
    window.addEventListener('pageshow', restored);
  });
