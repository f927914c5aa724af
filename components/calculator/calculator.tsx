import { preloadModule } from 'react-dom'
import { addressOf } from '@/catalogue/address'
import { declare, resultsInPage } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { resolveCharts } from '@/lib/calculator/drawing'
import { contextOf, runCalculator } from '@/lib/calculator/run'
import type { AnyCalculator, AnyResults } from '@/lib/calculator/types'
import type { Diagram } from '@/lib/chart/types'
import { initialValues } from '@/lib/fields/initial'
import { regionOf } from '@/lib/region/regions'
import { importCompiled, toolManifest } from '@/lib/site/load-tool'
import { CalculatorForm } from './calculator-form'
import type { ChartEngine, Drawn } from './result-pictures'

interface CalculatorProps {
  id: string
  name: string
  definition: AnyCalculator
  caseCount: number
}

async function drawInitial(definition: AnyCalculator, results: AnyResults): Promise<Drawn> {
  const engine = await importCompiled<ChartEngine>(chartEngine().node)
  const values = initialValues(definition.inputs)
  const { show } = contextOf(definition.law, values, regionOf('global'))
  const drawings = resolveCharts(definition.charts ?? [], definition.outputs, values, results, show)
  const diagrams = Object.entries(definition.outputs).flatMap(([name, { kind }]) =>
    kind === 'diagram' && results[name] ? [[name, engine.drawDiagram(results[name] as Diagram)]] : [],
  )
  return { charts: drawings.map((drawing) => engine.drawChart(drawing)), diagrams: Object.fromEntries(diagrams) }
}

function chartEngine() {
  const engine = toolManifest().engines.chart
  if (!engine) throw new Error('lib/engines/chart.ts is missing')
  return engine
}

function hasPictures({ charts = [], outputs }: AnyCalculator): boolean {
  return charts.length > 0 || Object.values(outputs).some(({ kind }) => kind === 'diagram')
}

/** A calculator with its default answer and charts already in the HTML. */
export async function Calculator({ id, name, definition, caseCount }: CalculatorProps) {
  const compiled = toolManifest().tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  const declaration = declare(id, name, definition)
  const initial = runCalculator(definition, declaration, initialValues(definition.inputs), regionOf('global'))
  if (isProblem(initial)) throw new Error(`${id}: its initial values have no answer: ${initial.message}`)
  const drawn = hasPictures(definition) ? await drawInitial(definition, initial.results) : { charts: [], diagrams: {} }
  const moduleHref = addressOf({ page: compiled.browser })
  const engineHrefs = compiled.engines.map((page) => addressOf({ page }))
  const chartHref = hasPictures(definition) ? addressOf({ page: chartEngine().browser }) : undefined
  for (const href of [moduleHref, ...engineHrefs]) preloadModule(href, { as: 'script' })
  return (
    <CalculatorForm
      declaration={declaration}
      moduleHref={moduleHref}
      chartHref={chartHref}
      initial={{ ...initial, results: resultsInPage(declaration.outputs, initial.results) }}
      drawn={drawn}
      cases={compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount }}
    />
  )
}
