import { createContext } from 'react';

/** Where cards stand: how wide their pictures are depends on it. */
export const CardPlace = createContext<'rail' | 'grid'>('grid');
