import { defineTransformCases } from '@/lib/kits/transform'
import tool from './remove-extra-spaces'

const sed = { title: 'GNU sed 4.9' }
const coreutils = { title: 'GNU coreutils 9.1' }
const python = { title: 'Python 3.11, str and unicodedata (Unicode 14)' }
const commonMark = {
  title: 'CommonMark Spec 0.31.2, section 4.5: Fenced code blocks',
  href: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
}
const propList = {
  title: 'Unicode Character Database, PropList.txt: White_Space',
  href: 'https://www.unicode.org/Public/UCD/latest/ucd/PropList.txt',
}

const nothing = {
  trim: 'none',
  blankLines: 'keep',
  tabs: 'keep',
  collapse: false,
  noBreak: false,
  wide: false,
  zeroWidth: false,
} as const

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    source: { ...sed, how: "printf '' | sed 's/  */ /g'" },
  },
  {
    name: 'runs of spaces',
    given: { text: 'a  b   c\n' },
    options: { ...nothing, collapse: true },
    expect: { text: 'a b c\n' },
    notice: '2 runs of spaces',
    source: { ...sed, how: "printf 'a  b   c\\n' | sed 's/  */ /g'" },
  },
  {
    name: 'trimmed lines, runs within them kept',
    given: { text: '  a\tb\n\tc  d\n' },
    options: { ...nothing, trim: 'both' },
    expect: { text: 'a\tb\nc  d\n' },
    notice: '2 lines trimmed at the start',
    source: { ...sed, how: "sed 's/^[ \\t]*//;s/[ \\t]*$//'" },
  },
  {
    name: 'indentation kept',
    given: { text: '    if x:\n\t\treturn  1  \n   \n' },
    options: { trim: 'end' },
    expect: { text: '    if x:\n\t\treturn 1\n\n' },
    notice: '2 lines trimmed at the end',
    source: { ...sed, how: "sed 's/[ \\t]*$//' and then sed 's/\\([^ \\t]\\)  */\\1 /g'" },
  },
  {
    name: 'one blank line of several',
    given: { text: '\n\n\na\n\n\nb\n\n' },
    expect: { text: '\na\n\nb\n\n' },
    notice: '3 blank lines removed',
    source: { ...coreutils, how: 'cat -s' },
  },
  {
    name: 'no blank lines',
    given: { text: '\n\na\n\n\nb\n\n' },
    options: { blankLines: 'none' },
    expect: { text: 'a\nb\n' },
    source: { title: 'GNU grep 3.8', how: "grep -v '^$'" },
  },
  {
    name: 'tab stops of 4',
    given: { text: 'a\tbc\tdef\tghij\tk\n\tx\n' },
    options: { tabs: 'stops', trim: 'end' },
    expect: { text: 'a   bc  def ghij    k\n    x\n' },
    notice: '5 tabs became spaces',
    source: { ...coreutils, how: 'expand -t4' },
  },
  {
    name: 'tab stops of 8',
    given: { text: 'a\tbc\t\td\n' },
    options: { tabs: 'stops', tabWidth: 8 },
    expect: { text: 'a       bc              d\n' },
    source: { ...coreutils, how: 'expand -t8' },
  },
  {
    name: 'tabs kept, CRLF kept',
    given: { text: 'one  two\tthree    four\r\n' },
    options: { tabs: 'keep' },
    expect: { text: 'one two\tthree four\r\n' },
    source: { ...coreutils, how: "tr -s ' '" },
  },
  {
    name: 'every space separator of Unicode',
    given: {
      text: 'a b\u00a0b\u1680b\u2000b\u2001b\u2002b\u2003b\u2004b\u2005b\u2006b\u2007b\u2008b\u2009b\u200ab\u202fb\u205fb\u3000c',
    },
    expect: { text: 'a b b b b b b b b b b b b b b b b c' },
    notice: '3 no-break spaces',
    source: {
      ...python,
      how: "all characters of category Zs, then ' '.join(text.split()); the three with decomposition <noBreak> 0020 are U+00A0, U+2007 and U+202F",
    },
  },
  {
    name: 'every line end of Unicode, kept',
    given: { text: ' a \u000b b \u000c c \u0085 d \u2028 e \u2029 f \r g \r\n h \n' },
    expect: { text: 'a\u000bb\u000cc\u0085d\u2028e\u2029f\rg\r\nh\n' },
    source: { ...python, how: "[line.strip(' ') for line in text.splitlines()], each followed by the line end it had" },
  },
  {
    name: 'no-break and wide spaces kept when asked',
    given: { text: '10\u00a0km\u3000東京' },
    options: { noBreak: false, wide: false },
    expect: { text: '10\u00a0km\u3000東京' },
    source: { ...propList, how: 'U+00A0 and U+3000 are White_Space, so only the options keep them' },
  },
  {
    name: 'zero-width spaces go, joiners stay',
    given: { text: '\ufeffa\u200bb\u2060c می\u200cخواهم 👩\u200d💻' },
    expect: { text: 'abc می\u200cخواهم 👩\u200d💻' },
    notice: '3 zero-width characters',
    source: {
      title: 'Unicode Standard 15.0, section 23.2: Layout Controls',
      href: 'https://www.unicode.org/versions/Unicode15.0.0/ch23.pdf',
      how: 'U+200B, U+2060 and U+FEFF only mark where lines may break; U+200C and U+200D change how letters join',
    },
  },
  {
    name: 'a closing fence at least as long as the opening one',
    given: { text: '````\naaa  b\n```\n  c  d\n``````\ne  f\n' },
    expect: { text: '````\naaa  b\n```\n  c  d\n``````\ne f\n' },
    notice: '5 lines of code or tables',
    source: { ...commonMark, how: 'the rule of the example with four, three and six backticks, with spaces added' },
  },
  {
    name: 'a fence of tildes is not closed by backticks',
    given: { text: '~~~\naaa  b\n```\n~~~\nc  d' },
    expect: { text: '~~~\naaa  b\n```\n~~~\nc d' },
    source: { ...commonMark, how: 'the rule of the example with tildes around backticks' },
  },
  {
    name: 'two backticks and backticks after the fence are no fence',
    given: { text: '``\na  b\n``\n``` c ```\nd  e' },
    expect: { text: '``\na b\n``\n``` c ```\nd e' },
    source: { ...commonMark, how: 'fewer than three backticks, and info strings with backticks' },
  },
  {
    name: 'a fence that nothing closes',
    given: { text: 'a  b\n```\nc  d\n\n\n' },
    expect: { text: 'a b\n```\nc  d\n\n\n' },
    notice: 'fence on line 2 is never closed',
    source: { ...commonMark, how: 'unclosed code blocks are closed by the end of the document' },
  },
  {
    name: 'a table in Markdown',
    given: { text: '| a    | b |\n|------|---|\nc  d' },
    expect: { text: '| a    | b |\n|------|---|\nc d' },
    source: {
      title: 'GitHub Flavored Markdown Spec, section 4.10: Tables',
      href: 'https://github.github.com/gfm/#tables-extension-',
    },
  },
  {
    name: 'spaces before punctuation',
    given: { text: 'Yes , no . Why  ?! “Well .” It is .5 of .NET :-) now …' },
    options: { punctuation: 'remove' },
    expect: { text: 'Yes, no. Why?! “Well.” It is .5 of .NET :-) now …' },
    notice: '4 gaps before punctuation',
    source: {
      ...sed,
      how: "sed -E 's/ +([,.;:]|[!?]+)( |”|$)/\\1\\2/g' in a UTF-8 locale",
    },
  },
  {
    name: 'French spacing',
    given: { text: 'Quoi\u202f; 5\u00a0% : « a\u00a0» , b .' },
    options: { punctuation: 'french' },
    expect: { text: 'Quoi\u202f; 5\u00a0% : « a\u00a0», b.' },
    notice: '2 gaps before punctuation',
    source: {
      title: 'Lexique des règles typographiques en usage à l’Imprimerie nationale (2002), Ponctuation',
      how: 'a space before ; : ! ? and within guillemets, none before comma and full stop',
    },
  },
  {
    name: 'marks',
    given: { text: 'a \u00a0\tb\u3000\u200b\n' },
    options: { ...nothing, result: 'marks' },
    expect: { text: 'a·⍽→b□¦¶\n' },
    source: { ...propList, how: 'one mark for each character, counted by hand' },
  },
])
