import { resolveCharts } from '@/lib/kits/calculator/drawing'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyCalculator, AnyResults } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'
import { importCompiled, toolManifest } from '@/lib/platform/site/load-tool'
import { PictureList, type ChartEngine } from './picture-list'

export function hasPictures({ charts = [], outputs }: AnyCalculator): boolean {
  return charts.length > 0 || Object.values(outputs).some(({ kind }) => kind === 'diagram')
}

/** The compiled chart engine, for this process and for the browser. */
export function chartEngine() {
  const engine = toolManifest().engines.chart
  if (!engine) throw new Error('lib/engines/chart.ts is missing')
  return engine
}

/** Charts and diagrams of the initial answer, drawn at build. */
export async function initialPictures(definition: AnyCalculator, results: AnyResults) {
  const engine = await importCompiled<ChartEngine>(chartEngine().node)
  const values = initialValues(definition.inputs)
  const { show } = contextOf(definition.law, values, regionOf('global'))
  const outputs = outputsFor(definition.outputs, values)
  const charts = resolveCharts(definition.charts ?? [], outputs, values, results, show)
  return (
    <div className="grid gap-6">
      <PictureList engine={engine} outputs={outputs} results={results} charts={charts} />
    </div>
  )
}
