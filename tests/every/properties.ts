import { compareResults } from '@/lib/kits/calculator/compare'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyResults } from '@/lib/kits/calculator/types'
import { isProblem } from '@/lib/base/problem'
import { contextOf, regionOfForm } from '@/lib/kits/fields/context'
import { initialValues } from '@/lib/kits/fields/initial'
import { readForm, type FormReading, type Typed } from '@/lib/kits/fields/read'
import type { AnyValues } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'
import type { AnyCase } from './compiled'
import { computerNotation, notFiniteIn, textsOfAnswer } from './page-text'

/** One of each way of writing numbers that differs, and a currency without minor units. */
export const visitors = ['global', 'de', 'in', 'jp', 'uk'].map((code) => regionOf(code))

/** What contradicts a case; nothing where the answer agrees with its source. */
export function faultsOfCase(
  module: CalculatorModule,
  declaration: Declaration,
  { given, region = 'global', today, expect: expected, problem, because = '', says }: AnyCase,
): string[] {
  const visitor = regionOf(region)
  const outcome = runCalculator(
    module,
    declaration,
    initialValues(declaration.inputs, given as AnyValues, visitor.code),
    visitor,
    today,
  )
  if (problem !== undefined) {
    if (!isProblem(outcome) || outcome.field !== problem) return [`expected a problem of ${problem}`]
    return outcome.message.includes(because) ? [] : [`expected the words “${because}”, found “${outcome.message}”`]
  }
  if (isProblem(outcome)) return [`${outcome.field}: ${outcome.message}`]
  if (expected === undefined && says === undefined) return ['the case expects nothing']
  const compared = compareResults(declaration.outputs, expected ?? {}, outcome.results)
  return [
    ...compared
      .filter(({ agrees }) => !agrees)
      .map(({ of, expected: wanted, found }) => `${of}: expected ${wanted}, found ${found}`),
    ...wordsMissing(says ?? {}, outcome.results),
  ]
}

function wordsMissing(says: Readonly<Record<string, string>>, results: AnyResults): string[] {
  return Object.entries(says).flatMap(([name, words]) => {
    const result = results[name]
    const text = typeof result === 'object' && 'says' in result ? result.says : String(result)
    return text.includes(words) ? [] : [`${name}: expected the words “${words}”, found “${text}”`]
  })
}

/** Valid values have a finite answer that can be written, or a problem that names a field; and the same a second time. */
export function faultsOfValues(
  module: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  visitor: Region,
): string[] {
  const outcome = runCalculator(module, declaration, values, visitor)
  const text = isProblem(outcome) ? outcome.message : JSON.stringify(outcome)
  const faults = /NaN|Infinity|undefined/.test(text) ? [text] : []
  if (JSON.stringify(runCalculator(module, declaration, values, visitor)) !== JSON.stringify(outcome))
    faults.push('another answer the second time')
  if (isProblem(outcome)) {
    if (outcome.message === '') faults.push('a problem without words')
    if (outcome.field !== null && !Object.hasOwn(declaration.inputs, outcome.field))
      faults.push(`a problem of a field that is none: ${outcome.field}`)
    return faults
  }
  for (const [name, { kind }] of Object.entries(declaration.outputs)) {
    const result = outcome.results[name]
    if (kind === 'count' && result !== undefined && !Number.isInteger(result))
      faults.push(`${name} counts ${String(result)}`)
  }
  const { show } = contextOf(declaration.law, values, visitor)
  return [
    ...faults,
    ...notFiniteIn(outcome.results).map(String),
    ...textsOfAnswer(declaration, values, outcome, show).filter((written) => computerNotation.test(written)),
  ]
}

/** As a page reads a form: in the currency of the law that the form names, if it names one. */
export function readAs({ law, inputs }: Declaration, typed: Typed, visitor: Region): FormReading {
  return readForm(inputs, typed, createShow(regionOfForm(law, inputs, typed, visitor)))
}

/** Whatever is typed is refused in words or answered with finite numbers, none of them in computer notation. */
export function faultsOfTyped(
  module: CalculatorModule,
  declaration: Declaration,
  typed: Typed,
  visitor: Region,
): unknown[] {
  const { values, errors, understood } = readAs(declaration, typed, visitor)
  const said = [...Object.values(errors), ...Object.values(understood)]
  if (Object.keys(errors).length > 0) return said.filter((text) => computerNotation.test(text))
  let computed: AnyResults = {}
  const watched: CalculatorModule = {
    ...module,
    compute(...given) {
      const results = module.compute(...given)
      if (!isProblem(results)) computed = results
      return results
    },
  }
  const outcome = runCalculator(watched, declaration, values, visitor)
  const { show } = contextOf(declaration.law, values, visitor)
  const texts = isProblem(outcome) ? [outcome.message] : textsOfAnswer(declaration, values, outcome, show)
  return [
    // Of hidden outputs too: a text or a file may be made of them.
    ...notFiniteIn(computed),
    ...[...said, ...texts].filter((text) => computerNotation.test(text)),
  ]
}

/** A difference that is no difference: "falls $0.00 short", "cheaper by ¥0", "worth $0.00 more". */
const comparesByNothing =
  /(?:by|loses|saves|leaves|adds|destroys|falls|earns|costs|worth|difference of) [$¥]0(?:\.00)?(?![\d.,])|[$¥]0(?:\.00)? (?:a month )?(?:more|less|short|above|is left|is missing)/

/** Sentences that compare by an amount which is written as zero. */
export function emptySentences(
  module: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  visitor: Region,
): string[] {
  const outcome = runCalculator(module, declaration, values, visitor)
  if (isProblem(outcome)) return []
  return Object.values(outcome.results).flatMap((result) =>
    typeof result === 'object' && 'says' in result && comparesByNothing.test(result.says) ? [result.says] : [],
  )
}
