import type { TEAM_EN } from './team-messages.en';

/** Arabic texts of the page for those who work at the desk. */
export const TEAM_AR: Readonly<Record<keyof typeof TEAM_EN, string>> = {
  team: 'الفريق',
  'team.name': 'الاسم',
  'team.email': 'البريد الإلكتروني',
  'team.role': 'الدور',
  'team.state': 'الحالة',
  'team.choose': 'اختيار دور',
  'team.roleOf': 'دور {name}',
  'team.active': 'نشط',
  'team.inactive': 'غير نشط',
  'team.you': 'حسابك',
  'team.off': 'تعطيل',
  'team.on': 'تفعيل',
  'team.remove': 'إزالة',
  'team.invite': 'دعوة عضو',
  'team.noMail': 'لا يُرسل بريد. يظهر لك رابط ترسله بنفسك.',
  'team.create': 'إنشاء الرابط',
  'team.emailWrong': 'اكتب عنوان بريد إلكتروني كاملًا.',
  'team.taken': 'هذا العنوان لعضو في الفريق.',
  'team.roleMissing': 'اختر ما يُسمح به للعضو.',
  'team.link': 'رابط الدعوة',
  'team.linkAbout': 'أرسل هذا الرابط إلى {email}. لن يظهر مرة أخرى، وفي صفحته يختار العضو كلمة مرور.',
  'team.copy': 'نسخ الرابط',
  'team.copied': 'نُسخ الرابط.',
};
