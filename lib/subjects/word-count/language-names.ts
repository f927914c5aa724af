import type { StopWordLanguage } from './stop-words'

/** The languages with lists of common words, as menus name them, in their order. Apart from the lists, which no page needs. */
export const stopWordLanguageNames = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  sv: 'Swedish',
  pl: 'Polish',
  ru: 'Russian',
  hi: 'Hindi',
  zh: 'Chinese',
  da: 'Danish',
  nb: 'Norwegian',
  fi: 'Finnish',
  cs: 'Czech',
  hu: 'Hungarian',
  ro: 'Romanian',
  tr: 'Turkish',
  el: 'Greek',
} as const satisfies Readonly<Record<StopWordLanguage, string>>
