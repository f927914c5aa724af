import { toolById } from '@/catalogue'
import { calculatorProps } from '@/components/calculator/calculator'
import { chartEngine } from '@/components/calculator/initial-pictures'
import type { ChartEngine } from '@/components/calculator/picture-list'
import { guideOf } from '@/components/guide/guide-of'
import { factsOfCalculator } from '@/components/guide/tool-facts'
import { Island } from '@/components/islands/island'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { designMessages as says } from '@/lib/messages/design'
import { importCompiled, loadDefinition } from '@/lib/platform/site/load-tool'
import { chartKinds } from './chart-specimens'
import type { DesignRoomsProps } from './design-rooms'
import { ChartsRoom, FurnitureRoom, ToolRoom } from './furniture'
import type { Side } from './sides'

/** The calculator whose head, guide and actions are shown. */
const shown = 'breakeven'

/** Every part of the site in each of its states: drawn at build where pages have it from the build, brought to life where it moves. */
export async function DesignPage() {
  const record = toolById(shown)
  const definition = await loadDefinition<AnyCalculator>(shown)
  const facts = await factsOfCalculator(record, definition)
  const engine = await importCompiled<ChartEngine>(chartEngine().node)
  const { props: calculator } = calculatorProps({ id: shown, name: record.name, definition, caseCount: facts.cases })
  const chartOf = (side: Side) => {
    const title = `A chart among the results (${side})`
    return { title, svg: engine.drawChart({ ...chartKinds.bar, title }) }
  }
  return (
    <div className="flex flex-col gap-12">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{says.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{says.intro}</p>
      </div>
      <Island<DesignRoomsProps>
        name="design"
        props={{ calculator, charts: { light: chartOf('light'), dark: chartOf('dark') } }}
        isExample={false}
      />
      <ChartsRoom engine={engine} />
      <ToolRoom record={record} facts={facts} guide={guideOf(record, facts)} />
      <FurnitureRoom />
    </div>
  )
}
