/** Returns the signed-in viewer as the settings pages read it. */
export const settingsViewer = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Viewer',
  id: 'viewer-1',
  name: 'Nour Adel',
  hasSubscription: false,
  subscription: {
    __typename: 'ViewerSubscription',
    status: 'FREE',
    plan: null,
    withAds: true,
    paymentMethod: null,
  },
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

/** Returns the build-time data of the pages for deleting an account. */
export const deletePage = () => ({
  contentVersion: 1,
  metaTags: null,
  deleteReasons: [
    reason('too-expensive', 'السعر مرتفع', 'AR'),
    reason('privacy', 'أخشى على خصوصية بياناتي', 'AR'),
    reason('other', 'Other', 'EN'),
  ],
});
