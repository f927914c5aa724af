import { visitRegExpAST, type AST } from '@eslint-community/regexpp'

export interface RegexCode {
  language: string
  code: string
  /** What differs there, one sentence each. */
  caveats: string[]
}

interface Features {
  lookbehind: boolean
  lookaround: boolean
  backreference: boolean
  named: boolean
  property: boolean
  codePoint: boolean
  digits: boolean
  end: boolean
}

function featuresOf(pattern: AST.Pattern): Features {
  const found: Features = {
    lookbehind: false,
    lookaround: false,
    backreference: false,
    named: false,
    property: false,
    codePoint: /\\u\{?[\da-f]/i.test(pattern.raw),
    digits: false,
    end: false,
  }
  visitRegExpAST(pattern, {
    onAssertionEnter({ kind }) {
      if (kind === 'lookahead' || kind === 'lookbehind') found.lookaround = true
      if (kind === 'lookbehind') found.lookbehind = true
      if (kind === 'end') found.end = true
    },
    onBackreferenceEnter: () => void (found.backreference = true),
    onCapturingGroupEnter({ name }) {
      if (name) found.named = true
    },
    onCharacterSetEnter({ kind }) {
      if (kind === 'property') found.property = true
      if (kind === 'digit' || kind === 'word') found.digits = true
    },
  })
  return found
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const pythonNames = (source: string) => source.replaceAll(/\(\?<(?![=!])/g, '(?P<').replaceAll(/\\k<(\w+)>/g, '(?P=$1)')
const chosen = (flags: string, table: Readonly<Record<string, string>>) =>
  [...flags].flatMap((flag) => (table[flag] === undefined ? [] : [table[flag]]))

/** A pattern as code of other languages, with what their engines do otherwise. */
export function inLanguages(source: string, flags: string, pattern: AST.Pattern): RegexCode[] {
  const has = featuresOf(pattern)
  const when = (condition: boolean, sentence: string) => (condition ? [sentence] : [])
  const lastLine = when(
    has.end && !flags.includes('m'),
    '$ also matches before a line feed at the very end; \\z does not.',
  )
  const unicodeDigits = when(has.digits, '\\d and \\w take digits and letters of every script.')
  const python = [...chosen(flags, { i: 're.I', m: 're.M', s: 're.S' })]
  const java = chosen(flags, { i: 'Pattern.CASE_INSENSITIVE', m: 'Pattern.MULTILINE', s: 'Pattern.DOTALL' })
  const csharp = chosen(flags, {
    i: 'RegexOptions.IgnoreCase',
    m: 'RegexOptions.Multiline',
    s: 'RegexOptions.Singleline',
  })
  const inline = chosen(flags, { i: 'i', m: 'm', s: 's' }).join('')
  const flagsOf = (list: readonly string[], join: string) => (list.length > 0 ? `, ${list.join(join)}` : '')
  const fence = source.includes('`')
    ? `"${quoted(`${inline ? `(?${inline})` : ''}${source}`)}"`
    : `\`${inline ? `(?${inline})` : ''}${source}\``
  return [
    {
      language: 'JavaScript',
      code: `const pattern = /${source.replaceAll(/(?<!\\)\//g, '\\/') || '(?:)'}/${flags}`,
      caveats: [],
    },
    {
      language: 'Python',
      code: `re.compile(r"""${pythonNames(source)}"""${flagsOf(python, ' | ')})`,
      caveats: [
        ...when(has.property, '\\p{…} needs the package regex; re refuses it.'),
        ...when(has.lookbehind, 'A lookbehind has to have one fixed length.'),
        ...when(has.codePoint, 'Write \\uXXXX with four digits, \\UXXXXXXXX beyond.'),
        ...unicodeDigits,
        ...lastLine,
      ],
    },
    {
      language: 'PHP',
      code: `preg_match${flags.includes('g') ? '_all' : ''}('~${source.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('~', '\\~')}~${inline}${/[uv]/.test(flags) ? 'u' : ''}', $text, $matches)`,
      caveats: [
        ...when(has.codePoint, 'Write \\x{1F600} instead of \\u.'),
        ...when(has.lookbehind, 'Each alternative of a lookbehind has to have a limited length.'),
        ...lastLine,
      ],
    },
    {
      language: 'Go',
      code: `regexp.MustCompile(${fence})`,
      caveats: [
        ...when(has.lookaround, 'RE2 has no lookahead and no lookbehind: this pattern does not compile.'),
        ...when(has.backreference, 'RE2 has no backreferences: this pattern does not compile.'),
        ...when(has.named, '(?<name>…) needs Go 1.22; before that write (?P<name>…).'),
        ...when(has.codePoint, 'Write \\x{1F600} instead of \\u.'),
      ],
    },
    {
      language: 'Java',
      code: `Pattern.compile("${quoted(source)}"${flagsOf(java, ' | ')})`,
      caveats: [
        ...when(has.lookbehind, 'A lookbehind has to have a limited length.'),
        ...when(has.named, 'Names of groups are letters and digits only, without _.'),
        ...when(flags.includes('i'), 'Letters beyond ASCII need Pattern.UNICODE_CASE too.'),
        ...lastLine,
      ],
    },
    {
      language: 'C#',
      code: `new Regex(@"${source.replaceAll('"', '""')}"${flagsOf(csharp, ' | ')})`,
      caveats: [...when(has.codePoint, '\\u takes exactly four digits.'), ...unicodeDigits, ...lastLine],
    },
  ]
}
