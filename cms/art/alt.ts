import type { Locale } from '@sahra/schemas/constants';

import { choosePicture } from './core/choose-picture';
import type { ArtHint } from './core/record';
import type { SceneName } from './scenes/scenes';

/** Alt text for each scene, in both languages. */
const SCENE_ALTS: Readonly<Record<SceneName, Record<Locale, string>>> = {
  arches: { en: 'A small figure at the end of a row of arches', ar: 'شخص صغير في آخر صف من الأقواس' },
  arena: { en: 'Players with headsets before a wall of screens', ar: 'لاعبون بسماعات أمام جدار من الشاشات' },
  ball: { en: 'A football whose seams are stars', ar: 'كرة قدم دروزها نجوم' },
  bowl: { en: 'A full plate seen from above', ar: 'طبق عامر كما يُرى من فوق' },
  boxers: { en: 'Two boxers face each other in the ring', ar: 'ملاكمان وجهًا لوجه في الحلبة' },
  bread: { en: 'Fresh flat loaves before a clay oven', ar: 'أرغفة طازجة أمام فرن من الطين' },
  bus: { en: 'A lit bus at its stop in the evening', ar: 'باص مضاء عند موقفه في المساء' },
  cabin: { en: 'Sunrise over clouds, seen through aeroplane windows', ar: 'شروق فوق الغيوم من نوافذ طائرة' },
  charts: { en: 'A rising line over columns of prices', ar: 'خط صاعد فوق أعمدة الأسعار' },
  cinema: { en: 'A beam of light over rows of cinema seats', ar: 'شعاع ضوء فوق صفوف مقاعد السينما' },
  coins: { en: 'Stacks of coins, each higher than the last', ar: 'أعمدة من العملات يعلو بعضها بعضًا' },
  comic: { en: 'A comedian with a microphone in a spotlight', ar: 'كوميدي يمسك ميكروفونًا تحت بقعة ضوء' },
  cook: { en: 'A cook behind a steaming pot', ar: 'طاهٍ خلف قدر يتصاعد منه البخار' },
  court: { en: 'Two padel players on a glass court', ar: 'لاعبا بادل في ملعب زجاجي' },
  cup: { en: 'A steaming cup with a band of stars', ar: 'فنجان يتصاعد بخاره وعليه شريط من النجوم' },
  dunes: { en: 'Dunes one behind another under a low sun', ar: 'كثبان متتابعة تحت شمس منخفضة' },
  ferry: { en: 'A ferry with lit decks, followed by gulls', ar: 'عبّارة أضيئت طوابقها والنوارس خلفها' },
  figures: { en: 'People side by side, without faces', ar: 'أشخاص متجاورون بلا ملامح' },
  harbour: { en: 'Sailing boats before a shore', ar: 'قوارب شراعية أمام الساحل' },
  headphones: {
    en: 'Headphones with a voice drawn as bars of sound between them',
    ar: 'سمّاعات رأس بينها أعمدة ترسم الصوت',
  },
  lanterns: { en: 'Hanging lanterns at different heights', ar: 'فوانيس معلّقة على ارتفاعات مختلفة' },
  letters: { en: 'Envelopes falling through the air', ar: 'مظاريف تتساقط في الهواء' },
  mic: { en: 'A studio microphone ringed by waves of sound', ar: 'ميكروفون استوديو تحيط به موجات الصوت' },
  minarets: { en: 'Minarets and domes of an old city', ar: 'مآذن وقباب مدينة قديمة' },
  mountains: { en: 'Two walkers on a mountain path', ar: 'سائران على درب جبلي' },
  musician: { en: 'A seated musician playing the oud', ar: 'عازف عود جالس' },
  orbit: { en: 'A planet with rings and small moons', ar: 'كوكب تحيط به حلقات وأقمار صغيرة' },
  oud: { en: 'An oud with a star cut into it', ar: 'عود نُقشت في صدره نجمة' },
  pad: { en: 'A gamepad among flying pixels', ar: 'ذراع تحكّم وسط بكسلات متطايرة' },
  palms: { en: 'Palm trees by the water', ar: 'نخيل على ضفة الماء' },
  phone: { en: 'A phone ringing with a star on its screen', ar: 'هاتف يرنّ وعلى شاشته نجمة' },
  projector: { en: 'An old film projector and its light', ar: 'جهاز عرض سينمائي قديم وضوؤه' },
  racket: { en: 'A padel racket and a ball', ar: 'مضرب بادل وكرة' },
  ring: { en: 'Two boxing gloves over the ropes', ar: 'قفّازا ملاكمة فوق الحبال' },
  road: { en: 'A road that runs to the horizon', ar: 'طريق يمتد إلى الأفق' },
  rooftop: { en: 'Friends around a table on a roof at dusk', ar: 'أصدقاء حول طاولة على سطح عند الغروب' },
  stadium: { en: 'A pitch under floodlights', ar: 'ملعب تحت الأضواء الكاشفة' },
  stool: { en: 'A boxer on the stool and his corner’s voice', ar: 'ملاكم على كرسي الركن ومدرّبه إلى جانبه' },
  striker: { en: 'A footballer about to strike the ball', ar: 'لاعب كرة يهمّ بالتسديد' },
  terrace: {
    en: 'Friends around a supper table on a roof, a great star of a sun setting behind the city',
    ar: 'أصدقاء حول مائدة على سطح بيت، وشمس كنجمة كبيرة تغيب خلف المدينة',
  },
  towers: { en: 'City towers with lit windows', ar: 'أبراج مدينة أضيئت نوافذها' },
  train: { en: 'A lit train crossing a viaduct over the sand', ar: 'قطار مضاء يعبر جسرًا فوق الرمال' },
  vinyl: { en: 'A record and its grooves', ar: 'أسطوانة موسيقى وأخاديدها' },
  waves: { en: 'Waves of an open sea', ar: 'أمواج بحر مفتوح' },
  weights: { en: 'An athlete lifting a barbell', ar: 'رياضيّ يرفع الأثقال' },
  windows: { en: 'A house front with lit windows', ar: 'واجهة بيت أضيئت بعض نوافذه' },
  workbench: {
    en: 'A half-built gadget on a workbench under a lamp',
    ar: 'جهاز لم يكتمل على طاولة عمل تحت مصباح',
  },
};

/** Returns the alt text of a record's picture, in both languages. */
export const altOf = (channel: string, hint: ArtHint): Record<Locale, string> =>
  SCENE_ALTS[choosePicture(channel, hint).scene];
