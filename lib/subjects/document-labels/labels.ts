import type { RegionCode } from '@/lib/base/region/types'
import { arabic } from './ar'
import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import { hindi } from './hi'
import { italian } from './it'
import { dutch } from './nl'
import { polish } from './pl'
import { portuguese } from './pt'
import type { DocumentLabels, DocumentLanguage, SalesTax } from './types'

/**
 * The words of every language. Reverse charge is worded as Directive 2006/112/EC, article 226(11a), words it in each language of
 * the union; Arabic follows the executive regulation of the Emirates' VAT, Hindi rule 46(p) of India's CGST rules.
 */
export const documentLabels: Readonly<Record<DocumentLanguage, DocumentLabels>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ar: arabic,
  hi: hindi,
}

/** A language as its own speakers call it. */
export const documentLanguageNames: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  ar: 'العربية',
  hi: 'हिन्दी',
}

type Word = readonly [place: string, word: string]

function wordsOf(labels: DocumentLabels): Word[] {
  return Object.entries(labels).flatMap(([name, word]): Word[] => {
    if (typeof word === 'string') return [[name, word]]
    if (typeof word === 'function') return []
    return Object.entries<string>(word).map(([inner, text]) => [`${name}.${inner}`, text])
  })
}

/** An English wording of the table in another language; as it stands where the table does not have it. */
export function worded(wording: string, language: DocumentLanguage): string {
  const [place] = wordsOf(english).find(([, word]) => word === wording) ?? []
  const [, found] = wordsOf(documentLabels[language]).find(([other]) => other === place) ?? []
  return found ?? wording
}

export function directionOf(language: DocumentLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

const taxOfRegion: Partial<Record<RegionCode, SalesTax>> = {
  us: 'salesTax',
  ca: 'gst',
  in: 'gst',
  au: 'gst',
  nz: 'gst',
  sg: 'gst',
}

const vatRegions: readonly RegionCode[] =
  // oxfmt-ignore
  ['uk', 'eu', 'de', 'fr', 'es', 'it', 'nl', 'ie', 'pl', 'se', 'dk', 'no', 'ch', 'ae', 'sa', 'za', 'ng', 'ke', 'eg', 'mx', 'ar', 'cl', 'co', 'ph', 'th', 'vn', 'id', 'kr']

/** What a region's tax on sales is called in a language: TVA for a Dutch invoice in French. "Tax" where it has several or none. */
export function taxName(region: RegionCode, language: DocumentLanguage): string {
  const labels = documentLabels[language]
  const tax = taxOfRegion[region] ?? (vatRegions.includes(region) ? 'vat' : undefined)
  return tax === undefined ? labels.tax : labels.taxes[tax]
}
