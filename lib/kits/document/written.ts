import type { Show } from '@/lib/base/format/show'
import type { Block, Fact, Value } from './types'
import { valueText } from './value'

function writtenFact(fact: Fact, show: Show): Fact {
  return { ...fact, value: writtenValue(fact.value, show) }
}

function writtenValue(value: Value, show: Show): Value {
  return typeof value === 'string' ? value : { ...value, text: valueText(value, show) }
}

function writtenTable(table: Block & { kind: 'table' }, show: Show): Block {
  // Renderers add such columns up sheet by sheet and write the sums themselves, in the way of the page.
  if (table.columns.some(({ sum }) => sum))
    throw new TypeError(`${table.label}: a column that is added up is written as the page writes`)
  return {
    ...table,
    rows: table.rows.map((row) => row.map((value) => writtenValue(value, show))),
    ...(table.foot ? { foot: table.foot.map((value) => writtenValue(value, show)) } : {}),
    ...(table.totals ? { totals: table.totals.map((fact) => writtenFact(fact, show)) } : {}),
  }
}

/**
 * A block whose numbers, amounts and dates stand as `show` writes them, whoever reads the page: for documents in a language of their
 * own. Throws for a table with a column that is added up.
 */
export function writtenBlock(block: Block, show: Show): Block {
  if (block.kind === 'facts') return { ...block, facts: block.facts.map((fact) => writtenFact(fact, show)) }
  if (block.kind === 'table') return writtenTable(block, show)
  if (block.kind !== 'columns') return block
  return { ...block, columns: block.columns.map((blocks) => blocks.map((one) => writtenBlock(one, show))) }
}
