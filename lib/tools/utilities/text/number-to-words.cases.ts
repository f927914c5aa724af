import { defineTransformCases } from '@/lib/kits/transform'
import tool from './number-to-words'

const icu = (locale: string) => ({ title: `ICU 72.1, CLDR spelling rules of ${locale}` })
const byHand = { title: 'By hand' }
const academie = {
  title: 'Académie française: cent et vingt',
  href: 'https://www.academie-francaise.fr/questions-de-langue',
} as const

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: byHand },
  {
    name: 'numbers in lines, blank ones too',
    given: { text: '1,000,000\n\n-17\n0.05\n' },
    expect: { text: 'one million\n\nminus seventeen\nzero point zero five\n' },
    notice: 'Numbers: 3',
    source: icu('en'),
  },
  {
    name: 'British, with and',
    given: { text: '1105' },
    options: { language: 'en-gb' },
    expect: { text: 'one thousand one hundred and five' },
    source: { title: 'num2words 0.5.10, en_GB', how: 'its comma left out' },
  },
  {
    name: 'hundreds of crores',
    given: { text: '1050000000' },
    options: { language: 'en-in' },
    expect: { text: 'one hundred five crore' },
    source: { title: 'num2words 0.5.10, en_IN', how: 'its “and” left out' },
  },
  {
    name: 'French, Belgian',
    given: { text: '80 000\n71\n91\n80' },
    options: { language: 'fr-be' },
    expect: { text: 'quatre-vingt mille\nseptante-et-un\nnonante-et-un\nquatre-vingts' },
    source: { ...academie, how: 'septante and nonante; vingt has its s at the end alone' },
  },
  {
    name: 'French, Swiss',
    given: { text: '81' },
    options: { language: 'fr-ch' },
    expect: { text: 'huitante-et-un' },
    source: icu('fr-CH'),
  },
  {
    name: 'German, a cheque in capitals',
    given: { text: '2.000.021,50' },
    options: { language: 'de', form: 'cheque', capitals: 'all', after: 'Euro' },
    expect: { text: 'ZWEI MILLIONEN EINUNDZWANZIG UND 50/100 EURO' },
    source: icu('de'),
  },
  {
    name: 'Portuguese, e after the large names',
    given: { text: '1000001\n1000100\n1001100\n2000200000' },
    options: { language: 'pt-br' },
    expect: { text: 'um milhão e um\num milhão e cem\num milhão mil e cem\ndois bilhões duzentos mil' },
    source: {
      title: 'Cunha and Cintra, Nova gramática do português contemporâneo: numerals',
      how: 'e before the last group below a hundred or of whole hundreds',
    },
  },
  ...(
    [
      ['nl', '1002', 'duizendtwee'],
      ['it', '1023', 'milleventitré'],
      ['pl', '22005', 'dwadzieścia dwa tysiące pięć'],
      ['es', '21000', 'veintiún mil'],
      ['sv', '1001', 'ettusen ett'],
      ['tr', '1100', 'bin yüz'],
      ['fr', '200000000', 'deux cents millions'],
    ] as const
  ).map(([language, text, words]) => ({
    name: `${text} in ${language}`,
    given: { text },
    options: { language },
    expect: { text: words },
    source: language === 'fr' ? academie : icu(language),
  })),
  {
    name: 'places in a row',
    given: { text: '21\n100\n1012' },
    options: { form: 'ordinal' },
    expect: { text: 'twenty-first\none hundredth\none thousand twelfth' },
    source: icu('en'),
  },
  {
    name: 'a place that is no whole number',
    given: { text: '1\n2.5' },
    options: { form: 'ordinal' },
    refused: { at: 2, says: 'whole' },
    source: byHand,
  },
  {
    name: 'amounts of the currency',
    given: { text: '0.05\n1\n-2.50' },
    options: { form: 'amount', capitals: 'first' },
    expect: { text: 'Five cents\nOne dollar\nMinus two dollars and fifty cents' },
    source: {
      title: 'Style of cheques in the United States',
      how: 'by hand; nothing is said of units that are not there',
    },
  },
  {
    name: 'three decimals of a dinar',
    given: { text: '1.005' },
    options: { form: 'amount', currency: 'KWD' },
    expect: { text: 'one dinar and five fils' },
    source: { title: 'ISO 4217', how: 'KWD has three decimals' },
  },
  {
    name: 'a yen has no decimals',
    given: { text: '100\n1.5' },
    options: { form: 'amount', currency: 'JPY' },
    refused: { at: 4, says: 'more decimals' },
    source: { title: 'ISO 4217', how: 'JPY has none' },
  },
  {
    name: 'an amount in a language that lacks it',
    given: { text: '1' },
    options: { form: 'amount', language: 'de' },
    refused: { field: 'form' },
    source: byHand,
  },
  {
    name: 'a sign that belongs to no number',
    given: { text: '12\n1x' },
    refused: { at: 4, says: 'no number' },
    source: { ...byHand, how: 'the x is the fifth character' },
  },
  {
    name: 'a minus behind the number',
    given: { text: '5-' },
    refused: { at: 1 },
    source: byHand,
  },
  {
    name: 'too long',
    given: { text: '1000000000000000' },
    refused: { at: 0, says: '15 digits' },
    source: byHand,
  },
  {
    name: 'the longest',
    given: { text: '999999999999999' },
    expect: {
      text: 'nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine',
    },
    source: icu('en'),
  },
  {
    name: 'back to digits',
    given: { text: 'One thousand two hundred and thirty-four point five\ntwo lakh' },
    inverse: true,
    expect: { text: '1234.5\n200000' },
    source: byHand,
  },
  {
    name: 'a word that is no number',
    given: { text: 'ten\ntwenty bananas' },
    inverse: true,
    refused: { at: 11, says: 'fits into no' },
    source: byHand,
  },
])
