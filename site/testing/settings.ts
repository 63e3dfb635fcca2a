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

const reason = (key: string, label: string, language: 'EN' | 'AR') => ({
  __typename: 'DeleteReason' as const,
  key,
  label,
  language,
});

/** What the pages on which an account is deleted read when they are built. */
export const deletePage = () => ({
  contentVersion: 1,
  metaTags: null,
  deleteReasons: [
    reason('too-expensive', 'السعر مرتفع', 'AR'),
    reason('privacy', 'أخشى على خصوصية بياناتي', 'AR'),
    reason('other', 'Other', 'EN'),
  ],
});
