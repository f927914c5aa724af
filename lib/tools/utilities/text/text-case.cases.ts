import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-case'

const special = {
  title: 'Unicode Character Database: SpecialCasing.txt',
  href: 'https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt',
}
const python = { title: 'Python 3.11, str (Unicode 14)' }
const annex = { title: 'Unicode Standard Annex 29: Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: { ...python, how: "''.upper()" } },
  {
    name: 'sharp s and ligatures in capitals',
    given: { text: 'straße ﬁne ŉ ǰ' },
    options: { case: 'upper' },
    expect: { text: 'STRASSE FINE ʼN J̌' },
    source: { ...special, how: 'upper mappings of 00DF, FB01, 0149 and 01F0' },
  },
  {
    name: 'titlecase that is not the capital',
    given: { text: 'ǆep ßa ﬁne ᾳδης ᾀβ ŉe ქართული' },
    options: { case: 'capitalise' },
    expect: { text: 'ǅep Ssa Fine ᾼδης ᾈβ ʼNe ქართული' },
    source: {
      ...special,
      how: 'title mappings of 00DF, FB01, 1FB3, 1F80 and 0149; of 01C6 and 10E5 in UnicodeData.txt',
    },
  },
  {
    name: 'final sigma',
    given: { text: 'ΟΔΟΣ ΣΟΦΟΣ Σ' },
    options: { case: 'lower' },
    expect: { text: 'οδος σοφος σ' },
    source: { ...special, how: 'condition Final_Sigma of 03A3' },
  },
  {
    name: 'sigma in letters that change one by one',
    given: { text: 'ΑΣ ΣΑ ΑΣΑ Σ Α𐐀Σ ΑΣ𐐀 ΑΣ.Α Α\u0301Σ\u0301 ΑΣΣ אΣ' },
    options: { case: 'inverse' },
    expect: { text: 'ας σα ασα σ α𐐨ς ασ𐐨 ασ.α α\u0301ς\u0301 ασς אσ' },
    source: {
      ...python,
      how: 'lower(): condition Final_Sigma of SpecialCasing.txt, also beside 10400, which has two code units, through a full stop and an accent, and after a letter without case',
    },
  },
  {
    name: 'the titlecase letter in the middle',
    given: { text: 'ǅ ǈ ǋ ǲ Ǆ' },
    options: { case: 'inverse' },
    expect: { text: 'ǆ ǉ ǌ ǳ ǆ' },
    source: {
      title: 'Unicode Character Database: UnicodeData.txt',
      href: 'https://www.unicode.org/Public/UCD/latest/ucd/UnicodeData.txt',
      how: 'lower mappings of 01C5, 01C8, 01CB, 01F2 and 01C4: no small letter becomes large, every other one small',
    },
  },
  {
    name: 'digraphs, in whatever case they stand',
    given: { text: 'ǅep Ǆep ǉep ǌep ǳep' },
    options: { case: 'capitalise' },
    expect: { text: 'ǅep ǅep ǈep ǋep ǲep' },
    source: {
      title: 'Unicode Character Database: UnicodeData.txt',
      href: 'https://www.unicode.org/Public/UCD/latest/ucd/UnicodeData.txt',
      how: 'title mappings of 01C4 to 01CC and 01F1 to 01F3, after the rest of the word became small',
    },
  },
  {
    name: 'Turkish small letters',
    given: { text: 'IŞIK İYİ' },
    options: { case: 'lower', language: 'tr' },
    expect: { text: 'ışık iyi' },
    source: { ...special, how: 'tr: 0049 gives 0131, 0130 gives 0069' },
  },
  {
    name: 'Azerbaijani capitals',
    given: { text: 'iki' },
    options: { case: 'capitalise', language: 'az' },
    expect: { text: 'İki' },
    source: { ...special, how: 'az: title of 0069 is 0130' },
  },
  {
    name: 'Lithuanian keeps the dot',
    given: { text: 'Ì Í Ĩ' },
    options: { case: 'lower', language: 'lt' },
    expect: { text: 'i̇̀ i̇́ i̇̃' },
    source: { ...special, how: 'lt: 00CC, 00CD and 0128' },
  },
  {
    name: 'inverse',
    given: { text: 'Hello wORLD ΟΔΟΣ Straße' },
    options: { case: 'inverse' },
    expect: { text: 'hELLO World οδος sTRASSE' },
    source: { ...python, how: 'swapcase()' },
  },
  {
    name: 'alternating',
    given: { text: 'Alternate, 2 times' },
    options: { case: 'alternate' },
    expect: { text: 'aLtErNaTe, 2 TiMeS' },
    source: { title: 'Counted by hand', how: 'every second letter is a capital, other characters do not count' },
  },
  {
    name: 'apostrophes and hyphens in capitalised words',
    given: { text: "they're WELL-known 1st" },
    options: { case: 'capitalise' },
    expect: { text: "They're Well-Known 1st" },
    source: { ...python, how: 'string.capwords on each part between spaces and hyphens' },
  },
  {
    name: 'sentences',
    given: { text: 'it costs 3.50 today. “really?” she asked! yes.\nnext line' },
    expect: { text: 'It costs 3.50 today. “Really?” She asked! Yes.\nNext line' },
    source: { ...annex, how: 'rules SB4, SB6, SB9 to SB11, with every small letter taken for a capital' },
  },
  {
    name: 'abbreviations do not end a sentence',
    given: { text: 'bring tools, e.g. pliers. DR. Lee comes' },
    expect: { text: 'Bring tools, e.g. pliers. Dr. lee comes' },
    source: { ...annex, how: 'section 5.1 names abbreviations as what the rules alone cannot tell' },
  },
  {
    name: 'the English pronoun',
    given: { text: "well, i think i'm late" },
    options: { language: 'en' },
    expect: { text: "Well, I think I'm late" },
    source: { title: 'The Chicago Manual of Style, 17th edition, chapter 8', how: 'the pronoun I is always a capital' },
  },
  {
    name: 'Dutch',
    given: { text: 'ijsland ijmuiden' },
    options: { case: 'capitalise', language: 'nl' },
    expect: { text: 'IJsland IJmuiden' },
    source: { title: 'Taalunie, Woordenlijst Nederlandse Taal', how: 'IJsland, IJmuiden' },
  },
  {
    name: 'back to what was typed',
    given: { text: 'mixed CASE, Straße ŉ\r\n\tΣ' },
    options: { case: 'typed', language: 'tr' },
    expect: { text: 'mixed CASE, Straße ŉ\r\n\tΣ' },
    source: { title: 'By hand', how: 'the same text, character by character' },
  },
  {
    name: 'addresses',
    given: { text: 'see https://Example.com/Path?q=A. or Me@Site.org now' },
    options: { case: 'upper' },
    expect: { text: 'SEE https://Example.com/Path?q=A. OR Me@Site.org NOW' },
    source: {
      title: 'RFC 3986, section 6.2.2.1: Case Normalization',
      href: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1',
      how: 'paths are case-sensitive, so changing them leads elsewhere',
    },
  },
  {
    name: 'addresses in sentences: their question and exclamation marks end none, a full stop behind them does',
    given: { text: 'go to https://x.org/find?q=a!b for more, or https://Y.org/c. then WRITE' },
    expect: { text: 'Go to https://x.org/find?q=a!b for more, or https://Y.org/c. Then write' },
    source: {
      title: 'RFC 3986, section 2.2: Reserved Characters',
      href: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.2',
      how: '? and ! are characters of an address',
    },
  },
  {
    name: 'addresses that are words like others',
    given: { text: 'VISIT www.Example.COM or Me@Site.ORG now' },
    options: { addresses: false },
    expect: { text: 'Visit www.example.com or me@site.org now' },
    source: { ...python, how: 'capitalize()' },
  },
  {
    name: 'an address keeps the small letter it begins a sentence with',
    given: { text: 'www.example.org is down. WHY?' },
    expect: { text: 'www.example.org is down. Why?' },
    source: { title: 'By hand', how: 'the address, character by character' },
  },
  {
    name: 'a single capital and a word of both cases are no abbreviations',
    given: { text: 'buy A McDonald menu and A USB port' },
    options: { capitals: true },
    expect: { text: 'Buy a mcdonald menu and a USB port' },
    source: { title: 'By hand', how: 'only USB is all capitals, and more than one' },
  },
  {
    name: 'Dutch words with ij inside',
    given: { text: 'bij ijs en ‘ijzer’' },
    options: { case: 'capitalise', language: 'nl' },
    expect: { text: 'Bij IJs En ‘IJzer’' },
    source: { title: 'Taalunie, Woordenlijst Nederlandse Taal', how: 'IJs, IJzer; only at the beginning of a word' },
  },
  {
    name: 'ij in other languages',
    given: { text: 'ijs' },
    options: { case: 'capitalise' },
    expect: { text: 'Ijs' },
    source: { ...python, how: "'ijs'.capitalize()" },
  },
  {
    name: 'capitals kept',
    given: { text: 'the NASA report. ANOTHER One' },
    options: { capitals: true },
    expect: { text: 'The NASA report. ANOTHER one' },
    source: { title: 'By hand', how: 'two words are all capitals, one is not' },
  },
])
