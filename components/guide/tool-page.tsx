import type { ReactNode } from 'react'
import { toolById } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { genericGuideHtml, guideHtml, type GuideSurroundings } from '@/lib/kits/guide/html'
import { regionLabel } from '@/lib/kits/guide/region-label'
import type { Guide, GuideFacts } from '@/lib/kits/guide/types'
import { guideMessages, kindWording } from '@/lib/messages/guide'
import { regions } from '@/lib/base/region/regions'
import { FigureBand } from './figure-band'
import { ToolData } from './tool-data'
import { ToolHeader } from './tool-header'
import { ToolSidebar } from './tool-sidebar'
import './guide.css'

interface ToolPageProps {
  record: Tool
  guide: Guide
  facts: GuideFacts
  /** It needs the whole width: what stands beside others stands beneath it. */
  isWide?: boolean
  /** The tool itself. */
  children: ReactNode
}

const buildYear = new Date().getFullYear()

/** The page of one tool: the layout of its category, or the generic one for addresses under /universal-tool. */
export function ToolPage(props: ToolPageProps) {
  return props.record.href.startsWith('/universal-tool/') ? <GenericPage {...props} /> : <CategoryPage {...props} />
}

function updatedBadge({ rules }: GuideFacts): string {
  const [oldest] = rules.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))
  return oldest ? guideMessages.rulesChecked(oldest.checked) : guideMessages.updated(buildYear)
}

export function surroundingsOf(record: Tool): GuideSurroundings {
  const everyRegion = Object.values(regions).filter(({ code }) => code !== 'global')
  const bound = record.regions[0] === 'global' ? [] : everyRegion.filter(({ code }) => record.regions.includes(code))
  return { regions: bound, others: record.regions.includes('global'), everyRegion, buildYear }
}

function relatedTools({ related }: Guide): Tool[] {
  return related.flatMap((id) => toolById(id) ?? [])
}

/** The guide of a tool, as lib/kits/guide/html wrote it. */
export function GuideText({ html }: { html: string }) {
  return <div className="guide" dangerouslySetInnerHTML={{ __html: html }} />
}

function CategoryPage({ record, guide, facts, isWide = false, children }: ToolPageProps) {
  const badges = [
    guideMessages.free,
    guideMessages.noRegistration,
    kindWording[record.category].instant,
    updatedBadge(facts),
  ]
  return (
    <div>
      <ToolData record={record} guide={guide} layout="tool" />
      <ToolHeader record={record} badges={badges} backToHome />
      <div className={`mt-2 grid gap-6 sm:mt-4 ${isWide ? 'grid-cols-[minmax(0,1fr)]' : 'lg:grid-cols-3'}`}>
        <div id="tool" className={isWide ? 'min-w-0' : 'min-w-0 lg:col-span-2'}>
          {children}
        </div>
        <ToolSidebar facts={facts} related={relatedTools(guide)} isBeneath={isWide} />
      </div>
      <div className="mt-10 space-y-10">
        <GuideText html={guideHtml(guide, facts, surroundingsOf(record))} />
        <div className="min-w-0">
          {record.category === 'utility' ? (
            <FigureBand
              title={guideMessages.utilityBand}
              text={facts.connects ? guideMessages.networkBandText : guideMessages.utilityBandText}
              figures={facts.connects ? guideMessages.networkFigures : guideMessages.utilityFigures}
            />
          ) : (
            <FigureBand
              title={guideMessages.freeForever}
              text={guideMessages.freeForeverText(record.name)}
              figures={guideMessages.calculatorFigures}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function GenericPage({ record, guide, facts, children }: ToolPageProps) {
  const ticks = [
    guideMessages.checkedCalculations(facts.cases),
    updatedBadge(facts),
    guideMessages.privacyProtected,
    guideMessages.mobileOptimized,
  ]
  const related = relatedTools(guide)
  return (
    <div>
      <ToolData record={record} guide={guide} layout="generic" />
      <ToolHeader record={record} badges={[`${guideMessages.regionLabel}: ${regionLabel(record.regions)}`]} />
      <div id="tool" className="mt-2 min-w-0 sm:mt-4">
        {children}
      </div>
      <div className="mt-10 space-y-10">
        <div className="space-y-10">
          <FigureBand title={guideMessages.freeForever} figures={guideMessages.genericFigures} />
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2" data-print="hidden">
            {ticks.map((tick) => (
              <li key={tick} className="flex items-center gap-2 text-sm">
                <Icon name="circle-check" className="size-4 text-good" />
                {tick}
              </li>
            ))}
          </ul>
        </div>
        <GuideText html={genericGuideHtml(guide, facts, surroundingsOf(record))} />
        <div className="min-w-0">
          {related.length > 0 && (
            <section data-print="hidden">
              <h2 className="text-xl font-semibold">{guideMessages.related}</h2>
              <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
                {related.map((tool) => (
                  <li key={tool.id}>
                    <Link to={{ tool }} className="inline-block py-1 text-accent underline">
                      {tool.name}
                    </Link>
                    {!tool.implemented && <span className="text-sm text-muted"> ({guideMessages.comingSoon})</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
