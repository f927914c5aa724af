import { toolById } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { aboutOf } from '@/lib/kits/calculator/about'
import { declare, resultsInPage, type Declaration } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { answerTo, type Answer } from '@/lib/kits/calculator/answer'
import { runCalculator } from '@/lib/kits/calculator/run'
import { isFigure } from '@/lib/kits/calculator/figure-output'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { isNumeric } from '@/lib/kits/fields/write'
import { regionOf } from '@/lib/base/region/regions'
import { toolManifest } from '@/lib/platform/site/load-tool'
import { Island } from '@/components/islands/island'
import type { CalculatorFormProps } from './calculator-form'
import { InitialTables } from './initial-tables'
import { chartEngine, hasPictures, initialPictures } from './initial-pictures'

/** Whether numbers go in and a number comes out, so that other entries can be asked for. */
function canBeAskedAgain({ inputs, outputs }: AnyCalculator): boolean {
  const takesNumbers = Object.values(inputs).some(
    (field) => isNumeric(field) || (field.kind === 'rows' && Object.values(field.columns).some(isNumeric)),
  )
  return takesNumbers && Object.values(outputs).some(isFigure)
}

/**
 * What any day brings to the answer to an untouched form, as it is on one of them, so that its place is kept until today is known;
 * undefined where the answer is the same on all days.
 */
function broughtByToday(
  definition: AnyCalculator,
  declaration: Declaration,
  initial: Answer,
): CalculatorFormProps['followsToday'] {
  const [one, other] = ['2024-02-28', '2031-09-13'].map((today) =>
    answerTo(definition, declaration, initialValues(definition.inputs), regionOf('global'), today),
  )
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined
  const results = other && !isProblem(other) ? resultsInPage(declaration.outputs, other.results) : {}
  const ofOne = one && !isProblem(one) ? one.results : {}
  // What comes on some days only, such as a note that a date is over, gets no place on all others.
  const isBrought = (name: string) => initial.results[name] === undefined && ofOne[name] !== undefined
  return { brings: Object.fromEntries(Object.entries(results).filter(([name]) => isBrought(name))) }
}

/** Where the calculator leads. */
function onwardsOf(id: string, { leadsTo = [], carry, inputs }: AnyCalculator): CalculatorFormProps['onwards'] {
  if (!carry) return undefined
  const targets = leadsTo.map((other) => {
    const tool = toolById(other)
    if (!tool?.implemented) throw new Error(`${id} leads to ${other}, which is no finished tool`)
    return [other, { name: tool.name, href: addressOf({ tool }) }] as const
  })
  return { targets: Object.fromEntries(targets), initial: carry(initialValues(inputs)) }
}

interface CalculatorProps {
  id: string
  name: string
  definition: AnyCalculator
  caseCount: number
  keptAs?: string | undefined
}

/** What the island of a calculator is given, its default answer and working included. */
export function calculatorProps({ id, name, definition, caseCount, keptAs }: CalculatorProps) {
  const { tools, workers, fonts } = toolManifest()
  const compiled = tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  const declaration = declare(id, name, definition, keptAs)
  const initial = runCalculator(definition, declaration, initialValues(definition.inputs), regionOf('global'))
  if (isProblem(initial)) throw new Error(`${id}: its initial values have no answer: ${initial.message}`)
  const moduleHref = addressOf({ page: compiled.browser })
  const engineHref = addressOf({ page: chartEngine().browser })
  if (!workers.workbook || !workers.document || !workers.asking || !workers.many)
    throw new Error('a worker of lib/workers is missing')
  if (definition.rowList && !workers['row-list']) throw new Error('lib/workers/row-list.worker.ts is missing')
  const rowListHref = definition.rowList && workers['row-list'] && addressOf({ page: workers['row-list'] })
  const props = {
    declaration,
    moduleHref,
    chartHref: hasPictures(definition) ? engineHref : undefined,
    curveHref: canBeAskedAgain(definition) ? engineHref : undefined,
    initial: { results: resultsInPage(declaration.outputs, initial.results), steps: initial.steps },
    rowListHref,
    followsToday: broughtByToday(definition, declaration, initial),
    onwards: onwardsOf(id, definition),
    about: aboutOf(definition),
    writers: {
      workbookHref: addressOf({ page: workers.workbook }),
      writerHref: addressOf({ page: workers.document }),
      fontsHref: addressOf({ page: fonts }),
      askingHref: addressOf({ page: workers.asking }),
      manyHref: addressOf({ page: workers.many }),
    },
    cases: compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount },
  }
  return { props, results: initial.results }
}

/** A calculator with its default answer and charts already in the HTML. */
export async function Calculator(calculator: CalculatorProps) {
  const { definition } = calculator
  const { props, results } = calculatorProps(calculator)
  const { show } = contextOf(definition.law, initialValues(definition.inputs), regionOf('global'))
  return (
    <Island<Omit<CalculatorFormProps, 'tables' | 'pictures'>>
      name="calculator"
      props={props}
      slots={{
        tables: <InitialTables definition={definition} results={results} show={show} />,
        pictures: props.chartHref && (await initialPictures(definition, results)),
      }}
    />
  )
}
