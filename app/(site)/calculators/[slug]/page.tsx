import { Calculator } from '@/components/calculator/calculator'
import { implementedSlugs, toolOf } from '@/components/catalogue/tool-of'
import type { AnyCalculator } from '@/lib/calculator/types'
import { loadDefinition } from '@/lib/site/load-tool'

export const dynamicParams = false

interface PageProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return implementedSlugs('calculator')
}

export default async function CalculatorPage({ params }: PageProps) {
  const tool = toolOf('calculator', (await params).slug)
  const definition = await loadDefinition<AnyCalculator>(tool.id)
  return (
    <>
      <h1 className="mb-3 text-2xl font-semibold">{tool.name}</h1>
      <div className="lg:w-2/3">
        <Calculator id={tool.id} name={tool.name} definition={definition} />
      </div>
    </>
  )
}
