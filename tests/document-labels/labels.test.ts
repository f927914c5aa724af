import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { documentShow } from '@/lib/subjects/document-labels/document-show'
import { directionOf, documentLabels, documentLanguageNames, taxName } from '@/lib/subjects/document-labels/labels'
import { documentKinds, documentLanguages } from '@/lib/subjects/document-labels/types'

function words(language: (typeof documentLanguages)[number]): string[] {
  const { titles, taxes, methods, phrases, page, originalOf, cartonOf, ...rest } = documentLabels[language]
  const groups = [titles, taxes, methods, phrases, rest].flatMap((group) => Object.values<string>(group))
  return [...groups, page('2', '3'), originalOf('7', '8'), cartonOf('4', '5')]
}

describe('reverse charge', () => {
  // Council Directive 2010/45/EU, article 1(20), inserted article 226(11a); read in the table of IHK Rheinhessen
  // ("Rechnungshinweise in Landessprachen") and in that of BMF, 25 October 2013, BStBl 2013 I, 1305, which agree.
  it.each([
    ['en', 'Reverse charge'],
    ['de', 'Steuerschuldnerschaft des Leistungsempfängers'],
    ['fr', 'Autoliquidation'],
    ['es', 'inversión del sujeto pasivo'],
    ['it', 'inversione contabile'],
    ['pt', 'Autoliquidação'],
    ['nl', 'Btw verlegd'],
    ['pl', 'odwrotne obciążenie'],
  ] as const)('is worded in %s as the directive words it: %s', (language, wording) =>
    expect(documentLabels[language].reverseCharge.toLowerCase()).toBe(wording.toLowerCase()),
  )
})

describe('labels', () => {
  it.each(documentLanguages)('%s: none is empty, and none has space around it', (language) => {
    for (const word of words(language)) expect(word).toMatch(/^\S(?:.*\S)?$/u)
    expect(documentLanguageNames[language]).not.toBe('')
  })

  it.each(documentLanguages)('%s: says which page of how many', (language) => {
    expect(documentLabels[language].page('17', '23')).toMatch(/17\D+23/)
  })

  // An invoice and a tax invoice are one thing where the law knows only one name.
  it.each(documentLanguages)('%s: no two other documents have one title', (language) => {
    const { taxInvoice, ...titles } = documentLabels[language].titles
    expect(new Set(Object.values(titles)).size).toBe(documentKinds.length - 1)
    expect(taxInvoice).not.toBe(titles.creditNote)
  })

  it.each(documentLanguages)('%s: what goes on the next page is not what came from the last', (language) => {
    const { carriedForward, broughtForward, total, subtotal, net, amountDue, paid } = documentLabels[language]
    expect(new Set([carriedForward, broughtForward, total, subtotal, net, amountDue, paid]).size).toBe(7)
  })

  it.each([
    ['ar', /\p{Script=Arabic}/u],
    ['hi', /\p{Script=Devanagari}/u],
    ['en', /\p{Script=Latin}/u],
    ['de', /\p{Script=Latin}/u],
    ['fr', /\p{Script=Latin}/u],
    ['es', /\p{Script=Latin}/u],
    ['it', /\p{Script=Latin}/u],
    ['pt', /\p{Script=Latin}/u],
    ['nl', /\p{Script=Latin}/u],
    ['pl', /\p{Script=Latin}/u],
  ] as const)('%s: is in its own script', (language, script) => {
    // The names of taxes that only India and Canada have are theirs in every language.
    const { taxes, ...rest } = documentLabels[language]
    for (const word of [taxes.vat, ...words(language).filter((one) => !Object.values<string>(taxes).includes(one))])
      expect(word).toMatch(script)
    expect(Object.keys(rest).length).toBeGreaterThan(30)
  })

  it('only Arabic runs from right to left', () =>
    expect(documentLanguages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']))

  // Names of the tax in the languages of the directive's own title and of the acts: mervärdesskatt is none of the ten.
  it.each([
    ['de', 'de', 'USt.'],
    ['fr', 'fr', 'TVA'],
    ['es', 'es', 'IVA'],
    ['it', 'it', 'IVA'],
    ['nl', 'nl', 'Btw'],
    ['pl', 'pl', 'VAT'],
    ['de', 'en', 'VAT'],
    ['in', 'en', 'GST'],
    ['in', 'hi', 'जीएसटी'],
    ['ca', 'fr', 'TPS'],
    ['ae', 'ar', 'ضريبة القيمة المضافة'],
    ['us', 'en', 'Sales tax'],
    ['hk', 'en', 'Tax'],
  ] as const)('the tax of %s in %s is %s', (region, language, name) => expect(taxName(region, language)).toBe(name))
})

const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`)

describe('dates of a document', () => {
  // CLDR, by way of Node's Intl, which the house does not use itself.
  it.each([
    ['de', 'de', 'de-DE'],
    ['fr', 'fr', 'fr-FR'],
    ['es', 'es', 'es-ES'],
    ['it', 'it', 'it-IT'],
    ['pt', 'br', 'pt-BR'],
    ['nl', 'nl', 'nl-NL'],
    ['pl', 'pl', 'pl-PL'],
    ['ar', 'ae', 'ar-AE-u-nu-latn'],
    ['hi', 'in', 'hi-IN-u-nu-latn'],
  ] as const)('%s: days and months as CLDR writes them', (language, region, locale) => {
    const show = documentShow(language, regionOf(region))
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (const iso of days) {
      expect(show.date(iso)).toBe(day.format(new Date(iso)))
      expect(show.month(iso.slice(0, 7))).toBe(month.format(new Date(iso)))
    }
  })

  it('English keeps the order of the region', () => {
    expect(documentShow('en', regionOf('us')).date('2026-04-03')).toBe('Apr 3, 2026')
    expect(documentShow('en', regionOf('uk')).date('2026-04-03')).toBe('3 Apr 2026')
  })

  it('refuses what is no day', () =>
    expect(() => documentShow('de', regionOf('de')).date('2026-02-30')).toThrow(RangeError))
})

describe('percentages of a document', () => {
  // CLDR, by way of Node's Intl; it sets French signs off by a narrow space, the house by one width throughout.
  it.each([
    ['de', 'de', 'de-DE'],
    ['de', 'ch', 'de-CH'],
    ['de', 'us', 'de-DE'],
    ['fr', 'fr', 'fr-FR'],
    ['fr', 'ch', 'fr-CH'],
    ['es', 'es', 'es-ES'],
    ['es', 'mx', 'es-MX'],
    ['es', 'ar', 'es-AR'],
    ['es', 'cl', 'es-CL'],
    ['es', 'co', 'es-CO'],
    ['it', 'it', 'it-IT'],
    ['it', 'ch', 'it-CH'],
    ['pt', 'br', 'pt-BR'],
    ['nl', 'nl', 'nl-NL'],
    ['pl', 'pl', 'pl-PL'],
    ['hi', 'in', 'hi-IN-u-nu-latn'],
    ['en', 'us', 'en-US'],
    ['en', 'eu', 'en-US'],
  ] as const)('%s in %s: 19 and 7.5 per cent as CLDR writes them', (language, region, locale) => {
    const show = documentShow(language, regionOf(region))
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const wide = (text: string) => text.replaceAll('\u202F', '\u00A0')
    expect(show.percent(0.19)).toBe(wide(percent.format(0.19)))
    // Swiss numbers are the house's in all three languages, with a point.
    if (language !== 'en' && region !== 'ch') expect(show.percent(0.075)).toBe(wide(percent.format(0.075)))
  })
})

describe('numbers of a document follow its language, money its region', () => {
  it.each([
    ['de', 'de', 'EUR', '1.234.567,89\u00A0€'],
    ['de', 'in', 'INR', '1.234.567,89\u00A0₹'],
    ['de', 'uk', 'GBP', '1.234.567,89\u00A0£'],
    ['hi', 'in', 'CHF', 'CHF\u00A012,34,567.89'],
    ['nl', 'nl', 'EUR', '€\u00A01.234.567,89'],
    ['de', 'ch', 'CHF', 'CHF\u00A01’234’567.89'],
    ['en', 'de', 'EUR', '€1,234,567.89'],
    ['en', 'in', 'INR', '₹12,34,567.89'],
    ['hi', 'in', 'INR', '₹12,34,567.89'],
    ['fr', 'de', 'EUR', '1\u00A0234\u00A0567,89\u00A0€'],
    ['pl', 'pl', 'PLN', '1\u00A0234\u00A0567,89\u00A0zł'],
    ['ar', 'ae', 'AED', 'AED\u00A01,234,567.89'],
    ['es', 'mx', 'MXN', '$1,234,567.89'],
  ] as const)('%s in %s: %s as %s', (language, region, currency, written) =>
    expect(documentShow(language, regionOf(region), currency).money(1234567.89)).toBe(written),
  )
})
