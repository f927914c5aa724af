import { defineTransformCases } from '@/lib/kits/transform'
import tool from './reverse-text'

const rev = { title: 'util-linux 2.38, rev' }
const tac = { title: 'GNU coreutils 9.1, tac' }
const python = { title: 'Python 3.11, str' }
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: { ...rev, how: "printf '' | rev" } },
  {
    name: 'each line as rev does',
    given: { text: 'one two\nthree\n\nÄöü ß\n' },
    options: { what: 'mirror' },
    expect: { text: 'owt eno\neerht\n\nß üöÄ\n' },
    source: { ...rev, how: "printf 'one two\\nthree\\n\\nÄöü ß\\n' | rev, in C.UTF-8" },
  },
  {
    name: 'lines as tac does',
    given: { text: 'one\ntwo\n\nthree\n' },
    options: { what: 'lines' },
    expect: { text: 'three\n\ntwo\none\n' },
    source: { ...tac, how: "printf 'one\\ntwo\\n\\nthree\\n' | tac" },
  },
  {
    name: 'lines without an end at the end, CRLF',
    given: { text: 'a\r\nb\r\nc' },
    options: { what: 'lines' },
    expect: { text: 'c\r\nb\r\na' },
    source: { ...python, how: "'\\r\\n'.join(reversed(text.split('\\r\\n')))" },
  },
  {
    name: 'all characters, line ends among them',
    given: { text: 'ab\ncd' },
    expect: { text: 'dc\nba' },
    source: { ...python, how: 'text[::-1]' },
  },
  {
    name: 'CRLF is one character',
    given: { text: 'a\r\nb' },
    expect: { text: 'b\r\na' },
    source: { title: 'Unicode Standard Annex 29, rule GB3', href: 'https://www.unicode.org/reports/tr29/#GB3' },
  },
  {
    name: 'letters of each word',
    given: { text: 'The quick  fox.\n\tEnd' },
    options: { what: 'words' },
    expect: { text: 'ehT kciuq  .xof\n\tdnE' },
    source: { ...python, how: "re.sub(r'\\S+', lambda m: m[0][::-1], text)" },
  },
  {
    name: 'order of words, spaces in their places',
    given: { text: 'one  two three\nfour five' },
    options: { what: 'order' },
    expect: { text: 'three  two one\nfive four' },
    source: { ...byHand, how: 'two spaces stand behind the first word before and after' },
  },
  {
    name: 'order of sentences',
    given: { text: 'Dr. Ames came. She left! Why?' },
    options: { what: 'sentences' },
    expect: { text: 'Why? She left! Dr. Ames came.' },
    source: { ...byHand, how: 'the abbreviation ends no sentence' },
  },
  {
    name: 'families, skin tones and keycaps',
    given: { text: '👨‍👩‍👧‍👦👋🏽1️⃣x' },
    expect: { text: 'x1️⃣👋🏽👨‍👩‍👧‍👦' },
    source: {
      title: 'Unicode Standard Annex 29, rules GB9, GB11 to GB13',
      href: 'https://www.unicode.org/reports/tr29/',
    },
  },
  {
    name: 'numbers and addresses readable',
    given: { text: 'Pay 12.50 at https://example.com/a now' },
    options: { keep: true },
    expect: { text: 'won https://example.com/a ta 12.50 yaP' },
    source: { ...byHand, how: 'piece by piece' },
  },
  {
    name: 'Hebrew',
    given: { text: 'שלום' },
    expect: { text: 'םולש' },
    notice: 'right to left',
    source: { ...python, how: 'text[::-1]' },
  },
  {
    name: 'half a surrogate pair',
    given: { text: 'a\ud83d' },
    expect: { text: '\ud83da' },
    source: { ...byHand, how: 'it is a cluster of its own' },
  },
])
