/**
 * English texts of Strapi's screens that name Strapi, its documentation or its team, by Strapi's own ids: editors work in
 * Sahra's desk. All other English texts are Strapi's.
 */
export const STRAPI_EN = {
  'Auth.form.welcome.title': 'Sahra’s desk',
  'Auth.form.welcome.subtitle': 'Sign in with your address and your password.',
  'Auth.form.button.login': 'Sign in',
  'Auth.form.email.placeholder': 'name@example.com',
  'Auth.form.register.subtitle': 'Choose a password for the desk. Nobody else sees it.',
  'Auth.form.button.register': 'Open the desk',
  'Auth.form.register.news.label': 'Send me news',
  'app.components.LeftMenu.navbrand.title': 'Sahra',
  'app.components.LeftMenu.navbrand.workplace': 'Desk',
  'app.components.LeftMenu.logo.alt': 'Sahra',
  'app.error': 'Something went wrong',
  'app.error.message':
    'This screen stopped working. Reload the page; if it happens again, send the text below to the owner of the desk.',
  'app.error.chunk.message':
    'The desk could not load this screen: it is starting, or the connection was interrupted. Reload the page.',
  'app.containers.App.notification.error.init': 'The desk could not be reached. Try again in a moment.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp': 'These settings apply to you only.',
} as const;
