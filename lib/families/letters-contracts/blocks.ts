import { toMinor } from '@/lib/base/money/minor-units'
import type { Block, ListItem, RichText, Span, Value } from '@/lib/kits/document/types'
import type { AnyValues, Field, RowsField, Scalar } from '@/lib/kits/fields/types'
import { unfilled } from '@/lib/kits/generator/unfilled'
import { allHold } from './conditions'
import { writeInline, writePlain, type Writing } from './inline'
import type { Clause, TemplateBlock, TemplateItem } from './template'
import { inSentence, writtenField } from './written'

/** A clause of the library that is in the text, with its number where clauses have one. */
export interface IncludedClause {
  clause: Clause
  number?: number
}

/** Blocks in the order of the text: conditions decided, clauses of the library opened. */
export type Decided = { block: TemplateBlock } | { opened: Clause }

function clauseBlocks(clause: Clause, values: AnyValues): Decided[] {
  const heading: TemplateBlock = { heading: 2, text: [clause.title], anchor: clause.name }
  return [{ opened: clause }, { block: heading }, ...decide(clause.blocks, values)]
}

/** What of a template is in the text with these values. */
export function decide(blocks: readonly TemplateBlock[], values: AnyValues): Decided[] {
  return blocks.flatMap((block): Decided[] => {
    if ('when' in block) return decide(allHold(block.when, values) ? block.show : (block.otherwise ?? []), values)
    if ('include' in block) return clauseBlocks(block.include, values)
    return [{ block }]
  })
}

/** The numbers of headings with an anchor, counted from 1. */
export function numbersOf(decided: readonly Decided[]): Map<string, number> {
  const numbers = new Map<string, number>()
  let number = 0
  for (const one of decided) {
    if (!('block' in one) || !('heading' in one.block) || one.block.heading !== 2) continue
    number++
    if (one.block.anchor) numbers.set(one.block.anchor, number)
  }
  return numbers
}

export function includedIn(decided: readonly Decided[], numbers: ReadonlyMap<string, number>): IncludedClause[] {
  return decided.flatMap((one) => {
    if (!('opened' in one)) return []
    const number = numbers.get(one.opened.name)
    return [{ clause: one.opened, ...(number === undefined ? {} : { number }) }]
  })
}

const hasText = (text: RichText): boolean =>
  typeof text === 'string' ? text.trim() !== '' : text.some((span) => typeof span !== 'string' || span.trim() !== '')

function itemsOf(items: readonly TemplateItem[], writing: Writing): ListItem[] {
  return items.flatMap(({ text, items: inner }) => {
    const written = writeInline(text, writing)
    if (!hasText(written)) return []
    const below = inner ? itemsOf(inner, writing) : []
    return [below.length > 0 ? { text: written, items: below } : { text: written }]
  })
}

interface PartyText {
  name: string | Span
  /** Address and contact; in brackets an address that is needed and missing. */
  lines: (string | Span)[]
}

const isNeeded = (field: Field | undefined) => field !== undefined && (!field.optional || field.later === true)

function partyText(party: string, { letter: { form }, values, context, day }: Writing): PartyText {
  const written = (name: string) => {
    const field = form[name]
    return field && writtenField(field, values[name], context.show, day)
  }
  const orUnfilled = (name: string) => written(name) ?? unfilled(name, inSentence(form[name]?.label ?? name))
  const lines = (text: string | Span | undefined) => (typeof text === 'string' ? linesIn(text) : text ? [text] : [])
  return {
    name: orUnfilled(`${party}Name`),
    lines: [
      ...lines(isNeeded(form[`${party}Address`]) ? orUnfilled(`${party}Address`) : written(`${party}Address`)),
      ...lines(written(`${party}Contact`)),
    ],
  }
}

function joined(parts: readonly (string | Span)[], between: string): (string | Span)[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]))
}

const bold = (text: string | Span): Span => (typeof text === 'string' ? { text, bold: true } : { ...text, bold: true })

/**
 * Classic: the sender at the end of the line, as on a typed letter, the logo on the other side. Modern: logo, name in the colour of the
 * sheet and one line of details above a rule.
 */
function letterhead(party: string, writing: Writing): Block[] {
  const { name, lines } = partyText(party, writing)
  const { logo = [] } = writing
  if (writing.values.look !== 'modern') {
    const sender: Block = { kind: 'paragraph', text: joined([bold(name), ...lines], '\n'), align: 'end' }
    return logo.length > 0 ? [{ kind: 'columns', columns: [[...logo], [sender]] }] : [sender]
  }
  return [
    ...logo,
    // What is not filled in leads to its field, which a heading cannot.
    typeof name === 'string' ? { kind: 'heading', level: 2, text: name } : { kind: 'paragraph', text: [bold(name)] },
    ...(lines.length > 0 ? [{ kind: 'paragraph' as const, text: joined(lines, ' · '), quiet: true }] : []),
    { kind: 'rule' },
  ]
}

/** The lines of a long text that say something, without marks of a list that were typed. */
function linesIn(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]\s+|\d+[.)]\s+)?/, '').trim())
    .filter((line) => line !== '')
}

function cellOf(field: Field, value: Scalar | undefined, { context, day }: Writing): Value {
  if (field.kind === 'money' && typeof value === 'number') {
    const minor = toMinor(value, context.minorDigits)
    if (minor !== undefined) return { kind: 'money', minor, currency: context.currency }
  }
  if (typeof value === 'number' && field.kind !== 'percent') return { kind: 'number', value }
  // A cell is no sentence: the option stands as the form shows it.
  if (field.kind === 'choice' && typeof value === 'string') return field.options[value] ?? value
  return writtenField(field, value, context.show, day) ?? ''
}

/** A box for each answer, none ticked. */
const agreeLabel = 'I agree'
const agreeBoxes = '☐ Yes ☐ No'

function tableOf({ table: name, total, boxes }: Extract<TemplateBlock, { table: string }>, writing: Writing): Block[] {
  if (writing.letter.tables?.[name]) {
    const table = writing.tables.get(name)
    return table ? [table] : []
  }
  const field = writing.letter.form[name] as RowsField
  const rows = writing.values[name] as readonly Readonly<Record<string, Scalar | undefined>>[]
  const filled = rows.filter((row) => Object.values(row).some((cell) => cell !== undefined && cell !== ''))
  if (filled.length === 0) return []
  const columns = Object.entries(field.columns)
  const cells = filled.map((row) => columns.map(([column, cell]) => cellOf(cell, row[column], writing)))
  return [
    {
      kind: 'table',
      label: field.label,
      columns: [
        ...columns.map(([, cell], at) => ({
          label: cell.label,
          ...(cell.kind === 'money' ? { align: 'end' as const } : {}),
          // A sum of what is not all filled in would be a wrong sum.
          ...(total && cell.kind === 'money' && cells.every((row) => typeof row[at] === 'object') ? { sum: true } : {}),
        })),
        ...(boxes ? [{ label: agreeLabel }] : []),
      ],
      rows: boxes ? cells.map((row) => [...row, agreeBoxes]) : cells,
    },
  ]
}

function linesBlock(name: string, writing: Writing): Block[] {
  const value = writing.values[name]
  const lines = typeof value === 'string' ? linesIn(value) : []
  const items: RichText[] =
    lines.length > 0 ? lines : [[unfilled(name, inSentence(writing.letter.form[name]?.label ?? name))]]
  return [{ kind: 'list', items: items.map((text) => ({ text })) }]
}

/** A name for the line under a signature; there is none while it is not filled in. */
function nameOf(name: string | undefined, { letter, values, context, day }: Writing): string | undefined {
  const field = name === undefined ? undefined : letter.form[name]
  return field && name !== undefined ? writtenField(field, values[name], context.show, day) : undefined
}

function numberedParagraphs(items: readonly ListItem[], clause: number, from: number): Block[] {
  return items.flatMap(({ text, items: inner }, at): Block[] => {
    const spans = typeof text === 'string' ? [text] : text
    return [
      { kind: 'paragraph', text: [`${clause}.${from + at}\u00A0 `, ...spans] },
      ...(inner ? [{ kind: 'list' as const, items: inner }] : []),
    ]
  })
}

/** Numbers clauses and their paragraphs while the blocks are written. */
class Numbering {
  clause = 0
  paragraph = 0
}

function blockOf(block: TemplateBlock, writing: Writing, numbering: Numbering): Block[] {
  const { template } = writing.letter
  if ('heading' in block) {
    const text = writePlain(block.text, writing)
    if (!template.contract || block.heading !== 2) return [{ kind: 'heading', level: block.heading, text }]
    numbering.clause++
    numbering.paragraph = 0
    return [{ kind: 'heading', level: 2, text: `${numbering.clause}. ${text}` }]
  }
  if ('paragraph' in block) {
    const text = writeInline(block.paragraph, writing)
    return hasText(text) ? [{ kind: 'paragraph', text }] : []
  }
  if ('list' in block) {
    const items = itemsOf(block.list, writing)
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  if ('numbered' in block) {
    const items = itemsOf(block.numbered, writing)
    if (!template.contract) return items.length > 0 ? [{ kind: 'list', numbered: true, items }] : []
    const from = numbering.paragraph + 1
    numbering.paragraph += items.length
    return numberedParagraphs(items, numbering.clause, from)
  }
  if ('party' in block) {
    if (block.letterhead) return letterhead(block.party, writing)
    const { name, lines } = partyText(block.party, writing)
    return [{ kind: 'paragraph', text: joined([bold(name), ...lines], '\n') }]
  }
  if ('lines' in block) return linesBlock(block.lines, writing)
  if ('table' in block) return tableOf(block, writing)
  if ('signers' in block)
    return [
      {
        kind: 'signature',
        signers: block.signers.map(({ role, name, title }) => {
          const signer = nameOf(name, writing)
          const position = nameOf(title, writing)
          return {
            role: writePlain(role, writing),
            ...(signer ? { name: signer } : {}),
            // A title equal to the name would be drawn as the name.
            ...(position && position !== signer ? { title: position } : {}),
          }
        }),
      },
    ]
  return 'rule' in block ? [{ kind: 'rule' }] : [{ kind: 'page-break' }]
}

/** Lists that only a condition parted are one. */
function withLater(blocks: Block[], block: Block): Block[] {
  const last = blocks.at(-1)
  if (last?.kind !== 'list' || block.kind !== 'list' || last.numbered !== block.numbered) return [...blocks, block]
  return [...blocks.slice(0, -1), { ...last, items: [...last.items, ...block.items] }]
}

export function writeBlocks(decided: readonly Decided[], writing: Writing): Block[] {
  const numbering = new Numbering()
  return decided.flatMap((one) => ('block' in one ? blockOf(one.block, writing, numbering) : [])).reduce(withLater, [])
}
