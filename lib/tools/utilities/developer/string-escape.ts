import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import type { FormName } from '@/lib/subjects/string-forms/catalogue'
import type { LevelRead } from '@/lib/subjects/string-forms/nested'
import { escapeText, unescapeText } from '@/lib/engines/string-forms'
import type { Obstacle } from '@/lib/subjects/string-forms/types'

/** Places that are named one by one. */
const namedPlaces = 5

const forms: Readonly<Record<FormName, string>> = {
  json: 'JSON, "…"',
  javascriptDouble: 'JavaScript, "…"',
  javascriptSingle: "JavaScript, '…'",
  javascriptTemplate: 'JavaScript template, `…`',
  javascriptRaw: 'JavaScript raw, String.raw`…`',
  pythonDouble: 'Python, "…"',
  pythonSingle: "Python, '…'",
  pythonTriple: 'Python of several lines, """…"""',
  pythonRaw: 'Python raw, r"…"',
  java: 'Java, "…"',
  javaBlock: 'Java text block, """…"""',
  c: 'C and C++, "…"',
  cppRaw: 'C++ raw, R"(…)"',
  csharp: 'C#, "…"',
  csharpVerbatim: 'C# verbatim, @"…"',
  go: 'Go, "…"',
  goRaw: 'Go raw, `…`',
  rust: 'Rust, "…"',
  rustRaw: 'Rust raw, r#"…"#',
  phpSingle: "PHP, '…'",
  phpDouble: 'PHP, "…"',
  phpNowdoc: "PHP nowdoc, <<<'TEXT'",
  rubySingle: "Ruby, '…'",
  rubyDouble: 'Ruby, "…"',
  perlSingle: "Perl, '…'",
  perlDouble: 'Perl, "…"',
  sql: "SQL, '…' with doubled quotes",
  sqlMysql: "SQL of MySQL and MariaDB, '…'",
  sqlPostgres: "SQL of PostgreSQL, E'…'",
  sqlDollar: 'SQL of PostgreSQL, $$…$$',
  sqlName: 'SQL name of a table or column, "…"',
  sqlLike: 'SQL pattern for LIKE, wildcards escaped',
  csv: 'CSV field, "…"',
  shSingle: "Shell (sh, Bash), '…'",
  shDouble: 'Shell (sh, Bash), "…"',
  bash: "Bash with escapes, $'…'",
  shHere: "Shell here-document, <<'EOF'",
  powershellSingle: "PowerShell, '…'",
  powershellDouble: 'PowerShell, "…"',
  powershellHere: "PowerShell here-string, @'…'@",
  cmd: 'Windows batch file (cmd), carets',
  regex: 'Regular expression, /…/',
  latex: 'LaTeX text',
  yamlDouble: 'YAML, "…"',
  yamlSingle: "YAML, '…'",
  yamlBlock: 'YAML block, |',
  markdown: 'Markdown text',
}

const obstacles: Readonly<Record<Obstacle, string>> = {
  half: 'This is half of a surrogate pair, which this form cannot hold.',
  nul: 'This form cannot hold the character NUL.',
  line: 'This form keeps to one line. Choose one with escapes or of several lines.',
  return: 'A carriage return does not come through this form. Choose one with escapes.',
  control: 'This form cannot hold this control character. Choose one with escapes.',
  quote: 'This form has no way to write this. Choose one with escapes.',
  backslash: 'A raw string cannot end with a backslash. Choose a form with escapes.',
  space: 'This form loses space at the margin of a line. Choose one in quotes.',
  empty: 'A name cannot be empty.',
}

const isSql = (form: FormName) => form.startsWith('sql') || form === 'csv'

/** What to know of a form before its string is used. */
function noticesOf(form: FormName, text: string): Notice[] {
  const fair = (says: string): Notice[] => [{ is: 'fair', says }]
  if (form === 'csv')
    return /^[=+\-@\t\r]/u.test(text)
      ? fair('A spreadsheet takes a field that begins like this for a formula. Quotes do not prevent that.')
      : []
  if (form === 'sqlLike')
    return fair(String.raw`Write it in quotes, and ESCAPE '\' behind it. Parameters take this pattern too.`)
  if (form === 'sqlMysql')
    return fair(
      'Not where NO_BACKSLASH_ESCAPES is set. In a program pass values as parameters instead of escaping them.',
    )
  if (isSql(form))
    return fair('For scripts that you write by hand. In a program pass values as parameters instead of escaping them.')
  if (form === 'c' && text.includes('\0')) return fair('Functions of C take the NUL for the end of the string.')
  if (form === 'shDouble' && text.includes('!'))
    return fair('Typed at a prompt of Bash, ! may call up an earlier command.')
  if (form === 'shHere' && !text.endsWith('\n')) return fair('A here-document ends with a line end, which was added.')
  if (form === 'cmd' && text.includes('!'))
    return fair('Where delayed expansion is on, each ! needs carets of its own.')
  if (form === 'latex' && /["']|--|``/u.test(text))
    return fair('Quotes and double hyphens become those of print. They are left as they are.')
  if (form.startsWith('perl') && /[^\0-\x7f]/u.test(text))
    return fair('Letters beyond ASCII need “use utf8” in the script.')
  return []
}

const noMore = 'none'
type Within = FormName | typeof noMore

interface Chosen {
  form: FormName
  within: Within
  outer: Within
}

/** From the innermost to the outermost. */
function formsOf({ form, within, outer }: Chosen): FormName[] {
  return [form, within, outer].filter((each): each is FormName => each !== noMore)
}

function noticesOfLevel({ form, quoting, bad }: LevelRead, count: (number: number) => string): Notice[] {
  const notices: Notice[] = []
  const name = forms[form]
  if (quoting === 'unclosed') notices.push({ is: 'bad', says: `${name}: a quote opens the string and none closes it.` })
  if (quoting === 'unopened') notices.push({ is: 'bad', says: `${name}: a quote closes the string and none opens it.` })
  if (bad.length > 0) {
    const named = bad.slice(0, namedPlaces).map(({ at, found }) => `“${found}” at character ${count(at + 1)}`)
    const rest = bad.length > namedPlaces ? ' and more' : ''
    notices.push({
      is: 'fair',
      says: `${name}: cannot stand in such a string, left as it is: ${named.join(', ')}${rest}.`,
    })
  }
  return notices
}

const withinOptions = { [noMore]: 'Nothing more', ...forms } as Readonly<Record<Within, string>>

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Text',
    placeholder: 'She said "it\'s 5 o\'clock"',
    accept: '.txt,.json,.sql,.csv,.sh,.md,.yaml,.yml,.log',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'As a string',
    placeholder: String.raw`"She said \"it's 5 o'clock\""`,
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    form: choice('Write as', { options: forms, initial: 'json', as: 'search' }),
    within: choice('Inside of', {
      options: withinOptions,
      initial: noMore,
      as: 'search',
      help: 'A string within a string, such as JSON in a shell command.',
    }),
    outer: choice('And that inside of', {
      options: withinOptions,
      initial: noMore,
      as: 'search',
      refines: true,
      shownWhen: { field: 'within', is: Object.keys(forms) },
    }),
    quotes: toggle('With the quotes around it', { initial: true }),
    ascii: toggle('Escape all beyond ASCII', {
      initial: false,
      refines: true,
      help: 'Where the form has escapes for it.',
    }),
  },
  method:
    'Each character that would end the string or mean something else in it is written as the grammar of the language has it; reading undoes that, the outermost form first',
  leadsTo: ['character-count', 'word-counter'],
  limits: [
    'Texts and files of up to 100 MB; a phone may run out of memory before that.',
    'PowerShell and cmd follow the manuals of Microsoft; other strings were read back by a program of their language.',
    'Escaping does not take the place of parameters in a query, nor of an argument list where a program starts another.',
    'A batch file is written for echo and set; programs split their own arguments by rules of their own.',
    'A pattern is for a place outside of […] and without the option that ignores spaces.',
    'Quotes of print in LaTeX and addresses in Markdown stay as they are.',
  ],
  sources: [
    { title: 'RFC 8259: strings of JSON', href: 'https://www.rfc-editor.org/rfc/rfc8259#section-7' },
    {
      title: 'ECMA-262: literals',
      href: 'https://tc39.es/ecma262/multipage/ecmascript-language-lexical-grammar.html',
    },
    {
      title: 'Python: string and bytes literals',
      href: 'https://docs.python.org/3/reference/lexical_analysis.html#string-and-bytes-literals',
    },
    {
      title: 'POSIX.1-2017, Shell Command Language: quoting',
      href: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html#tag_18_02',
    },
    {
      title: 'PostgreSQL: string constants',
      href: 'https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-STRINGS',
    },
    {
      title: 'PowerShell: about_Quoting_Rules',
      href: 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules',
    },
    { title: 'YAML 1.2.2', href: 'https://yaml.org/spec/1.2.2/' },
    { title: 'RFC 4180: fields of CSV', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],
  run(text, { form, within, outer, quotes, ascii }) {
    if (text === '' && form !== 'sqlName') return { gives: '' }
    const order = formsOf({ form, within, outer })
    const escaped = escapeText(text, { forms: order, ascii, quotes })
    if ('text' in escaped) return { gives: escaped.text, notices: noticesOf(form, text) }
    const { why, at, form: refusing } = escaped
    // A place in a string within is none in the text.
    if (refusing !== form) return refusal(`${forms[refusing]}: ${obstacles[why]}`)
    return refusal(obstacles[why], { offset: at, length: 1 })
  },
  inverse: {
    loses: 'Which of several ways a character was escaped in.',
    run(text, { form, within, outer }, { show }) {
      const read = unescapeText(text, formsOf({ form, within, outer }))
      const notices = read.levels.flatMap((level) => noticesOfLevel(level, (number) => show.count(number)))
      return { gives: read.text, notices }
    },
  },
  examples: [
    {
      name: 'A remark',
      given: { text: 'She said "it\'s 5 o\'clock"\n' },
      expect: { text: String.raw`"She said \"it's 5 o'clock\"\n"` },
    },
    {
      name: 'An argument for the shell',
      given: { text: "it's $5 `now`" },
      options: { form: 'shSingle' },
      expect: { text: String.raw`'it'\''s $5 ${'`now`'}'` },
    },
    {
      name: 'JSON in a shell command',
      given: { text: 'O\'Neil said "hi"' },
      options: { form: 'json', within: 'shSingle' },
      expect: { text: String.raw`'"O'\''Neil said \"hi\""'` },
    },
    {
      name: 'A name in a query',
      given: { text: "O'Brien" },
      options: { form: 'sql' },
      expect: { text: "'O''Brien'" },
    },
    {
      name: 'A path back from a program',
      given: { text: String.raw`"C:\\new\\table"` },
      options: { form: 'java' },
      inverse: true,
      expect: { text: String.raw`C:\new\table` },
    },
  ],
})
