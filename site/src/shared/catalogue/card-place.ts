import { createContext } from 'react';

/** Context with the kind of list that contains a card; it determines the width of the card's picture. */
export const CardPlace = createContext<'rail' | 'grid'>('grid');
