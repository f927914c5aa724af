import { csvText } from '@/lib/base/format/csv-cell'
import {
  completeNumber,
  judgeNumber,
  kindsOfLength,
  meantNumbers,
  numbersOfRange,
  schemes,
  type Judged,
} from '@/lib/subjects/number-kinds/detect'
import { wrongCheckDigits } from '@/lib/subjects/identifiers/check'
import type { Scheme } from '@/lib/subjects/number-kinds/scheme'
import { schemeNames } from '@/lib/subjects/number-kinds/scheme-names'
import {
  numberMessages as says,
  type NumbersQuestion,
  type NumbersReport,
  type OneNumber,
} from '@/lib/tools/utilities/developer/barcode-lookup-checker.messages'
import { TaskRefusal } from '@/lib/workers/define-task'

const shownRows = 500
const mostNumbers = 1_000_000
const mostOfRange = 100_000

const nameOf = (scheme: Scheme | undefined) => (scheme ? schemeNames[scheme.id] : '')
const nameList = (found: readonly Scheme[]) => found.map(nameOf)

interface Row extends Judged {
  line: number
}

const choices: Record<NumbersQuestion['shown'], (row: Judged) => boolean> = {
  all: () => true,
  wrong: ({ verdict }) => verdict === 'wrong' || verdict === 'unknown',
  fits: ({ verdict }) => verdict === 'fits' || verdict === 'shape',
}

/** What is wrong, in words. */
function faultOf({ fault, verdict }: Judged): string {
  if (fault !== undefined) return says.fault(fault)
  return verdict === 'unknown' ? says.one.unknown : ''
}

function cellsOf(row: Row, isOpen: boolean): string[] {
  const { line, given, scheme, verdict, mended, fitting } = row
  return [
    String(line),
    given,
    nameOf(scheme),
    says.verdicts[verdict],
    row.fault === wrongCheckDigits.fault ? says.wrongCheckDigits : faultOf(row),
    mended ?? (isOpen ? (fitting?.compact ?? '') : ''),
  ]
}

/** "an IBAN of Germany" as a label. */
function labelOf(what: string): string {
  const bare = what.replace(/^an? /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

function oneOf(row: Row, isOpen: boolean): OneNumber {
  const { verdict, scheme, fitting, facts, others, mended, given } = row
  const name = nameOf(scheme)
  const headline =
    verdict === 'unknown' || scheme === undefined
      ? says.one.unknown
      : isOpen && verdict === 'wrong' && row.fault === undefined
        ? says.one.uncompleted(name)
        : says.one[verdict](name)
  return {
    verdict,
    what: fitting ? labelOf(fitting.what) : name,
    rule: scheme?.rule ?? '',
    says: headline,
    written: fitting?.written ?? given,
    compact: fitting?.compact ?? '',
    fault: row.fault === undefined ? '' : says.fault(row.fault),
    mended: mended ?? '',
    meant: meantNumbers(row),
    facts,
    others: nameList(others),
    near: verdict === 'unknown' ? nameList(kindsOfLength(given)) : [],
  }
}

/** What of a line of a table stands in its first cell that holds anything. */
function firstCell(line: string): string {
  return (
    line
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replace(/^["']|["']$/g, ''))
      .find((cell) => cell !== '') ?? ''
  )
}

/** Judges a list of numbers, one a line. `progress` is called after each thousand and may wait. */
export async function numbersReport(
  text: string,
  { kind, isOpen: asOpen, shown }: Omit<NumbersQuestion, 'ask' | 'source'>,
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<NumbersReport> {
  const chosenKind = schemes.find(({ id }) => id === kind)
  const isOpen = asOpen && chosenKind !== undefined
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const rows: Row[] = []
  for (const [at, line] of lines.entries()) {
    const cell = firstCell(line)
    const numbers = cell === '' ? [] : (numbersOfRange(cell, mostOfRange) ?? [cell])
    for (const number of numbers) {
      const judged = isOpen ? completeNumber(number, chosenKind) : judgeNumber(number, chosenKind)
      rows.push({ ...judged, line: at + 1 })
    }
    if (rows.length > mostNumbers) throw new TaskRefusal(says.tooMany)
    if (at % 1000 === 999) await progress(at / lines.length)
  }
  const chosen = rows.filter(choices[shown])
  const having = (verdict: Judged['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const [first] = rows
  return {
    rows: chosen.slice(0, shownRows).map((row) => cellsOf(row, isOpen)),
    chosen: chosen.length,
    all: rows.length,
    counts: {
      fits: having('fits'),
      shape: having('shape'),
      wrong: having('wrong'),
      unknown: having('unknown'),
      mended: rows.filter(({ mended }) => mended !== undefined).length,
    },
    one: rows.length === 1 && first ? oneOf(first, isOpen) : undefined,
    clean: rows.flatMap(({ fitting, mended }) => fitting?.compact ?? mended ?? []).join('\n'),
    csv: csvText([says.columns, ...chosen.map((row) => cellsOf(row, isOpen))]),
  }
}
