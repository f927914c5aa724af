import { useId, useMemo, useState } from 'react'

import { part } from '@/components/islands/part'
import { ChoiceButtons } from '@/components/ui/choice'
import { WorkBar } from '@/components/ui/work-bar'
import { formatOptions, savedName, type JsonSettings } from '@/lib/json/settings'
import type { JsonMode } from '@/lib/json/tree'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { FailureNote } from './failure-note'
import { Findings, Statistics } from './findings'
import { SaveBar } from './save-bar'
import { TextView } from './text-view'
import { useAnswer } from './use-answer'
import type { JsonDocumentState, JsonSource, OpenDocument } from './use-json-document'

const FaultPanel = part('utilities/json-formatter/fault-panel', () => import('./fault-panel'))
const TreeView = part('utilities/json-formatter/tree-view', () => import('./tree-view'))

interface JsonResultProps {
  source: JsonSource
  settings: JsonSettings
  state: JsonDocumentState
  onGoTo: ((from: number, to: number) => void) | undefined
  onReadAs: (mode: JsonMode) => void
  onRepair: () => void
  isRepairing: boolean
}

type ViewName = 'text' | 'tree'

const viewOptions = [
  { value: 'text', label: jsonMessages.views.text },
  { value: 'tree', label: jsonMessages.views.tree },
] as const

/** What the JSON is: formatted or as a tree, or what is wrong with it above the last good result. */
export function JsonResult(props: JsonResultProps) {
  const { source, settings, state, onGoTo, onReadAs, onRepair, isRepairing } = props
  const { document, progress, failure } = state
  const id = useId()
  const [view, setView] = useState<ViewName>('text')
  const [wanted, setWanted] = useState<{ node: number }>()
  const lastGood = useLastGood(document)

  const report = document?.report
  const isFaulty = report?.kind === 'fault'
  const shown = report?.kind === 'tree' ? document : isFaulty ? lastGood : undefined
  const options = useMemo(() => formatOptions(settings), [settings])
  const output = useAnswer(shown, view === 'text' ? { ask: 'format', options } : undefined)
  const isBusy = progress !== undefined
  const name = savedName(source.kind === 'file' ? source.name : undefined, settings)

  return (
    <section className="flex min-w-0 flex-col gap-2" aria-busy={isBusy}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-medium">{jsonMessages.output}</h2>
        <ChoiceButtons
          name={`${id}-view`}
          legend={jsonMessages.view}
          hideLegend
          value={view}
          options={viewOptions}
          onChange={(chosen) => {
            setWanted(undefined)
            setView(chosen)
          }}
        />
        <p role="status" className="mr-auto text-sm font-medium text-good">
          {report?.kind === 'tree' && jsonMessages.valid(settings.mode)}
        </p>
        <SaveBar
          name={name}
          makeFile={
            document && report?.kind === 'tree'
              ? () => document.engine.ask<'file'>({ ask: 'file', options })
              : undefined
          }
        />
      </div>
      {isBusy && <WorkBar progress={progress ?? { share: 0 }} label={jsonMessages.working} onCancel={state.cancel} />}
      {failure && <FailureNote sentence={failure} onAgain={state.again} />}
      {report?.kind === 'fault' && (
        <FaultPanel
          report={report.report}
          onGoTo={
            onGoTo && report.report.selection
              ? () => {
                  const { selection } = report.report
                  if (selection) onGoTo(selection.from, selection.to)
                }
              : undefined
          }
          onReadAs={onReadAs}
          onRepair={onRepair}
          isRepairing={isRepairing}
        />
      )}
      {report?.kind === 'tree' && (
        <Findings
          report={report}
          onShow={(node) => {
            setView('tree')
            setWanted({ node })
          }}
        />
      )}
      {isFaulty && shown && <p className="text-sm text-muted">{jsonMessages.lastGood}</p>}
      {shown && view === 'text' && output.isPending && !output.value && (
        <WorkBar progress={output.progress ?? { share: 0 }} label={jsonMessages.working} onCancel={output.cancel} />
      )}
      {shown && view === 'text' && output.failure && <FailureNote sentence={output.failure} onAgain={output.again} />}
      {shown && view === 'text' && output.value && (
        <TextView document={shown} output={output.value} faded={isFaulty || isBusy} />
      )}
      {shown && view === 'tree' && (
        <TreeView document={shown} options={options} wanted={wanted} faded={isFaulty || isBusy} />
      )}
      {report?.kind === 'tree' && <Statistics report={report} output={output.value} />}
      {!shown && !isFaulty && !isBusy && !failure && (
        <p className="rounded-md border border-dashed border-line p-6 text-center text-muted">
          {jsonMessages.outputEmpty}
        </p>
      )}
    </section>
  )
}

/** The last document without a fault that can still be asked: the worker forgets it when it opens the next. */
function useLastGood(document: OpenDocument | undefined): OpenDocument | undefined {
  const [lastGood, setLastGood] = useState<OpenDocument>()
  if (document && document.report.kind !== 'fault') {
    const good = document.report.kind === 'tree' && document.engine.isLocal ? document : undefined
    if (good !== lastGood) setLastGood(good)
  }
  return lastGood
}
