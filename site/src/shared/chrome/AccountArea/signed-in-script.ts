import { AUTH_KEY } from '../../auth/auth-state';

/** Attribute on the root element while a viewer is signed in. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';

/**
 * Inline script in the head of every page: sets the signed-in attribute before the first paint, so that the guest's
 * buttons never flash.
 */
export const SIGNED_IN_SCRIPT = `try{if(JSON.parse(localStorage.getItem("${AUTH_KEY}")).token)document.documentElement.setAttribute("${SIGNED_IN_ATTRIBUTE}","")}catch(e){}`;
