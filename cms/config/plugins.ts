import { MAX_BYTES } from '../src/pictures/picture-limits';

export default {
  i18n: { enabled: true },
  upload: { config: { sizeLimit: MAX_BYTES } },
};
