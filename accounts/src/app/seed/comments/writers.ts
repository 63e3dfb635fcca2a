/** Authors of the seeded comments; nobody can sign in as one of them. */
export const WRITERS = {
  mahmoud: 'محمود عبد العاطي',
  nourhan: 'Nourhan El-Sayed',
  fahad: 'فهد العتيبي',
  reem: 'Reem Al-Qahtani',
  mariam: 'مريم الكتبي',
  saif: 'Saif Al Dhaheri',
  hala: 'هلا الشامي',
  jad: 'Jad Azar',
} as const;

export type Writer = keyof typeof WRITERS;
