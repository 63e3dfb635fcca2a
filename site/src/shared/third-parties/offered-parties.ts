import { createStore } from '../store/create-store';
import type { ThirdParty } from './vendors';

/** Third parties that the operator has configured; empty until they are read, and by default. */
export const offeredParties = createStore<readonly ThirdParty[]>([]);

/** Whether the viewer asked to see the choices again. */
export const choicesOpen = createStore(false);
