import { defineTransformCases } from '@/lib/kits/transform'
import tool from './remove-duplicate-lines'

const awk = { title: 'mawk 1.3.4' }
const uniq = { title: 'GNU coreutils 9.1, uniq' }
const python = { title: 'Python 3.11, str and unicodedata' }
const byHand = { title: 'By hand' }
const plain = { ignoresEdges: false } as const

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    notice: null,
    source: { ...uniq, how: "printf '' | uniq" },
  },
  {
    name: 'the first of each, in its place',
    given: { text: 'b\na\nb\nc\na\n' },
    options: plain,
    expect: { text: 'b\na\nc\n' },
    notice: 'before and after: 5, 3',
    source: { ...awk, how: "awk '!seen[$0]++'" },
  },
  {
    name: 'the last of each',
    given: { text: 'b\na\nb\nc\na\n' },
    options: { ...plain, keep: 'last' },
    expect: { text: 'b\nc\na\n' },
    source: { ...awk, how: "tac | awk '!seen[$0]++' | tac" },
  },
  {
    name: 'lines that stand there once',
    given: { text: 'a\na\nb\nc\nc\nd\n' },
    options: { ...plain, keep: 'unique' },
    expect: { text: 'b\nd\n' },
    source: { ...uniq, how: 'uniq -u of sorted lines' },
  },
  {
    name: 'one of each that is repeated',
    given: { text: 'a\na\nb\nc\nc\nc\nd\n' },
    options: { ...plain, keep: 'repeated' },
    expect: { text: 'a\nc\n' },
    notice: '3 times',
    source: { ...uniq, how: 'uniq -d of sorted lines' },
  },
  {
    name: 'no end after the last line, CRLF between',
    given: { text: 'a\r\nb\r\na' },
    options: plain,
    expect: { text: 'a\r\nb' },
    source: { ...byHand, how: 'the text ended without a line end, and so does the result' },
  },
  {
    name: 'spaces at the ends count where asked',
    given: { text: 'a\n a\na \n' },
    options: plain,
    expect: { text: 'a\n a\na \n' },
    source: { ...awk, how: "awk '!seen[$0]++'" },
  },
  {
    name: 'capitals, also those of Greek',
    given: { text: 'ΑΘΗΝΑ\nαθηνα\n' },
    options: { ignoresCase: true },
    expect: { text: 'ΑΘΗΝΑ\n' },
    source: { ...python, how: "'ΑΘΗΝΑ'.lower() == 'αθηνα'" },
  },
  {
    name: 'accents, composed and not',
    given: { text: 'Café\nCafe\u0301\nCafe\n' },
    options: { ignoresAccents: true },
    expect: { text: 'Café\n' },
    source: { ...python, how: "unicodedata.normalize('NFD', text) without category Mn" },
  },
  {
    name: 'composed and not composed differ where accents count',
    given: { text: 'Café\nCafe\u0301\n' },
    expect: { text: 'Café\nCafe\u0301\n' },
    source: { ...python, how: "'Caf\\u00e9' != 'Cafe\\u0301'" },
  },
  {
    name: 'blank lines stay',
    given: { text: 'a\n\na\n\nb\n' },
    options: { keepsBlank: true },
    expect: { text: 'a\n\n\nb\n' },
    source: byHand,
  },
  {
    name: 'a column that a line lacks is empty',
    given: { text: 'a,1\nb\nc,1\nd\n' },
    options: { column: 2 },
    expect: { text: 'a,1\nb\n' },
    source: { ...awk, how: "awk -F, '!seen[$2]++'" },
  },
  {
    name: 'columns parted by runs of spaces',
    given: { text: 'x  7 a\ny 7   b\n' },
    options: { column: 2, delimiter: 'space' },
    expect: { text: 'x  7 a\n' },
    source: { ...awk, how: "awk '!seen[$2]++'" },
  },
  {
    name: 'a key of objects is a line like any other',
    given: { text: '__proto__\nconstructor\n__proto__\n' },
    expect: { text: '__proto__\nconstructor\n' },
    source: { ...awk, how: "awk '!seen[$0]++'" },
  },
])
