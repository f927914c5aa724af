import { paperOf } from '@/lib/base/region/paper'
import type { Block, Document, Fact } from '@/lib/kits/document/types'
import { savingMessages as says } from '@/lib/messages/saving'
import {
  enteredTables,
  enteredText,
  entriesOf,
  isFigure,
  resultsOf,
  tablesOf,
  totalOf,
  type SavedAnswer,
  type SavedResult,
  type SavedTable,
} from './saved-answer'
import { isNumeric } from '@/lib/kits/fields/write'
import { writeValue } from './write'

const heading = (text: string, level: 1 | 2 | 3 = 2): Block => ({ kind: 'heading', level, text })

function entered(answer: SavedAnswer): Block[] {
  const facts = entriesOf(answer).map(({ field, text }): Fact => ({ label: field.label, value: text }))
  const tables = enteredTables(answer).map(({ field, rows }): Block => {
    const columns = Object.entries(field.columns)
    return {
      kind: 'table',
      label: field.label,
      columns: columns.map(([, column]) => ({ label: column.label, align: isNumeric(column) ? 'end' : 'start' })),
      rows: rows.map((row) => columns.map(([name, column]) => enteredText(column, row[name], answer.show))),
    }
  })
  if (facts.length + tables.length === 0) return []
  return [heading(says.entries), ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []), ...tables]
}

/** Figures follow each other as facts; a verdict is a sentence between them. */
function found(results: readonly SavedResult[]): Block[] {
  const blocks: Block[] = [heading(says.results)]
  let section: string | undefined
  let facts: Fact[] = []
  const close = () => {
    if (facts.length > 0) blocks.push({ kind: 'facts', facts })
    facts = []
  }
  const headline = results.find(({ output }) => output.kind !== 'verdict')
  for (const one of results) {
    const { output, text } = one
    if (output.section !== undefined && output.section !== section) {
      close()
      blocks.push(heading(output.section, 3))
    }
    ;({ section } = output)
    if (output.kind === 'verdict') {
      close()
      blocks.push({ kind: 'paragraph', text })
    } else facts.push({ label: output.label, value: text, ...(one === headline ? { strong: true } : {}) })
  }
  close()
  return blocks
}

function tableBlocks({ output, columns, rows, totals }: SavedTable, { show }: SavedAnswer): Block[] {
  const named = Object.entries(columns)
  const lines = rows.map((row) => named.map(([name, column]) => writeValue(column, row[name] ?? null, show)))
  const foot = named.map(([name, column], at) =>
    totals.includes(name) ? writeValue(column, totalOf(rows, name), show) : at === 0 ? says.total : '',
  )
  return [
    heading(output.label),
    {
      kind: 'table',
      label: output.label,
      columns: named.map(([, column]) => ({ label: column.label, align: isFigure(column) ? 'end' : 'start' })),
      rows: lines,
      ...(totals.length > 0 ? { foot } : {}),
    },
  ]
}

function worked({ steps }: SavedAnswer): Block[] {
  if (steps.length === 0) return []
  return [
    heading(says.working),
    {
      kind: 'list',
      numbered: true,
      items: steps.map(({ finds, working, gives }) => ({
        text: [{ text: finds, bold: true }, `: ${working} = ${gives}`],
      })),
    },
  ]
}

function told({ about, show }: SavedAnswer): Block[] {
  const sources = about.sources.map(({ title, href, checkedOn }) => ({
    text: [
      href === undefined ? title : { text: title, href },
      ...(checkedOn === undefined ? [] : [`, ${says.checked(show.date(checkedOn))}`]),
    ],
  }))
  return [
    heading(says.formula),
    { kind: 'paragraph', text: about.formula },
    ...(about.limits.length > 0
      ? [heading(says.limits), { kind: 'list', items: about.limits.map((text) => ({ text })) } as const]
      : []),
    heading(says.sources),
    { kind: 'list', items: sources },
  ]
}

/**
 * An answer as a document: entries, figures, pictures, every row of its tables, working, formula and sources, with the day and the
 * address that opens it again.
 */
export function calculatorReport(answer: SavedAnswer, pictures: readonly Block[]): Document {
  const { declaration, show, today, address } = answer
  return {
    title: declaration.name,
    sheet: paperOf(show.region.code),
    blocks: [
      heading(declaration.name, 1),
      { kind: 'paragraph', text: says.madeOn(show.date(today)), quiet: true },
      ...found(resultsOf(answer)),
      ...entered(answer),
      ...pictures,
      ...tablesOf(answer).flatMap((table) => tableBlocks(table, answer)),
      ...worked(answer),
      ...told(answer),
      ...(address === undefined
        ? []
        : [
            { kind: 'paragraph', text: says.reopen, quiet: true } as const,
            { kind: 'paragraph', text: [{ text: address, href: address }], quiet: true } as const,
          ]),
    ],
  }
}
