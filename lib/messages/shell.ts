/** Strings of the header, which every page loads. What other parts say lies in files of their own, so that no page loads them all. */

export const documentMessages = {
  skip: 'Skip to the content',
}

export const loadingMessages = {
  openMenu: 'Open menu',
  notLoaded: 'Not loaded. Check your connection and try again.',
}

export const promoMessages = {
  label: 'Keep this site at hand',
  text: 'Keep these tools one tap away.',
  installApp: 'Install App',
  installOrBookmark: 'Install / Bookmark',
  dismiss: 'Dismiss this bar',
}

export const regionMessages = {
  button: (name: string, currency: string) => `Region: ${name}, ${currency}`,
  list: 'Region',
}

export const themeMessages = {
  label: 'Theme',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  button: (now: string, next: string) => `Theme: ${now}. Change to: ${next}`,
}
