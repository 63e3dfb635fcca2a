import type { InBoth } from '../seed-types';
import type { LegalSeed } from './legal-seed';
import { PRIVACY_AR } from './privacy.ar';
import { PRIVACY_EN } from './privacy.en';
import { TERMS_AR } from './terms.ar';
import { TERMS_EN } from './terms.en';

export const TERMS: InBoth<LegalSeed> = { en: TERMS_EN, ar: TERMS_AR };

export const PRIVACY: InBoth<LegalSeed> = { en: PRIVACY_EN, ar: PRIVACY_AR };
