import { escapeHtml } from '@/lib/base/text/escape-html'

interface Language {
  words: ReadonlySet<string>
  comments: string
  strings: string
}

const wordSet = (words: string) => new Set(words.split(' '))
const cComments = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`
const hashComments = String.raw`#[^\n]*`
const quotes = String.raw`"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?`
const ticks = String.raw`|${'`'}(?:[^${'`'}\\]|\\[\s\S])*${'`'}?`
const tripled = String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|`

const scriptWords =
  'async await break case catch class const continue default delete do else enum export extends false finally for from function if implements import in instanceof interface let new null of private protected public readonly return static super switch this throw true try type typeof undefined var void while yield'
const shellWords =
  'case do done echo elif else esac exit export fi for function if in local return select set then unset until while cd sudo'

const languages: Readonly<Record<string, Language>> = {
  js: { words: wordSet(scriptWords), comments: cComments, strings: quotes + ticks },
  python: {
    words: wordSet(
      'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield',
    ),
    comments: hashComments,
    strings: tripled + quotes,
  },
  json: { words: wordSet('true false null'), comments: cComments, strings: quotes },
  sh: { words: wordSet(shellWords), comments: hashComments, strings: quotes },
  sql: {
    words: wordSet(
      'add all alter and as asc between by case create delete desc distinct drop else end exists from group having in index inner insert into is join key left like limit not null on or order outer primary references right select set table then union unique update values view when where with',
    ),
    comments: String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`,
    strings: String.raw`'(?:[^']|'')*'?|"(?:[^"]|"")*"?`,
  },
  go: {
    words: wordSet(
      'break case chan const continue default defer else fallthrough false for func go goto if import interface map nil package range return select struct switch true type var',
    ),
    comments: cComments,
    strings: quotes + ticks,
  },
  rust: {
    words: wordSet(
      'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while',
    ),
    comments: cComments,
    strings: String.raw`"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\\n]|\\.)'`,
  },
  java: {
    words: wordSet(
      'abstract boolean break byte case catch char class const continue default do double else enum extends false final finally float for if implements import instanceof int interface long namespace new null override package private protected public return short static string struct super switch this throw true try using var virtual void while',
    ),
    comments: cComments,
    strings: quotes,
  },
  css: { words: new Set(), comments: String.raw`\/\*[\s\S]*?(?:\*\/|$)`, strings: quotes },
  yaml: { words: wordSet('true false null yes no'), comments: hashComments, strings: quotes },
}

const names: Readonly<Record<string, string>> = {
  javascript: 'js',
  jsx: 'js',
  mjs: 'js',
  ts: 'js',
  tsx: 'js',
  typescript: 'js',
  py: 'python',
  json5: 'json',
  jsonc: 'json',
  bash: 'sh',
  shell: 'sh',
  zsh: 'sh',
  console: 'sh',
  golang: 'go',
  rs: 'rust',
  c: 'java',
  cpp: 'java',
  'c++': 'java',
  cs: 'java',
  csharp: 'java',
  kotlin: 'java',
  php: 'java',
  swift: 'java',
  scss: 'css',
  less: 'css',
  yml: 'yaml',
  toml: 'yaml',
}

/** Whether code of a language, as it is named behind a fence, is coloured. */
export function isColoured(language: string): boolean {
  const small = language.toLowerCase()
  return Object.hasOwn(languages, names[small] ?? small)
}

/**
 * Code as HTML in which comments, texts, numbers and words of the language stand in `span`s of the classes `hl-comment`, `hl-string`,
 * `hl-number` and `hl-word`. Code of an unknown language is only escaped.
 */
export function colouredCode(code: string, language: string): string {
  const small = language.toLowerCase()
  const known = languages[names[small] ?? small]
  if (!known) return escapeHtml(code)
  const { words, comments, strings } = known
  const ignoresCase = known === languages.sql
  const pieces = new RegExp(String.raw`(${comments})|(${strings})|(\b\d[\w.]*)|([A-Za-z_]\w*)`, 'g')
  let html = ''
  let from = 0
  for (const found of code.matchAll(pieces)) {
    const [whole, comment, string, number, word] = found
    const isWord = word !== undefined && words.has(ignoresCase ? word.toLowerCase() : word)
    const kind =
      comment !== undefined
        ? 'comment'
        : string !== undefined
          ? 'string'
          : number !== undefined
            ? 'number'
            : isWord
              ? 'word'
              : ''
    html += escapeHtml(code.slice(from, found.index))
    html += kind === '' ? escapeHtml(whole) : `<span class="hl-${kind}">${escapeHtml(whole)}</span>`
    from = found.index + whole.length
  }
  return html + escapeHtml(code.slice(from))
}
