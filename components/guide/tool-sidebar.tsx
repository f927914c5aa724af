import type { ReactNode } from 'react'
import type { Tool } from '@/catalogue/types'
import { buttonClasses } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { GuideFacts } from '@/lib/kits/guide/types'
import { afterPress, guideMessages, kindWording, localOnly } from '@/lib/messages/guide'

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-raised p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** A tool that reads the whole return of a country would fill the page with its rules. */
const mostRulesOpen = 4

function Information({ facts }: { facts: GuideFacts }) {
  const { formula, law, cases, rules, examples } = facts
  const [example] = examples
  const reviewed = rules.map(({ title, checked, until }) => guideMessages.ruleChecked(title, checked, until))
  const isLong = reviewed.length > mostRulesOpen
  const lines = [
    law && guideMessages.ruleOf(law),
    ...(isLong ? [] : reviewed),
    cases > 0 && guideMessages.casesChecked(cases),
    example && guideMessages.exampleInside(example.name),
  ].filter((line) => typeof line === 'string')
  if (!formula && lines.length === 0) return null
  return (
    <Card title={guideMessages.information}>
      {formula && (
        <p className="mt-2 text-sm">
          <span className="text-muted">{guideMessages.formula}: </span>
          {formula}
        </p>
      )}
      <ul className="mt-2 space-y-1 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isLong && (
        <details className="mt-2 text-sm text-muted">
          <summary>{guideMessages.rulesRead(reviewed.length)}</summary>
          <ul className="mt-1 space-y-1">
            {reviewed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function RelatedTools({ tools }: { tools: readonly Tool[] }) {
  if (tools.length === 0) return null
  return (
    <Card title={guideMessages.related}>
      <ul className="related">
        {tools.map((tool) => (
          <li key={tool.id}>
            <Link to={{ tool }} className={buttonClasses('secondary')}>
              <span>{tool.name}</span>
              {!tool.implemented && <span>{guideMessages.comingSoon}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function WhyChoose({ facts }: { facts: GuideFacts }) {
  const { whyChoose, reasons } = kindWording[facts.category]
  const ours = facts.connects ? reasons.map((reason) => (reason === localOnly ? afterPress : reason)) : reasons
  const savesFiles = facts.category === 'generator' && facts.abilities.includes('save')
  return (
    <Card title={whyChoose}>
      <ul className="ticks">
        {[...(savesFiles ? [guideMessages.manyFormats] : []), ...ours].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Card>
  )
}

interface ToolSidebarProps {
  facts: GuideFacts
  related: readonly Tool[]
  /** It stands beneath the tool also where there is room beside one. */
  isBeneath?: boolean
}

export function ToolSidebar({ facts, related, isBeneath = false }: ToolSidebarProps) {
  return (
    <aside
      className={`grid content-start gap-4 sm:grid-cols-2 ${isBeneath ? 'lg:grid-cols-3' : 'lg:grid-cols-1'}`}
      data-print="hidden"
    >
      <Information facts={facts} />
      <RelatedTools tools={related} />
      <WhyChoose facts={facts} />
    </aside>
  )
}
