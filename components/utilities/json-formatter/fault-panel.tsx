import { Button } from '@/components/ui/button'
import type { FaultReport } from '@/lib/json/session'
import type { JsonMode } from '@/lib/json/tree'
import { jsonMessages } from '@/lib/messages/json-formatter'

interface FaultPanelProps {
  report: FaultReport
  /** Absent when the source cannot be edited here. */
  onGoTo: (() => void) | undefined
  onReadAs: (mode: JsonMode) => void
  onRepair: () => void
  isRepairing: boolean
}

/** What is wrong with the JSON, where, and what to do about it. */
export default function FaultPanel({ report, onGoTo, onReadAs, onRepair, isRepairing }: FaultPanelProps) {
  const { fault, position, related, excerpt, readableAs } = report
  const { message, hint } = jsonMessages.fault(fault, related)
  const before = (excerpt.cutBefore ? '…' : '') + excerpt.before
  const lineNumber = String(position.line)
  return (
    <section
      aria-label={jsonMessages.placeHeading(position)}
      className="grid gap-3 rounded-md border border-bad bg-bad-soft p-3 text-sm"
    >
      <div role="status" id="json-fault">
        <p className="font-medium text-bad">
          {jsonMessages.placeHeading(position)}: {message}
        </p>
        <p>{hint}</p>
      </div>
      <pre className="overflow-x-auto rounded-sm border border-line bg-raised p-2 font-mono leading-5">
        <code>
          <span className="text-muted select-none">{lineNumber} │ </span>
          {withPlainTabs(before)}
          <mark className="bg-bad-soft text-bad underline">{withPlainTabs(excerpt.marked)}</mark>
          {withPlainTabs(excerpt.after)}
          {excerpt.cutAfter && '…'}
        </code>
        {'\n'}
        <code aria-hidden="true">
          {/* The same characters, unseen, put the caret under the fault whatever their width. */}
          <span className="invisible select-none">
            {lineNumber} │ {withPlainTabs(before)}
          </span>
          <span className="font-bold text-bad">^</span>
        </code>
      </pre>
      <div className="flex flex-wrap items-center gap-2">
        {onGoTo && (
          <Button size="small" onClick={onGoTo}>
            {jsonMessages.goTo}
          </Button>
        )}
        {readableAs && (
          <Button size="small" onClick={() => onReadAs(readableAs)}>
            {jsonMessages.readAs(readableAs)}
          </Button>
        )}
        <Button size="small" onClick={onRepair} disabled={isRepairing} aria-describedby="json-repair-note">
          {isRepairing ? jsonMessages.repairing : jsonMessages.repair}
        </Button>
        <span id="json-repair-note" className="text-muted">
          {jsonMessages.repairNote}
        </span>
      </div>
    </section>
  )
}

/** A tab's width depends on where it stands; one space does not. */
function withPlainTabs(text: string): string {
  return text.replaceAll('\t', ' ')
}
