import { createShow, type Show } from '@/lib/base/format/show'
import { monthNames } from '@/lib/base/format/dates'
import { regions, withCurrency } from '@/lib/base/region/regions'
import type { Region, RegionCode } from '@/lib/base/region/types'
import type { DocumentLanguage } from './types'

/** Where a language is at home: the first is whose way of writing numbers it has in every other region. */
const homes: Readonly<Record<Exclude<DocumentLanguage, 'en'>, readonly [RegionCode, ...RegionCode[]]>> = {
  de: ['de', 'ch'],
  fr: ['fr', 'ch'],
  es: ['es', 'mx', 'ar', 'cl', 'co'],
  it: ['it', 'ch'],
  pt: ['br'],
  nl: ['nl'],
  pl: ['pl'],
  ar: ['ae', 'sa', 'eg'],
  hi: ['in'],
}

/** Regions whose numbers are written as no English text has them. */
const writtenOtherwise = ['point-comma', 'space-comma', 'apostrophe-point']

function regionFor(language: DocumentLanguage, region: Region): Region {
  if (language === 'en') return writtenOtherwise.includes(region.separators) ? regions.eu : region
  const home = homes[language]
  return home.includes(region.code) ? region : regions[home[0]]
}

/** The currency's sign stands where the language puts signs, not where the currency is at home. */
function placed(home: Region, currency: string): Region {
  const region = withCurrency(home, currency)
  const spaced = home.symbolPlacement === 'before' && /^$|\p{L}$/u.test(region.currencySymbol)
  return { ...region, symbolPlacement: spaced ? 'before-spaced' : home.symbolPlacement }
}

/** Where the language of the place sets a space before the percent sign: CLDR's percent patterns; for German also DIN 5008. */
const spacedPercent: readonly RegionCode[] = ['de', 'fr', 'es']

const months: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  en: monthNames,
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** A month on its own: Polish bends its name only beside a day. */
const polishMonths =
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' ')

function longDate(language: DocumentLanguage, day: number, month: string, year: number): string {
  if (language === 'de') return `${day}. ${month} ${year}`
  if (language === 'es' || language === 'pt') return `${day} de ${month} de ${year}`
  return `${day} ${month} ${year}`
}

function longMonth(language: DocumentLanguage, month: number, year: number): string {
  const names = language === 'pl' ? polishMonths : months[language]
  const name = names[month - 1] ?? ''
  return language === 'es' || language === 'pt' ? `${name} de ${year}` : `${name} ${year}`
}

/**
 * How a document writes numbers, money and dates: in its own language, whoever reads the page. Amounts are in `region`'s currency
 * or the one that is named. Dates have the month as a word, so that nobody takes 03/04 for April; English keeps the region's order.
 * Digits are Latin in every language, as the house writes them.
 */
export function documentShow(language: DocumentLanguage, region: Region, currency: string = region.currency): Show {
  const home = regionFor(language, region)
  if (language === 'en') return createShow(withCurrency(home, currency))
  const show = createShow(placed(home, currency))
  return {
    ...show,
    percent(fraction, decimals) {
      const written = show.percent(fraction, decimals)
      return spacedPercent.includes(home.code) ? written.replace('%', '\u00A0%') : written
    },
    date(iso) {
      // Throws on what is no day.
      show.date(iso)
      const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
      return longDate(language, day, months[language][month - 1] ?? '', year)
    },
    month(iso) {
      show.month(iso)
      const [year = 0, month = 0] = iso.split('-').map(Number)
      return longMonth(language, month, year)
    },
  }
}
