import { defineTransformCases } from '@/lib/kits/transform'
import tool from './remove-line-breaks'

const byHand = { title: 'By hand' }
const coreutils = { title: 'GNU coreutils 9.1' }
const duden = {
  title: 'Duden: Worttrennung und Ergänzungsstrich',
  href: 'https://www.duden.de/sprachwissen/rechtschreibregeln/bindestrich',
} as const

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    notice: null,
    source: { ...coreutils, how: "printf '' | tr '\\n' ' '" },
  },
  {
    name: 'all breaks to spaces, whatever they are written with',
    given: { text: 'one\r\ntwo\rthree\u2028four\n\nfive\n' },
    options: { how: 'space' },
    expect: { text: 'one two three four five' },
    notice: 'Line breaks removed: 4',
    source: { ...coreutils, how: "tr -s '\\r\\n' ' ', the separator of lines being U+2028" },
  },
  {
    name: 'all breaks to nothing',
    given: { text: 'ab\ncd\n' },
    options: { how: 'nothing' },
    expect: { text: 'abcd' },
    source: { ...coreutils, how: "tr -d '\\n'" },
  },
  {
    name: 'a text between lines',
    given: { text: 'a\nb\nc' },
    options: { how: 'own', between: ' | ' },
    expect: { text: 'a | b | c' },
    source: { title: 'Python 3.11', how: "' | '.join(text.splitlines())" },
  },
  {
    name: 'no double spaces',
    given: { text: 'one \n  two\n' },
    options: { how: 'space' },
    expect: { text: 'one two' },
    source: { title: 'Python 3.11', how: "' '.join(text.split())" },
  },
  {
    name: 'cut words, names, figures and suspended hyphens',
    given: { text: 'demo-\ncracy, Jean-\nPaul, COVID-\n19, short-\nand long-term, pay-\u00ad' },
    options: { how: 'space' },
    expect: { text: 'democracy, Jean-Paul, COVID-19, short- and long-term, pay-\u00ad' },
    notice: 'Words made whole: 1 (democracy)',
    source: { ...byHand, how: 'as the words are written within a line' },
  },
  {
    name: 'a soft hyphen goes before capitals too',
    given: { text: 'Donau\u00ad\ndampf' },
    options: { how: 'space' },
    expect: { text: 'Donaudampf' },
    source: { title: 'Unicode Standard, 23.2: U+00AD is shown only where it breaks a word' },
  },
  {
    name: 'German: Haus- und Gartentür',
    given: { text: 'die Haus-\nund Gartentür mit Glas-\nscheibe' },
    options: { how: 'space' },
    expect: { text: 'die Haus- und Gartentür mit Glasscheibe' },
    source: duden,
  },
  {
    name: 'a hyphen that is to stay',
    given: { text: 'a long-\nterm loan' },
    options: { how: 'space', keepHyphen: 'e-mail, Long-Term' },
    expect: { text: 'a long-term loan' },
    source: byHand,
  },
  {
    name: 'hyphens left alone',
    given: { text: 'infor-\nmation' },
    options: { how: 'space', hyphens: false },
    expect: { text: 'infor- mation' },
    source: { ...coreutils, how: "tr '\\n' ' '" },
  },
  {
    name: 'Chinese and Japanese have no spaces',
    given: { text: '今日は天気が\nいいですね。\n散歩に' },
    options: { how: 'space' },
    expect: { text: '今日は天気がいいですね。散歩に' },
    source: { title: 'W3C: Requirements for Japanese Text Layout', href: 'https://www.w3.org/TR/jlreq/' },
  },
  {
    name: 'Korean has spaces',
    given: { text: '오늘은 날씨가\n좋습니다' },
    options: { how: 'space' },
    expect: { text: '오늘은 날씨가 좋습니다' },
    source: { title: 'W3C: Requirements for Hangul Text Layout', href: 'https://www.w3.org/TR/klreq/' },
  },
  {
    name: 'an address stays an address',
    given: {
      text: 'Ada Park\n12 High Street\nLeeds\n\nThank you for your letter of the second of May, which we have read with care.',
    },
    expect: {
      text: 'Ada Park\n12 High Street\nLeeds\n\nThank you for your letter of the second of May, which we have read with care.',
    },
    notice: 'removed: 0',
    source: { ...byHand, how: 'the next word fits on each of the lines' },
  },
  {
    name: 'quoted mail, a depth a paragraph',
    given: {
      text: '> we could meet on the first of June at the\n> station\n>> which station do you mean by this, the old\n>> one?\n',
    },
    options: { quotes: true },
    expect: {
      text: 'we could meet on the first of June at the station\nwhich station do you mean by this, the old one?',
    },
    source: {
      title: 'RFC 3676, section 4.5',
      how: 'the number of > is the depth',
      href: 'https://www.rfc-editor.org/rfc/rfc3676#section-4.5',
    },
  },
  {
    name: 'headings, tables and paragraphs with a line break between',
    given: { text: '# Plan\nAll of this is to be done before the winter comes\nto us.\n\nName\tPrice\nSaw\t24.90\n' },
    options: { paragraphs: 'line' },
    expect: { text: '# Plan\nAll of this is to be done before the winter comes to us.\nName\tPrice\nSaw\t24.90' },
    source: byHand,
  },
  {
    name: 'heads of pages, in the middle of a sentence and between two',
    given: {
      text: 'The first page ends while the sentence is still\n\nReport 2026, page 1\n\nrunning on here, until it comes to its full stop.\n\nReport 2026, page 2\n\nThen a new one begins which has a line end in it\nas well.\nReport 2026, page 3\n',
    },
    options: { repeats: true },
    expect: {
      text: 'The first page ends while the sentence is still running on here, until it comes to its full stop.\n\nThen a new one begins which has a line end in it as well.',
    },
    notice: 'heads or feet of pages: 3',
    source: { ...byHand, how: 'the head comes three times, with another number' },
  },
])
