import { signInAs } from '../testing/admin-user';
import { FAQ, publishedQuestion } from '../testing/published-records';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { numberDifference } from './numbers-differ';

describe('numbers of the two languages', () => {
  test.each([
    ['13 channels', 'أكثر من 15 قناة', { en: ['13'], ar: ['15'] }],
    ['Cancel within 30 days', 'ألغِ متى شئت', { en: ['30'], ar: [] }],
    ['For {{trialDays}}', 'مدتها 7 أيام', { en: ['{{trialDays}}'], ar: ['7'] }],
    ['1.5 hours', '1,5 ساعة', { en: ['1.5'], ar: ['1,5'] }],
  ])('“%s” and “%s” differ', (en, ar, difference) => {
    expect(numberDifference({ en, ar })).toEqual(difference);
  });

  test.each([
    ['7 free days, then 29.99', '٧ أيام مجانًا ثم ٢٩٫٩٩'],
    ['1,000 hours', '١٬٠٠٠ ساعة'],
    ['1000 hours', '1,000 ساعة'],
    ['From 18 to 25', 'من 25 إلى 18'],
    ['See https://sahra.example/2026', 'انظر الصفحة'],
    ['For {{trialDays}}', 'مدتها {{trialDays}}'],
    ['No number', 'بلا رقم'],
  ])('“%s” and “%s” agree', (en, ar) => {
    expect(numberDifference({ en, ar })).toBeNull();
  });
});

describe('the report of the desk', () => {
  let cms: TestCms;
  beforeAll(async () => {
    cms = await startTestCms({ seeds: false });
  });
  afterAll(() => cms.close());

  test('names what is published with different numbers, the drafts of one record, and refuses nobody to publish', async () => {
    const documentId = await publishedQuestion(cms);
    const documents = cms.strapi.documents(FAQ);
    const desk = await signInAs(cms, 'sahra-editor-en');
    const report = '/checks/numbers';
    const ofRecord = `${report}?type=${FAQ}&documentId=${documentId}`;
    expect(await desk.ask('GET', report)).toEqual({ status: 200, body: { data: [] } });

    await documents.update({ documentId, locale: 'en', data: fields({ answer: 'In 30 days.' }) });
    const finding = { type: FAQ, documentId, field: 'answer', en: ['30'], ar: [] };
    expect((await desk.ask('GET', report)).body).toEqual({ data: [] });
    expect((await desk.ask('GET', ofRecord)).body).toEqual({ data: [finding] });

    await documents.publish({ documentId, locale: 'en' });
    expect((await desk.ask('GET', report)).body).toEqual({ data: [finding] });
  });

  test('is for people who are signed in', async () => {
    expect((await fetch(`${cms.origin}/checks/numbers`)).status).toBe(401);
  });
});
