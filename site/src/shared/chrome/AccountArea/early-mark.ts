import { AUTH_KEY } from '../../auth/auth-state';

/** On the root element while somebody is signed in. */
export const SIGNED_IN_MARK = 'data-signed-in';

/** Script in the head of every page: says before the first paint that somebody is signed in, so that no guest's button flashes up. */
export const EARLY_MARK = `try{if(JSON.parse(localStorage.getItem("${AUTH_KEY}")).token)document.documentElement.setAttribute("${SIGNED_IN_MARK}","")}catch(e){}`;
