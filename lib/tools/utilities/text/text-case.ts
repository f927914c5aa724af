import { changeCase } from '@/lib/base/text/letter-case'
import { choice, defineTransform, refusal, toggle } from '@/lib/kits/transform'

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Your text',
    placeholder: 'Text in any case',
    accept: '.txt,.md,.csv',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Text in the new case', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    case: choice('Case', {
      options: {
        upper: 'UPPER',
        lower: 'lower',
        sentence: 'Sentence',
        capitalise: 'Capitalise Each Word',
        alternate: 'aLtErNaTe',
        inverse: 'InVeRsE',
        typed: 'As typed',
      },
      initial: 'sentence',
      as: 'buttons',
    }),
    language: choice('Language', {
      options: {
        any: 'Most languages',
        en: 'English (pronoun I)',
        tr: 'Turkish (i İ, ı I)',
        az: 'Azerbaijani (i İ, ı I)',
        el: 'Greek (no accents on capitals)',
        lt: 'Lithuanian (dot kept under accents)',
        nl: 'Dutch (IJ)',
      },
      initial: 'any',
      as: 'menu',
    }),
    addresses: toggle('Leave web and mail addresses as they are', { initial: true }),
    capitals: toggle('Leave words in capitals as they are (NASA)', {
      initial: false,
      shownWhen: { field: 'case', is: ['sentence', 'capitalise'] },
    }),
  },
  method: 'Full case mappings of Unicode with the exceptions of the language; sentences as in Unicode Annex 29',
  leadsTo: ['text-case-enhanced', 'character-counter', 'word-counter'],
  limits: [
    'Sentence case cannot tell names: “Paris” in the middle of a sentence becomes “paris”.',
    'Every line begins a sentence, so text that was broken by hand inside sentences should be joined first.',
    'Upper case loses what small letters tell apart: ß becomes SS and does not come back.',
    'Files of up to 100 MB; your browser and the memory of the device may allow less.',
  ],
  sources: [
    {
      title: 'Unicode Character Database: SpecialCasing.txt',
      href: 'https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt',
    },
    { title: 'Unicode Standard Annex 29: Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    { title: 'ECMA-402: ECMAScript Internationalization API', href: 'https://tc39.es/ecma402/' },
  ],
  run(text, options) {
    if (options.case === 'sentence' && typeof Intl.Segmenter === 'undefined')
      return refusal('This browser cannot find where sentences end. The other cases work.')
    return { gives: changeCase(text, options) }
  },
  examples: [
    {
      name: 'A message typed with caps lock on',
      given: { text: 'THE SAMPLES ARRIVED TODAY. WHEN CAN WE CALL? write to Anna.Berg@example.com' },
      expect: { text: 'The samples arrived today. When can we call? Write to Anna.Berg@example.com' },
    },
    {
      name: 'A German street in capitals',
      given: { text: 'Große Straße 12' },
      options: { case: 'upper' },
      expect: { text: 'GROSSE STRASSE 12' },
      source: {
        title: 'Unicode Character Database: SpecialCasing.txt',
        href: 'https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt',
      },
    },
    {
      name: 'Turkish capitals',
      given: { text: 'iyi ışık' },
      options: { case: 'upper', language: 'tr' },
      expect: { text: 'İYİ IŞIK' },
      source: {
        title: 'Unicode Character Database: SpecialCasing.txt',
        href: 'https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt',
      },
    },
  ],
})
