/** Strings of the page around every tool. One export per part, so that a browser loads only those of the parts it runs. */

function toolCount(count: number): string {
  return count === 1 ? '1 tool' : `${count.toLocaleString('en-US')} tools`
}

export const documentMessages = {
  skip: 'Skip to the content',
}

export const navigationMessages = {
  main: 'Main',
  home: 'Tallykit, home',
  calculators: 'Calculators',
  generators: 'Generators',
  utilities: 'Utilities',
  contact: 'Contact',
  settings: 'Settings',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  notLoaded: 'Not loaded. Check your connection and try again.',
}

export const promoMessages = {
  label: 'Keep this site at hand',
  text: 'Keep these tools one tap away.',
  installApp: 'Install App',
  installOrBookmark: 'Install / Bookmark',
  dismiss: 'Dismiss this bar',
}

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
    'Offline use once it is installed',
    'No ads or pop-ups',
    'Free, with no registration',
  ],
  close: 'Close',
}

export const regionMessages = {
  button: (name: string, currency: string) => `Region: ${name}, ${currency}`,
  list: 'Region',
  scrollUp: 'Scroll up',
  scrollDown: 'Scroll down',
}

export const themeMessages = {
  label: 'Theme',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  button: (now: string, next: string) => `Theme: ${now}. Change to: ${next}`,
}

export const footerMessages = {
  label: 'Footer',
  blurb:
    'Free calculators, document generators and utilities for people who run things. They work in your browser; what you type stays on your device.',
  company: 'Company',
  about: 'About Us',
  contact: 'Contact',
  siteMap: 'Sitemap',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  copyright: (year: number) => `© ${year} Tallykit`,
}

export const cardMessages = {
  popular: 'Popular',
  comingSoon: 'Coming Soon',
  inDevelopment: 'In Development',
  needsOutside: 'Needs external APIs or specialized libraries.',
  beingBuilt: 'It opens when its results are checked.',
  categories: { calculator: 'Calculator', generator: 'Generator', utility: 'Utility' },
  regions: (codes: readonly string[]) => `For ${codes.map((code) => code.toUpperCase()).join(', ')}`,
}

export const homeMessages = {
  metaTitle: 'Tallykit: free business calculators, generators and utilities',
  metaDescription:
    'Calculators, document generators and utilities that run in your browser, show their working and name their sources.',
  title: 'Calculators, documents and conversions for your business',
  introduction:
    'They run in your browser, and what you type stays on your device. Calculators show the formula and the working with your own numbers.',
  counts: (ready: number, planned: number) =>
    planned === 0
      ? `${toolCount(ready)}, all ready to use.`
      : `${toolCount(ready)} ready to use, ${planned.toLocaleString('en-US')} more planned and marked as coming soon.`,
  sections: {
    calculator: {
      title: 'Calculators',
      text: 'Money, tax, loans, pay, marketing, statistics, engineering and units.',
    },
    generator: {
      title: 'Generators',
      text: 'Invoices and other business papers, contracts, codes and marketing material.',
    },
    utility: { title: 'Utilities', text: 'Text, files, code, search engines, dates and time.' },
  },
  readyTools: 'Open one now',
  topics: 'By topic',
  allTools: 'All tools on one page',
}

export const topicMessages = {
  home: 'Home',
  count: (ready: number, total: number) =>
    ready === total ? toolCount(total) : `${ready.toLocaleString('en-US')} of ${toolCount(total)} ready`,
  shortCount: (ready: number, total: number) =>
    ready === total ? String(total) : `${ready} of ${total.toLocaleString('en-US')}`,
  shortCountMeaning: 'Beside each topic: how many of its tools are ready.',
}

export const siteMapMessages = {
  title: 'Sitemap',
  description: 'Every tool of Tallykit by category and topic, and every other page of the site.',
  introduction: (ready: number, planned: number) =>
    planned === 0
      ? `All ${toolCount(ready)}.`
      : `Ready, and first in each topic: ${toolCount(ready)}. Planned, and marked “soon”: ${planned.toLocaleString('en-US')} more.`,
  soon: 'soon',
  otherPages: 'Other pages',
  home: 'Home',
}

export const comingSoonMessages = {
  title: 'Coming soon',
  metaDescription: 'A tool of Tallykit that is planned and not ready yet, with tools that help in the meantime.',
  loading: 'Looking the tool up…',
  noTool: 'No tool is named in the address. Choose one from the list of all tools.',
  badge: 'Coming Soon',
  promise: 'What it will do',
  cannotTitle: 'Why it is not here',
  whyTitle: 'Why it is not open yet',
  why: 'A tool opens when it is finished and its results agree with independent sources. This one is not there yet.',
  ready: 'This tool is ready.',
  open: (name: string) => `Open ${name}`,
  alternativesTitle: 'What you can use instead',
  soon: 'coming soon',
  relatedTitle: (topic: string) => `Ready now in ${topic}`,
  otherTitle: 'Ready now',
  topic: (topic: string) => `All tools in ${topic}`,
  notFoundTitle: 'Tool not found',
  notFound: 'No tool has this name. It may be mistyped.',
  notLoaded: 'The list of planned tools could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  allTools: 'See all tools',
  home: 'Back to Home',
}

export const notFoundMessages = {
  page: 'Page not found',
  pageText: 'Nothing is published at this address. It may be mistyped, or the page may have moved.',
  tool: 'Tool not found',
  toolText: 'No tool lives at this address. It may be mistyped.',
  home: 'Back to Home',
  allTools: 'See all tools',
}

export const contactMessages = {
  title: 'Contact',
  description: 'Write to the people who run this site: a wrong result, a missing tool, a question.',
  introduction:
    'This form opens a message in your own mail program. Nothing is sent until you send it there, and this site keeps no copy.',
  about: 'What is it about?',
  subjects: {
    wrong: 'A wrong result',
    idea: 'An idea or a missing tool',
    access: 'Something I cannot use',
    other: 'Something else',
  },
  message: 'Your message',
  messageHelp: 'For a wrong result, name the tool, what you entered, what it showed and what you expected.',
  messageMissing: 'Write a message first.',
  messageLength: (most: number) =>
    `At most ${most.toLocaleString('en-US')} characters: mail programs cut off longer ones. Send a longer message from your mail program.`,
  send: 'Open in your mail program',
  copy: 'Copy the message',
  copied: 'The message is copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
  direct: 'Or write to',
  none: 'Whoever runs this copy of the site has set no contact address, so there is nothing to send a message to.',
}
