/** Returns a valid registration body; tests override the fields that they check. */
export const registrationBody = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Salma Rahal',
  email: 'salma@viewers.example',
  password: 'a quiet evening',
  terms_accepted: true,
  ...changed,
});
