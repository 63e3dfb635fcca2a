/** The signed-in viewer as the pages of the settings read them. */
export const settingsViewer = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Viewer',
  id: 'viewer-1',
  name: 'Nour Adel',
  hasSubscription: false,
  subscriptionType: null,
  withAds: true,
  subscriptionPaymentMethod: null,
  email: 'nour@sahra.example',
  emailVerified: true,
  hasPassword: true,
  ...changes,
});
