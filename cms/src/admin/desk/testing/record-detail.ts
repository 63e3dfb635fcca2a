import type { FormField } from '../../../desk/form/record-form';
import type { HeadSource, LanguageDetail, RecordDetail } from '../../../desk/record/record-detail';
import { deskRecord } from './desk-at';

/** Field of a form; `changes` are what the test is about. */
export const formField = (changes: Partial<FormField> & { name: string }): FormField => ({
  ...{ kind: 'text', label: changes.name, help: null, required: false, fixed: false, limit: null },
  ...{ range: null, choices: [], target: null, parts: null, describes: null, ratio: null, initial: null },
  ...changes,
});

const language = (values: Record<string, unknown>): LanguageDetail => ({
  ...{ state: 'live', values, version: 'v1', changedAt: '2026-11-21T10:00:00.000Z', changedBy: 'Omar' },
  ...{ publishedAt: '2026-11-21T10:00:00.000Z', sourceChanges: null, may: { write: true, publish: true } },
});

const FACTS = [
  formField({ name: 'code', label: 'Code', fixed: true }),
  formField({
    ...{ name: 'access', label: 'Access', kind: 'choice', required: true },
    choices: [
      { value: 'free', label: 'Everybody' },
      { value: 'paid', label: 'Subscribers' },
    ],
  }),
  formField({ name: 'season', label: 'Season', kind: 'number' }),
  formField({ name: 'poster', label: 'Poster', kind: 'picture', ratio: 16 / 9 }),
  formField({ name: 'show', label: 'Show', kind: 'record', target: 'show' }),
  formField({
    ...{ name: 'links', label: 'Links', kind: 'parts' },
    parts: [formField({ name: 'url', label: 'Address' })],
  }),
];
const WORDS = [
  formField({ name: 'title', label: 'Title', required: true, limit: { max: { en: 30, ar: 20 }, why: null } }),
  formField({ name: 'description', label: 'Description', kind: 'paragraph' }),
  formField({
    ...{ name: 'posterAlt', label: 'Alt text', describes: 'poster' },
    limit: { max: { en: 10, ar: 10 }, why: 'It is read aloud.' },
  }),
  formField({
    ...{ name: 'chapters', label: 'Chapters', kind: 'parts' },
    parts: [formField({ name: 'name', label: 'Chapter' })],
  }),
];

/** What a page's head says from outside its record; `changes` are what the test is about. */
export const headSource = (changes: Partial<HeadSource> = {}): HeadSource => ({
  ...{ brand: { en: 'Sahra', ar: 'سهرة' }, tagline: { en: 'Your evening', ar: 'ليلتك' }, written: null },
  ...{ videoDescription: { en: null, ar: null }, page: null },
  ...changes,
});

/** A video with facts and words in both languages. */
export const recordDetail = (changes: Partial<RecordDetail> = {}): RecordDetail => ({
  record: deskRecord({}),
  form: { facts: FACTS, words: WORDS },
  facts: {
    values: {
      ...{ code: 'code01', access: 'free', season: 1, show: null, links: [{ url: '/one' }, { url: '/two' }] },
      poster: {
        ...{ id: 7, small: '/small.jpg', url: '/whole.jpg', width: 1600, height: 900, name: 'whole.jpg' },
        focalPoint: { x: 40, y: 60 },
      },
    },
    version: 'f1',
    may: { write: true, delete: true },
  },
  words: {
    en: language({ title: 'The lift operator', description: 'One lift.', posterAlt: 'A lift' }),
    ar: language({ title: 'عامل المصعد', description: 'مصعد واحد.', posterAlt: null }),
  },
  checks: [],
  addresses: { en: '/en/watch/code01', ar: '/ar/watch/code01' },
  head: headSource(),
  siteUrl: 'https://sahra.example',
  ...changes,
});
