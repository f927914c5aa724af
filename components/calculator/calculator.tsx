import { addressOf } from '@/catalogue/address'
import { declare, resultsInPage } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { contextOf, runCalculator } from '@/lib/calculator/run'
import type { AnyCalculator } from '@/lib/calculator/types'
import { initialValues } from '@/lib/fields/initial'
import { regionOf } from '@/lib/region/regions'
import { toolManifest } from '@/lib/site/load-tool'
import { Island } from '@/components/islands/island'
import type { CalculatorFormProps } from './calculator-form'
import { InitialTables } from './initial-tables'
import { chartEngine, hasPictures, initialPictures } from './initial-pictures'

interface CalculatorProps {
  id: string
  name: string
  definition: AnyCalculator
  caseCount: number
}

/** A calculator with its default answer and charts already in the HTML. */
export async function Calculator({ id, name, definition, caseCount }: CalculatorProps) {
  const compiled = toolManifest().tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  const declaration = declare(id, name, definition)
  const initial = runCalculator(definition, declaration, initialValues(definition.inputs), regionOf('global'))
  if (isProblem(initial)) throw new Error(`${id}: its initial values have no answer: ${initial.message}`)
  const moduleHref = addressOf({ page: compiled.browser })
  const engineHrefs = compiled.engines.map((page) => addressOf({ page }))
  const chartHref = hasPictures(definition) ? addressOf({ page: chartEngine().browser }) : undefined
  const { show } = contextOf(definition.law, initialValues(definition.inputs), regionOf('global'))
  return (
    <Island<Omit<CalculatorFormProps, 'tables' | 'pictures'>>
      name="calculator"
      props={{
        declaration,
        moduleHref,
        chartHref,
        initial: { results: resultsInPage(declaration.outputs, initial.results), steps: initial.steps },
        cases: compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount },
      }}
      slots={{
        tables: <InitialTables definition={definition} results={initial.results} show={show} />,
        pictures: chartHref && (await initialPictures(definition, initial.results)),
      }}
      modules={[moduleHref, ...engineHrefs]}
    />
  )
}
