import { UndoStatus, useUndo } from '@/components/records/undo-line'
import { useRecords } from '@/components/records/use-records'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { createShow } from '@/lib/base/format/show'
import { fitsAddress } from '@/lib/kits/fields/address-state'
import type { KeptScenario } from '@/lib/kits/records/scenario'
import { recordMessages } from '@/lib/messages/records'
import { scenarioMessages as says } from '@/lib/messages/scenarios'
import type { Kept } from '@/lib/platform/records/collection'
import { keptScenarios } from './kept-scenarios'

/** The scenarios kept here, tool by tool; the tool that was used last comes first. */
export default function ScenarioList() {
  const kept = useRecords(keptScenarios)
  const show = createShow(useRegion())
  const line = useUndo()
  if (!kept) return <p className="text-muted">{recordMessages.loading}</p>
  const tools = [...new Set(kept.map(({ value }) => value.tool))].map((tool) => ({
    tool,
    records: kept.filter(({ value }) => value.tool === tool),
  }))
  return (
    <div className="flex flex-col gap-6">
      {kept.length === 0 && <p>{says.nothingKept}</p>}
      {tools.map(({ tool, records }) => (
        <section key={tool} className="grid gap-2">
          <h2 className="text-lg font-semibold">
            <a href={records[0]?.value.path} className="inline-block py-1 hover:underline">
              {records[0]?.value.toolName}
            </a>
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {records.map((record) => (
              <ScenarioLine
                key={record.id}
                record={record}
                day={show.date(record.createdAt.slice(0, 10))}
                onRemove={() => void line.remove(keptScenarios, record.id, record.value.name)}
              />
            ))}
          </ul>
        </section>
      ))}
      <UndoStatus line={line} />
    </div>
  )
}

interface ScenarioLineProps {
  record: Kept<KeptScenario>
  day: string
  onRemove(): void
}

function ScenarioLine({ record: { value }, day, onRemove }: ScenarioLineProps) {
  const { name, path, state, figures } = value
  const fits = fitsAddress(state)
  return (
    <li className="grid gap-1 py-3 break-inside-avoid">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="font-medium wrap-anywhere">{name === '' ? recordMessages.untitled : name}</h3>
        <span className="ml-auto text-sm text-muted">{day}</span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {figures.map(({ label, text }, at) => (
          <span key={at}>
            <span className="text-muted">{label}</span> <span className="tabular-nums">{text}</span>
          </span>
        ))}
      </p>
      {!fits && <p className="text-sm text-muted">{says.tooLong}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <a
          href={fits ? `${path}#${state}` : path}
          className={buttonClasses('secondary', 'small')}
          aria-label={says.openOf(name)}
        >
          {says.open}
        </a>
        <Button size="small" look="quiet" aria-label={recordMessages.removeOf(name)} onClick={onRemove}>
          {recordMessages.remove}
        </Button>
      </div>
    </li>
  )
}
