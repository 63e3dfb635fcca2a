import { assertListBeforeLoop } from './assert-list-before-loop.rule.mjs';
import { namedZone } from './named-zone.rule.mjs';
import { noDirectStorage } from './no-direct-storage.rule.mjs';
import { noEnum } from './no-enum.rule.mjs';
import { stayInWorkspace } from './stay-in-workspace.rule.mjs';

/** Rules of ours that need no types, as oxlint loads them; the one that needs types runs in ESLint. */
// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin by its default export
export default {
  meta: { name: 'sahra' },
  rules: {
    'assert-list-before-loop': assertListBeforeLoop,
    'named-zone': namedZone,
    'no-direct-storage': noDirectStorage,
    'no-enum': noEnum,
    'stay-in-workspace': stayInWorkspace,
  },
};
