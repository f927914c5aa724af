import { defineTransformCases } from '@/lib/kits/transform'
import tool from './unicode-escape'

const python = (how: string) => ({ title: 'Python 3.11', how })
const css = {
  title: 'CSS Syntax Module Level 3, section 4.3.7',
  href: 'https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point',
} as const
const postgres = {
  title: 'PostgreSQL: string constants with Unicode escapes',
  href: 'https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-STRINGS-UESCAPE',
} as const
const node = (how: string) => ({ title: 'Node.js 20', how })

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: python("''") },
  {
    name: 'JSON',
    given: { text: 'é😀' },
    options: { target: 'json' },
    expect: { text: String.raw`\u00e9\ud83d\ude00` },
    source: python("json.dumps('é😀')"),
  },
  {
    name: 'JavaScript with braces, capitals',
    given: { text: 'é😀' },
    options: { target: 'braces', capitals: true },
    expect: { text: String.raw`\u{E9}\u{1F600}` },
    source: node(String.raw`'\u{E9}\u{1F600}' === 'é😀'`),
  },
  {
    name: 'Java in capitals, a backslash too',
    given: { text: String.raw`C:\é` },
    options: { target: 'java', capitals: true },
    expect: { text: String.raw`C:\u005C\u00E9` },
    source: { title: 'The Java Language Specification, 3.3: Unicode escapes', how: 'the backslash is U+005C' },
  },
  {
    name: 'a backslash left alone',
    given: { text: String.raw`C:\é` },
    options: { own: false },
    expect: { text: String.raw`C:\\u00e9` },
    source: { title: 'native2ascii of Java 8', how: 'it leaves backslashes as they are' },
  },
  {
    name: 'Python',
    given: { text: 'é😀\n' },
    options: { target: 'python' },
    expect: { text: String.raw`\u00e9\U0001f600\u000a` },
    source: python(String.raw`'\u00e9\U0001f600\u000a' == 'é😀\n'`),
  },
  {
    name: 'C, ASCII too',
    given: { text: 'A€' },
    options: { target: 'c', all: true },
    expect: { text: String.raw`\u0041\u20ac` },
    source: { title: 'ISO/IEC 9899, 6.4.3: universal character names' },
  },
  {
    name: 'HTML',
    given: { text: 'é & 😀' },
    options: { target: 'html' },
    expect: { text: '&#xe9; &#x26; &#x1f600;' },
    source: python("html.unescape('&#xe9; &#x26; &#x1f600;')"),
  },
  {
    name: 'SQL',
    given: { text: 'data😀' },
    options: { target: 'sql' },
    expect: { text: String.raw`data\+01f600` },
    source: postgres,
  },
  {
    name: 'SQL, the manual’s example back',
    given: { text: String.raw`d\0061t\+000061` },
    options: { target: 'sql' },
    inverse: true,
    expect: { text: 'data' },
    source: postgres,
  },
  {
    name: 'addresses in capitals',
    given: { text: '100 % é' },
    options: { target: 'url', capitals: true },
    expect: { text: '100 %25 %C3%A9' },
    source: python("urllib.parse.quote('é', safe=' ')"),
  },
  {
    name: 'CSS, back: the space after the digits goes, one more stays',
    given: { text: String.raw`\26 B \26  B \000026B \{` },
    options: { target: 'css' },
    inverse: true,
    expect: { text: '&B & B &B {' },
    source: css,
  },
  {
    name: 'HTML, back, decimal too',
    given: { text: '&#8364;&#x20AC;&euro;' },
    options: { target: 'html' },
    inverse: true,
    expect: { text: '€€&euro;' },
    source: python("html.unescape('&#8364;&#x20AC;'); names stay, as the limits say"),
  },
  {
    name: 'JavaScript, back, all kinds',
    given: { text: String.raw`\x41\u0042\u{43}\n\t\'\\` },
    inverse: true,
    expect: { text: "ABC\n\t'\\" },
    source: node(String.raw`'\x41\u0042\u{43}\n\t\'\\'`),
  },
  {
    name: 'Python, back',
    given: { text: String.raw`\x41\u20ac\U0001F600\a` },
    options: { target: 'python' },
    inverse: true,
    expect: { text: 'A€😀\u0007' },
    source: python(String.raw`'\x41\u20ac\U0001F600\a'`),
  },
  {
    name: 'broken ones stay and are named',
    given: { text: String.raw`ok \u12 \q` },
    inverse: true,
    expect: { text: String.raw`ok \u12 \q` },
    notice: 'at character 4',
    source: node(String.raw`'\u12' is a syntax error`),
  },
  {
    name: 'percent signs that are no UTF-8 stay',
    given: { text: '%C3%A9 %FF 5%' },
    options: { target: 'url' },
    inverse: true,
    expect: { text: 'é %FF 5%' },
    notice: '“%FF 5%”',
    source: node("decodeURIComponent('%FF') raises"),
  },
  {
    name: 'beyond Unicode',
    given: { text: String.raw`\u{110000}` },
    options: { target: 'braces' },
    inverse: true,
    expect: { text: String.raw`\u{110000}` },
    notice: 'left as they are',
    source: node(String.raw`'\u{110000}' is a syntax error`),
  },
  {
    name: 'half of a pair in JSON',
    given: { text: 'a\ud83d' },
    options: { target: 'json' },
    expect: { text: String.raw`a\ud83d` },
    source: node(String.raw`JSON.stringify('a\ud83d')`),
  },
  {
    name: 'half of a pair in Python',
    given: { text: 'a\ud83d' },
    options: { target: 'python' },
    refused: { at: 1 },
    source: { title: 'The Unicode Standard, definition D76' },
  },
])
