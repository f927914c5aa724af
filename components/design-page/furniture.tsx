import { allTools } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import type { ChartEngine } from '@/components/calculator/picture-list'
import { ToolCard } from '@/components/catalogue/tool-card'
import { ChartFigure } from '@/components/chart/chart-figure'
import { FigureBand } from '@/components/guide/figure-band'
import { ToolHeader } from '@/components/guide/tool-header'
import { GuideText, surroundingsOf } from '@/components/guide/tool-page'
import { ToolSidebar } from '@/components/guide/tool-sidebar'
import { HeroSearch } from '@/components/search/search-link'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { chartTable } from '@/lib/kits/chart/table'
import { guideHtml } from '@/lib/kits/guide/html'
import type { Guide, GuideFacts } from '@/lib/kits/guide/types'
import { guideMessages } from '@/lib/messages/guide'
import { chartKinds, diagram } from './chart-specimens'
import { BothSides, Room } from './sides'

/** What every page has above and beneath its content. */
export function FurnitureRoom() {
  return (
    <Room id="furniture" title="Page furniture">
      <BothSides title="Header" isWide>
        {() => <SiteHeader />}
      </BothSides>
      <BothSides title="Search of the home page">{() => <HeroSearch />}</BothSides>
      <BothSides title="Footer" isWide>
        {() => <SiteFooter />}
      </BothSides>
    </Room>
  )
}

const cards = [
  allTools.find(({ implemented, popular }) => implemented && popular),
  allTools.find(({ implemented, regions }) => implemented && regions[0] !== 'global'),
  allTools.find(({ implemented }) => !implemented),
  allTools.find(({ notImplementable }) => notImplementable),
].filter((tool) => tool !== undefined)

interface ToolRoomProps {
  record: Tool
  facts: GuideFacts
  guide: Guide
}

/** What stands around a tool, and its card in lists. */
export function ToolRoom({ record, facts, guide }: ToolRoomProps) {
  const badges = [guideMessages.free, guideMessages.noRegistration, guideMessages.privacyProtected]
  const html = guideHtml(guide, facts, surroundingsOf(record))
  return (
    <Room id="around" title="Around a tool">
      <BothSides title="Head with breadcrumbs and badges">
        {() => <ToolHeader record={record} badges={badges} backToHome />}
      </BothSides>
      <BothSides title="Cards in lists: popular, of a region, planned" isWide>
        {() => (
          <div className="tool-cards">
            {cards.map((tool) => (
              <ToolCard key={tool.id} tool={tool} headingLevel={4} />
            ))}
          </div>
        )}
      </BothSides>
      <BothSides title="Beside the tool">{() => <ToolSidebar facts={facts} related={cards} />}</BothSides>
      <BothSides title="Guide: prose, tables, worked figures, questions">
        {(side) => <GuideText html={html.replaceAll(' id="', ` id="${side}-`)} />}
      </BothSides>
      <BothSides title="Band beneath the guide">
        {() => <FigureBand title={guideMessages.freeForever} figures={guideMessages.calculatorFigures} />}
      </BothSides>
    </Room>
  )
}

/** Charts as the build draws them. */
export function ChartsRoom({ engine }: { engine: ChartEngine }) {
  return (
    <Room id="charts" title="Charts">
      {Object.values(chartKinds).map((drawing) => (
        <BothSides key={drawing.kind} title={drawing.title}>
          {(side) => {
            const title = `${drawing.title} (${side})`
            return (
              <ChartFigure
                id={`${side}-${drawing.kind}`}
                title={title}
                svg={engine.drawChart({ ...drawing, title })}
                table={chartTable(drawing)}
              />
            )
          }}
        </BothSides>
      ))}
      <BothSides title={diagram.title}>
        {(side) => {
          const title = `${diagram.title} (${side})`
          return <ChartFigure id={`${side}-diagram`} title={title} svg={engine.drawDiagram({ ...diagram, title })} />
        }}
      </BothSides>
    </Room>
  )
}
