import { csvText } from '@/lib/base/format/csv-cell'
import { plainDigits } from '@/lib/base/format/plain-digits'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { manyOutputs, type ManyAnswers, type ManyFigure } from '@/lib/kits/calculator/many'
import { manyMessages as says } from '@/lib/messages/many'
import type { BatchTable } from './read-batch'

/** A table with a column for each figure that some row has, and one that says why a row has none. */
export function manyColumns(declaration: Declaration, { headings, rows }: BatchTable, answers: ManyAnswers) {
  const given = new Map(answers.answered.map(({ line, figures }) => [line, figures]))
  const why = new Map(answers.refused.map(({ line, says: sentence }) => [line, sentence]))
  const outputs = manyOutputs(declaration.outputs).filter(({ name }) =>
    answers.answered.some(({ figures }) => figures[name]),
  )
  const hasRefused = answers.refused.length > 0
  const head = [...headings, ...outputs.map(({ label }) => label), ...(hasRefused ? [says.refusedHead] : [])]
  const body = rows.map(({ line, cells }) => ({
    own: headings.map((_, at) => cells[at] ?? ''),
    figures: outputs.map(({ name }) => given.get(line)?.[name]),
    reason: hasRefused ? [why.get(line) ?? ''] : [],
  }))
  return { head, outputs, body }
}

/** Without the last digits, in which binary numbers differ from decimal ones. */
const tidied = (number: number) => Number(number.toPrecision(12))

const figureText = (figure: ManyFigure | undefined) =>
  figure === undefined ? '' : figure.number === undefined ? figure.text : plainDigits(tidied(figure.number))

/** That table as CSV, numbers with a point and no groups. */
export function manyCsv(declaration: Declaration, table: BatchTable, answers: ManyAnswers): string {
  const { head, body } = manyColumns(declaration, table, answers)
  const lines = [head, ...body.map(({ own, figures, reason }) => [...own, ...figures.map(figureText), ...reason])]
  return csvText(lines)
}
