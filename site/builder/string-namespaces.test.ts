import ar from '../src/locale/ar.json';
import en from '../src/locale/en.json';
import { stringNamespaces } from './string-namespaces';

test.each([
  ['en', en],
  ['ar', ar],
])(
  'every string of %s is in one namespace, and those of the gallery in none that pages share',
  (_, strings) => {
    const { interface: shared, gallery } = stringNamespaces(strings);
    expect({ ...shared, ...gallery }).toEqual(strings);
    expect(Object.keys(shared).filter((key) => key.startsWith('gallery.'))).toEqual([]);
    expect(Object.keys(gallery).filter((key) => !key.startsWith('gallery.'))).toEqual([]);
  },
);
