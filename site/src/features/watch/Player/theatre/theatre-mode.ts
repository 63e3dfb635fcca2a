import {
  PREFERENCES_KEY,
  playerPreferences,
  updatePlayerPreferences,
} from '../preferences/player-preferences';

/** Attribute on the root element while the stage takes the width of the page. */
export const THEATRE_ATTRIBUTE = 'data-theatre';

/**
 * Inline script in the head of every page: sets the mode of the last visit before the first paint, so that the stage
 * does not grow after it.
 */
export const THEATRE_SCRIPT = `try{if(JSON.parse(localStorage.getItem("${PREFERENCES_KEY}")).theatre===true)document.documentElement.setAttribute("${THEATRE_ATTRIBUTE}","")}catch(e){}`;

/** Switches the theatre mode and keeps the choice on this device. */
export const toggleTheatre = (): void => {
  const theatre = !playerPreferences.get().theatre;
  updatePlayerPreferences({ theatre });
  document.documentElement.toggleAttribute(THEATRE_ATTRIBUTE, theatre);
};
