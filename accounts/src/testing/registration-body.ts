/** A registration that keeps every rule; tests change what they are about. */
export const registrationBody = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Salma Rahal',
  email: 'salma@viewers.example',
  password: 'a quiet evening',
  terms_accepted: true,
  ...changed,
});
