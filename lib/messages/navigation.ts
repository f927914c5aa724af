/** Names of the site's links. Kept apart: they come with the HTML, and with the menu when somebody opens it. */
export const navigationMessages = {
  main: 'Main',
  home: 'Tallykit, home',
  calculators: 'Calculators',
  generators: 'Generators',
  utilities: 'Utilities',
  contact: 'Contact',
  settings: 'Settings',
  documents: 'Your documents',
  scenarios: 'Your scenarios',
  profile: 'Your business and clients',
  closeMenu: 'Close menu',
  menu: 'Menu',
}
