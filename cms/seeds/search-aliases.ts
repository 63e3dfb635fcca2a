/** Equivalent spellings for search; editors add more in the admin panel. */
export interface SearchAliasSeed {
  name: string;
  spellings: readonly string[];
}

/**
 * Names and loan words that no rule can transliterate: each has many Latin spellings, and a “g” becomes ج,
 * غ, ق or ك by the writer's region.
 */
export const SEARCH_ALIASES: readonly SearchAliasSeed[] = [
  { name: 'Mohamed', spellings: ['mohamed', 'mohammed', 'muhammad', 'mohammad', 'محمد'] },
  { name: 'Ahmed', spellings: ['ahmed', 'ahmad', 'أحمد'] },
  { name: 'Youssef', spellings: ['youssef', 'yousef', 'yusuf', 'youcef', 'يوسف'] },
  { name: 'Khalid', spellings: ['khalid', 'khaled', 'خالد'] },
  { name: 'Karim', spellings: ['karim', 'kareem', 'kerim', 'كريم'] },
  { name: 'Salma', spellings: ['salma', 'selma', 'سلمى'] },
  { name: 'Noor', spellings: ['noor', 'nour', 'nur', 'نور'] },
  { name: 'Haddad', spellings: ['haddad', 'hadad', 'حداد'] },
  { name: 'Bennani', spellings: ['bennani', 'benani', 'بناني'] },
  { name: 'Idrissi', spellings: ['idrissi', 'idrisi', 'إدريسي'] },
  { name: 'Sahra', spellings: ['sahra', 'sahrah', 'سهرة'] },
  { name: 'Dubai', spellings: ['dubai', 'dubay', 'دبي'] },
  { name: 'Cairo', spellings: ['cairo', 'qahira', 'قاهرة'] },
  { name: 'Jeddah', spellings: ['jeddah', 'jiddah', 'jedda', 'جدة'] },
  { name: 'Beirut', spellings: ['beirut', 'beyrouth', 'بيروت'] },
  { name: 'Casablanca', spellings: ['casablanca', 'كازابلانكا', 'كازا', 'الدار البيضاء'] },
  { name: 'Padel', spellings: ['padel', 'paddle', 'بادل', 'باديل'] },
  { name: 'Podcast', spellings: ['podcast', 'podcasts', 'بودكاست', 'بودكاستات'] },
  {
    name: 'Gaming',
    spellings: ['gaming', 'جيمنج', 'جيمينج', 'غيمنغ', 'غيمينغ', 'قيمنق', 'قيمينق', 'كيمنك', 'ألعاب'],
  },
  { name: 'Goal', spellings: ['goal', 'goals', 'جول', 'غول', 'هدف'] },
  { name: 'Boxing', spellings: ['boxing', 'بوكسينج', 'بوكسينغ', 'بوكسنق', 'ملاكمة'] },
  { name: 'Football', spellings: ['football', 'soccer', 'فوتبول', 'كورة', 'كرة القدم'] },
  { name: 'Esports', spellings: ['esports', 'e sports', 'إي سبورتس', 'إيسبورتس', 'الرياضات الإلكترونية'] },
  { name: 'Start-up', spellings: ['startup', 'start up', 'startups', 'ستارت أب', 'ستارتب', 'شركة ناشئة'] },
  { name: 'Stand-up', spellings: ['standup', 'stand up', 'ستاند أب', 'ستانداب'] },
  { name: 'Oud', spellings: ['oud', 'aoud', 'عود'] },
  { name: 'Qanun', spellings: ['qanun', 'kanun', 'قانون'] },
  { name: 'Maqam', spellings: ['maqam', 'makam', 'مقام'] },
  { name: 'Koshari', spellings: ['koshari', 'koshary', 'kushari', 'كشري'] },
  { name: 'Dirham', spellings: ['dirham', 'dirhams', 'درهم', 'دراهم'] },
];
