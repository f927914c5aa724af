import { toolCount } from './tool-count'

/** The dialog that says how to install or bookmark the site. */
export const installMessages = {
  title: 'Install or bookmark',
  desktopTitle: 'On a computer',
  desktop: [
    'Bookmark: press Ctrl+D, or ⌘+D on a Mac.',
    'Install in Chrome or Edge: choose the install icon at the right end of the address bar.',
    'Install in Safari on a Mac: choose File, then Add to Dock.',
  ],
  mobileTitle: 'On a phone or tablet',
  mobile: [
    'iPhone and iPad: choose Share, then Add to Home Screen.',
    'Android: open the browser’s menu, then choose Install app or Add to Home screen.',
  ],
  benefitsTitle: 'What you get',
  benefits: (count: number) => [
    `Quick access to ${toolCount(count)}`,
    'Offline use once it is installed: it asks once, then fetches every tool by itself',
    'No ads or pop-ups',
    'Free, with no registration',
  ],
  close: 'Close',

  settingsTitle: 'Install the app',
  settingsText:
    'Installed, Tallykit has its own window and icon. It asks once whether to keep all tools on this device for use without a connection.',
}
