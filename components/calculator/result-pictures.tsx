import type { ReactNode } from 'react'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { resolveCharts } from '@/lib/kits/calculator/drawing'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import { PictureList, type ChartEngine } from './picture-list'
import { useModule } from '@/components/islands/use-module'

interface ResultPicturesProps {
  declaration: Declaration
  answer: Answer
  values: AnyValues
  show: Show
  chartHref: string
  /** The pictures that came with the page, until the engine is here. */
  initial: ReactNode
}

/**
 * The pictures of the present answer. Fetched, with the engine that draws them, when something has changed that they must
 * follow: otherwise every page with a chart would load a tenth more.
 */
export default function ResultPictures({ declaration, answer, values, show, chartHref, initial }: ResultPicturesProps) {
  const loading = useModule<ChartEngine>(chartHref)
  if (loading.state !== 'ready') return initial
  const charts = resolveCharts(declaration.charts, declaration.outputs, values, answer.results, show)
  return (
    <div className="grid gap-6">
      <PictureList engine={loading.module} outputs={declaration.outputs} results={answer.results} charts={charts} />
    </div>
  )
}
