import type { Block, Span } from '@/lib/kits/document/types'
import { isNumeric } from '@/lib/kits/fields/write'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { unfilled } from '@/lib/kits/generator/unfilled'
import { allHold } from './conditions'
import type { LetterData } from './member'
import type { Inline } from './template'
import { inSentence, writtenField, type DaysOf } from './written'

/** A letter, what was entered, and the number of each clause that is in it. */
export interface Writing {
  letter: LetterData
  /** Fields, and what is derived of them. */
  values: AnyValues
  tables: ReadonlyMap<string, Block>
  context: GeneratorContext
  clauses: ReadonlyMap<string, number>
  /** The logo of a letterhead, where there is one. */
  logo?: readonly Block[]
  day: DaysOf
}

type Spans = (string | Span)[]

function put(name: string, { letter, values, context, day }: Writing): string | Span {
  const derived = letter.derived?.[name]
  if (derived) {
    const text = values[name]
    return typeof text === 'string' ? text : unfilled(derived.from[0] ?? name, derived.label)
  }
  const field = letter.form[name]
  if (!field) throw new TypeError(`the text names ${name}, which is no field`)
  return writtenField(field, values[name], context.show, day) ?? unfilled(name, inSentence(field.label))
}

function counted(name: string, one: string, many: string, writing: Writing): Spans {
  const field = writing.letter.form[name]
  const value = writing.values[name]
  if (!field || !isNumeric(field) || typeof value !== 'number') return [put(name, writing), ` ${many}`]
  return [`${writing.context.show.number(value)} ${value === 1 ? one : many}`]
}

function marked(spans: Spans, mark: 'bold' | 'italic'): Spans {
  return spans.map((span) => (typeof span === 'string' ? { text: span, [mark]: true } : { ...span, [mark]: true }))
}

function spansOf(inline: Inline, writing: Writing): Spans {
  if (typeof inline === 'string') return [inline]
  if ('put' in inline) return [put(inline.put, writing)]
  if ('count' in inline) return counted(inline.count, inline.one, inline.many, writing)
  if ('bold' in inline) return marked(writeAll(inline.bold, writing), 'bold')
  if ('italic' in inline) return marked(writeAll(inline.italic, writing), 'italic')
  if ('when' in inline)
    return writeAll(allHold(inline.when, writing.values) ? inline.show : (inline.otherwise ?? []), writing)
  const number = writing.clauses.get(inline.clause)
  if (number === undefined) throw new TypeError(`the text refers to clause ${inline.clause}, which is not in it`)
  return [`clause ${number}`]
}

const writeAll = (inlines: readonly Inline[], writing: Writing): Spans =>
  inlines.flatMap((inline) => spansOf(inline, writing))

const textOf = (span: string | Span): string => (typeof span === 'string' ? span : span.text)
const withText = (span: string | Span, text: string): string | Span =>
  typeof span === 'string' ? text : { ...span, text }

/**
 * Text with everything filled in. Where a condition that did not hold left two spaces, or one at an end or before a stop, it is
 * taken out; what a visitor typed keeps its own.
 */
export function writeInline(inlines: readonly Inline[], writing: Writing): Spans {
  const spans: Spans = []
  for (const span of writeAll(inlines, writing)) {
    const before = spans.at(-1)
    const end = before === undefined ? ' ' : textOf(before)
    let text = textOf(span)
    if (/[ \n]$/.test(end)) text = text.replace(/^ +/, '')
    if (before !== undefined && /^[.,;:]/.test(text) && end.endsWith(' '))
      spans[spans.length - 1] = withText(before, end.trimEnd())
    if (text === '') continue
    if (typeof span === 'string' && typeof before === 'string')
      spans[spans.length - 1] = textOf(spans.at(-1) ?? '') + text
    else spans.push(withText(span, text))
  }
  const last = spans.at(-1)
  if (last !== undefined) {
    const text = textOf(last).trimEnd()
    if (text === '') spans.pop()
    else spans[spans.length - 1] = withText(last, text)
  }
  return spans
}

/** The same without marks and without what is not filled in: for titles and names. */
export function writePlain(inlines: readonly Inline[], writing: Writing): string {
  return writeInline(inlines, writing)
    .filter((span) => typeof span === 'string' || span.href === undefined)
    .map(textOf)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
