import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import { answerCsv } from '@/lib/kits/calculator/answer-csv'
import { calculatorReport } from '@/lib/kits/calculator/report'
import { savedWorkbook } from '@/lib/kits/calculator/saving'
import type { AnyResults, Output, TableRow } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult, writeValue } from '@/lib/kits/calculator/write'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import { loadFaces } from '@/lib/subjects/paper/faces'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { fonts, readFont } from '../paper/read-fonts'
import { compiledCalculators, isDrawn, type CompiledCalculator, provedTools } from './compiled'
import { answerOf, savingOf } from './saved'

const calculators = (await compiledCalculators(provedTools)).filter(isDrawn)

interface Shown {
  label: string
  output: Output
  result: AnyResults[string]
}

/** Initial entries, in two ways of writing, and those of every example. */
function savings(calculator: CompiledCalculator) {
  const { definition } = calculator
  const given = [
    { given: {}, region: 'global' as RegionCode },
    { given: {}, region: 'de' as RegionCode },
    ...definition.examples.map((one) => ({ given: one.given, region: 'us' as RegionCode })),
  ]
  return given.flatMap((one) => {
    const saving = savingOf(calculator, initialValues(definition.inputs, one.given, one.region), one.region)
    const answer = answerOf(calculator, saving)
    if (!answer) return []
    const outputs = outputsFor(definition.outputs, saving.values)
    const shown: Shown[] = Object.entries(outputs).flatMap(([name, output]) =>
      answer.results[name] === undefined ? [] : [{ label: output.label, output, result: answer.results[name] }],
    )
    return [{ saving, answer, shown }]
  })
}

const says = (result: Shown['result']) => (typeof result === 'object' && 'says' in result ? result.says : undefined)
const rowsOf = ({ result }: Shown) => (Array.isArray(result) ? (result as readonly TableRow[]) : [])
const flat = (text: string) => text.replace(/\s+/g, ' ')
const found = (cell: SheetCell) =>
  cell === null
    ? ''
    : typeof cell === 'string'
      ? cell
      : 'value' in cell
        ? cell.value
        : 'day' in cell
          ? cell.day
          : cell.text

describe.each(calculators)('$folder/$id saved', (calculator) => {
  const all = savings(calculator)

  it('as a document holds every figure, sentence, row and step that the page shows', () => {
    for (const { answer, shown } of all) {
      const { show } = answer
      const text = flat(documentText(calculatorReport(answer, []), show))
      const missing = shown.flatMap(({ label, output, result }) => {
        if (output.kind === 'table') {
          const lines = rowsOf({ label, output, result }).map((row) =>
            Object.entries(output.columns)
              .filter(([name]) => rowsOf({ label, output, result }).some((one) => (one[name] ?? null) !== null))
              .map(([name, column]) => flat(writeValue(column, row[name] ?? null, show)))
              .join(' '),
          )
          return lines.filter((line) => !text.includes(line))
        }
        const written = says(result) ?? writeResult(output, result, show)
        return written === undefined || text.includes(flat(written)) ? [] : [`${label}: ${written}`]
      })
      expect(missing).toEqual([])
      for (const { finds, working, gives } of answer.steps)
        expect(text).toContain(flat(`${finds}: ${working} = ${gives}`))
      for (const { title } of answer.about.sources) expect(text).toContain(flat(title))
      expect(text).toContain('#a=1')
    }
  })

  it('as a workbook holds every figure and cell with all its digits, and is a file that can be written', () => {
    for (const { saving, answer, shown } of all) {
      const workbook = savedWorkbook(calculator.module, saving)
      if (isProblem(workbook)) throw new Error(workbook.message)
      const [first, ...others] = workbook.sheets
      const lines = first?.rows.map((row) => row.map(found)) ?? []
      for (const { label, output, result } of shown) {
        if (output.kind === 'diagram') continue
        if ('columns' in output) {
          const rows = rowsOf({ label, output, result })
          if (rows.length === 0) continue
          const cells = rows.flatMap((row) => Object.keys(output.columns).flatMap((name) => row[name] ?? []))
          const has = ({ rows: written }: (typeof others)[number]) => {
            const values = new Set(written.flatMap((row) => row.map(found)))
            return cells.every((cell) => cell === '' || values.has(cell) || values.has(`${cell}-01`))
          }
          expect(others.some(has) ? '' : label).toBe('')
        } else {
          const wanted = says(result) ?? result
          expect(
            lines.some(([name, value]) => name === label && (value === wanted || (wanted === '' && value === ''))),
            `${label}: ${String(wanted)}`,
          ).toBe(true)
        }
      }
      expect(answer.steps.length === 0 || others.length > 1).toBe(true)
      expect(workbookXlsx(workbook).length).toBeGreaterThan(1000)
    }
  })

  it('as CSV holds every figure, and every row of its tables', () => {
    for (const { answer, shown } of all) {
      const { data } = Papa.parse<string[]>(answerCsv(answer))
      const lines = new Set(data.map((cells) => cells.join('\t')))
      for (const { label, output, result } of shown) {
        if (typeof result === 'number') {
          const near = data.some(
            ([part, name, value]) => part === 'Results' && name === label && Math.abs(Number(value) - result) <= 1e-12,
          )
          expect(near, `${label}: ${result}`).toBe(true)
        }
        if (output.kind !== 'table') continue
        const rows = rowsOf({ label, output, result })
        const names = Object.keys(output.columns).filter((name) => rows.some((row) => (row[name] ?? null) !== null))
        const few = rows.filter((row) =>
          names.every((name) => typeof row[name] === 'number' && Math.abs(row[name]) > 1e-3),
        )
        for (const row of few) expect(lines).toContain(names.map((name) => String(row[name])).join('\t'))
      }
    }
  })
})

it('is set in letters that the fonts of saved documents have', async () => {
  const texts = calculators.flatMap((calculator) =>
    savings(calculator).map(({ answer }) => ({
      id: calculator.id,
      text: documentText(calculatorReport(answer, []), createShow(regionOf('us'))).normalize('NFC'),
    })),
  )
  const faces = await loadFaces({ text: texts.map(({ text }) => text).join(''), isSlanted: false }, fonts, readFont)
  const lacking = texts.flatMap(({ id, text }) =>
    [...new Set(text)].flatMap((sign) =>
      /\s/u.test(sign) || faces.pick(sign.codePointAt(0) ?? 0, {}) ? [] : [`${id}: ${sign}`],
    ),
  )
  expect(lacking).toEqual([])
})
