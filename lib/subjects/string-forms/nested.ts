import { stringForms, type FormName } from './catalogue'
import { isUnwritable, type StringForm, type Unread, type Unwritable } from './types'

export interface EscapeOrder {
  /** From the innermost to the outermost. */
  forms: readonly FormName[]
  ascii: boolean
  /** The outermost has its quotes too. */
  quotes: boolean
}

export type Escaped = { text: string } | (Unwritable & { form: FormName })

/** Writes a text as a string, that string as a string of the next form, and so on. Refuses what a form cannot hold, with its place. */
export function escapeText(text: string, { forms, ascii, quotes }: EscapeOrder): Escaped {
  let inner = text
  for (const [level, form] of forms.entries()) {
    const written = stringForms[form].write(inner, ascii)
    if (isUnwritable(written)) return { ...written, form }
    const isBare = level === forms.length - 1 && !quotes
    inner = isBare ? written.body : written.open + written.body + written.close
  }
  return { text: inner }
}

export type Quoting = 'unclosed' | 'unopened'

export interface LevelRead {
  form: FormName
  /** A quote without its other half. */
  quoting?: Quoting
  /** Places in what this level was given. */
  bad: readonly Unread[]
}

interface Stripped {
  body: string
  from: number
  quoting?: Quoting
}

/** What stands between the quotes, where there are any. */
function withoutQuotes(given: string, { opens, closes }: StringForm): Stripped {
  if (!opens || !closes) return { body: given, from: 0 }
  const start = given.length - given.trimStart().length
  const source = given.trim()
  const opened = opens.exec(source)
  const close = opened ? closes(opened) : ''
  if (opened) {
    const rest = source.slice(opened[0].length)
    if (rest.endsWith(close)) return { body: rest.slice(0, rest.length - close.length), from: start + opened[0].length }
    const isEmptyBlock = `\n${rest}` === close
    if (isEmptyBlock) return { body: '', from: start + opened[0].length }
    return { body: rest, from: start + opened[0].length, quoting: 'unclosed' }
  }
  return { body: given, from: 0 }
}

const isUnopened = (body: string, bad: readonly Unread[]) =>
  bad.length === 1 && bad[0]?.at === body.length - 1 && /^["'`]$/u.test(bad[0].found)

export interface Unescaped {
  text: string
  /** From the outermost to the innermost. */
  levels: readonly LevelRead[]
}

/** Reads a string, what it holds as a string of the form within, and so on. What cannot be read stays, and is named with its place. */
export function unescapeText(given: string, forms: readonly FormName[]): Unescaped {
  const levels: LevelRead[] = []
  let text = given
  for (const form of forms.toReversed()) {
    const { body, from, quoting } = withoutQuotes(text, stringForms[form])
    const read = stringForms[form].read(body)
    const isLast = isUnopened(body, read.bad)
    const bad = isLast ? [] : read.bad.map(({ at, found }) => ({ at: at + from, found }))
    const found = quoting ?? (isLast ? 'unopened' : undefined)
    levels.push({ form, bad, ...(found && { quoting: found }) })
    text = read.text
  }
  return { text, levels }
}
