import type { Outputs } from '@/lib/kits/calculator/types'
import type { AnyCase } from '@/tests/every/compiled'
import type { Fault } from '../project'

/** Functions of a spreadsheet that compute what a definition would: another program's answer, not the formula written again. */
const builtIn =
  /\b(PMT|IPMT|PPMT|CUMIPMT|CUMPRINC|NPER|RATE|PV|FV|FVSCHEDULE|NPV|XNPV|IRR|XIRR|MIRR|RRI|EFFECT|NOMINAL|SLN|SYD|DB|DDB|VDB|CONVERT|T\.TEST|TTEST|CHISQ\.DIST|CHISQ\.DIST\.RT|CHISQ\.INV|NORM\.S\.DIST|NORM\.S\.INV|BINOM\.DIST|BETA\.INV|AVERAGE|MEDIAN|STDEV|FORECAST|SLOPE|INTERCEPT|LINEST|LOGEST|RSQ|SUMPRODUCT|ROUNDUP|CEILING|MROUND|EDATE|EOMONTH|DAYS360|YEARFRAC|NETWORKDAYS)\(/

/** Sources that are somebody of this project computing: right, but no outsider. */
const byHand =
  /^(Arithmetic|Contract arithmetic|LibreOffice Calc|Spreadsheet|Python|Wall calendar|Calendar|Geometry|Statics|Counting|Counted|By hand|Definition of|Simulation|Month-by-month|Payday by payday|The request itself|The limit that the page states)|on paper|\(Python\)/

type Proof = Pick<AnyCase, 'source'> & Partial<Pick<AnyCase, 'expect' | 'says'>>

function isOutside({ source: { title, sheet } }: Proof): boolean {
  const formulas = Object.values(sheet?.formulas ?? {})
  if (formulas.length > 0) return formulas.every((formula) => builtIn.test(formula))
  return !byHand.test(title)
}

interface ExpectedRows {
  at?: Readonly<Record<string, object>>
  sum?: object
}

function columnsAsserted(expected: ExpectedRows | null | undefined): string[] {
  return [
    ...Object.values(expected?.at ?? {}).flatMap((cells) => Object.keys(cells)),
    ...Object.keys(expected?.sum ?? {}),
  ]
}

/** Outputs, verdicts and columns of tables that no case asserts, as `output` or `table.column`. A diagram is only drawn. */
export function unassertedIn(outputs: Outputs, cases: readonly Proof[]): string[] {
  return Object.entries(outputs).flatMap(([name, output]) => {
    if (output.kind === 'diagram') return []
    const expected = cases.map((one) => one.expect?.[name]).filter((one) => one !== undefined && one !== null)
    const isSaid = cases.some((one) => one.says?.[name] !== undefined)
    if (output.kind !== 'table') return expected.length > 0 || isSaid ? [] : [name]
    const columns = new Set(expected.flatMap((one) => columnsAsserted(one as ExpectedRows)))
    return Object.keys(output.columns).flatMap((column) => (columns.has(column) ? [] : [`${name}.${column}`]))
  })
}

/** Every output, verdict and column of a table is asserted by a case, and one case at least comes from outside this project. */
export function checkAsserted(id: string, outputs: Outputs, cases: readonly Proof[]): Fault[] {
  const missing = unassertedIn(outputs, cases).map((name) => ({
    at: id,
    says: `asserts ${name} in no case. Add it to one, with a value from its source.`,
  }))
  if (cases.some(isOutside)) return missing
  const says =
    'has no case from a source outside this project: a published example, an official calculator, another program.'
  return [...missing, { at: id, says }]
}
