import vm from 'node:vm';

import Runtime from 'jest-runtime';

import { shareCompiledCode } from './jest.shared-code.mjs';

shareCompiledCode(vm);

export default Runtime;
