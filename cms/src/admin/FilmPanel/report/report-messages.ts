type Key = 'title' | 'found' | 'changed' | 'unchanged' | 'look' | 'first' | 'last';
type Texts = Readonly<Record<`sahra.report.${Key}`, string>>;

const en: Texts = {
  'sahra.report.title': 'About this film',
  'sahra.report.found': 'What its file has',
  'sahra.report.changed': 'What was changed',
  'sahra.report.unchanged': 'Nothing was changed.',
  'sahra.report.look': 'What to look at',
  'sahra.report.first': '{language}: the first caption, at {clock}',
  'sahra.report.last': '{language}: the last caption, at {clock}',
};

const ar: Texts = {
  'sahra.report.title': 'عن هذا الفيلم',
  'sahra.report.found': 'ما في ملفه',
  'sahra.report.changed': 'ما تغيّر',
  'sahra.report.unchanged': 'لم يتغيّر شيء.',
  'sahra.report.look': 'ما ينبغي النظر فيه',
  'sahra.report.first': '{language}: أول ترجمة، عند {clock}',
  'sahra.report.last': '{language}: آخر ترجمة، عند {clock}',
};

/** Texts of the report on a film, for the translations of the admin. */
export const REPORT_MESSAGES = { en, ar } as const;
