import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as hindi } from '@orama/stemmers/indian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import type { StopWordLanguage } from '@/lib/subjects/word-count/stop-words'

const stemmers: Partial<Record<StopWordLanguage, (word: string) => string>> = {
  // The rules of 1980 leave the possessive on.
  en: (word) => english(word.replace(/'s?$/, '')),
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  ru: russian,
  hi: hindi,
  da: danish,
  nb: norwegian,
  fi: finnish,
  hu: hungarian,
  ro: romanian,
  tr: turkish,
  el: greek,
}

/**
 * What the forms of a word share, for a word in small letters: by the rules of M. F. Porter (1980) for English, of the Snowball project for
 * the others. Undefined for languages without such rules here: Polish, Czech, Chinese.
 */
export function stemmerOf(language: StopWordLanguage): ((word: string) => string) | undefined {
  return stemmers[language]
}
