import { useEffect, useId, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Button } from '@/components/ui/button'
import { ChoiceButtons, Toggle } from '@/components/ui/choice'
import type { Statistics } from '@/lib/subjects/diff/comparison'
import { patternFault as faultOf } from '@/lib/subjects/diff/ignore'
import { lineEndsOf } from '@/lib/base/text/line-ends'
import { mergeReducer, nothingPicked, swappedTexts, type ComparedTexts } from '@/lib/subjects/diff/merge'
import {
  textDiffMessages as messages,
  textDiffSample,
  type SideName,
} from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { CompareSettings, optionsOf } from './text-diff-checker/compare-settings'
import { DifferenceList } from './text-diff-checker/difference-list'
import { draftStore, emptySide, isTooLongToKeep, keepable, type SideInput } from './text-diff-checker/draft'
import { MergePane } from './text-diff-checker/merge-pane'
import { PrintedRows } from './text-diff-checker/printed-rows'
import { SaveBar } from './text-diff-checker/save-bar'
import { TextInput } from './text-diff-checker/text-input'
import { useComparison, type Compared } from './text-diff-checker/use-comparison'
import { useFileReader } from './text-diff-checker/use-file-reader'

/** Compares two texts or files. `workerHref` is the address of the compiled text-diff worker. */
export default function TextDiffChecker({ workerHref }: { workerHref: string }) {
  const id = useId()
  const [draft, setDraft] = useKeptDraft(draftStore, keepable)
  const [replaced, setReplaced] = useState<Partial<Record<SideName, SideInput>>>({})
  const [merge, dispatch] = useReducer(mergeReducer, nothingPicked)
  const wide = useWideWindow()
  const patternFault = useMemo(() => faultOf(draft.options.ignore.pattern), [draft.options.ignore.pattern])
  const comparing = useComparison(
    workerHref,
    draft.left.text,
    draft.right.text,
    patternFault ? undefined : draft.options,
  )
  const { compared } = comparing
  const readers = {
    left: useFileReader(workerHref, (input) => replaceSide('left', input)),
    right: useFileReader(workerHref, (input) => replaceSide('right', input)),
  }
  // A file may have been read long after it was chosen.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const view = draft.view === 'auto' ? (wide ? 'side' : 'inline') : draft.view

  const previous = useRef<ComparedTexts>(undefined)
  useEffect(() => {
    if (compared && previous.current) dispatch({ kind: 'compared', before: previous.current, after: compared })
    if (compared) previous.current = compared
  }, [compared])

  /** Puts another text on a side; the one that was there can be brought back. */
  function replaceSide(side: SideName, input: SideInput): void {
    const before = latest.current[side]
    if (before.text !== '') setReplaced((texts) => ({ ...texts, [side]: before }))
    setDraft((earlier) => ({ ...earlier, [side]: input }))
  }

  function openFiles(side: SideName, files: readonly File[]): void {
    const [first, second] = files
    if (!first) return
    if (second && files.length === 2) {
      void readers.left.read(first)
      void readers.right.read(second)
      return
    }
    void readers[side].read(first)
    if (second) readers[side].setNotice(messages.oneFileOnly)
  }

  function swap(): void {
    setDraft((before) => ({ ...before, left: before.right, right: before.left }))
    setReplaced({ left: replaced.right, right: replaced.left })
    if (previous.current) previous.current = swappedTexts(previous.current)
    dispatch({ kind: 'swap' })
  }

  function textInput(side: SideName) {
    const reader = readers[side]
    return (
      <TextInput
        side={side}
        input={draft[side]}
        replaced={replaced[side]}
        notice={reader.notice}
        reading={reader.reading}
        onText={(text) => {
          reader.setNotice(undefined)
          setDraft((before) => ({ ...before, [side]: { ...before[side], text, ...(text === '' ? emptySide : {}) } }))
        }}
        onFiles={(files) => openFiles(side, files)}
        onClear={() => replaceSide(side, emptySide)}
        onBringBack={() => replaceSide(side, replaced[side] ?? emptySide)}
        onTooLong={() => reader.setNotice(messages.pasteTooLong)}
        onCancelReading={reader.cancel}
      />
    )
  }

  const labels = { left: messages.sideOf('left', draft.left.name), right: messages.sideOf('right', draft.right.name) }
  const bothEmpty = draft.left.text === '' && draft.right.text === ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2" data-print="hidden">
        {textInput('left')}
        {textInput('right')}
      </div>
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button size="small" onClick={swap} disabled={bothEmpty}>
          <span aria-hidden="true">⇄</span> {messages.swap}
        </Button>
        {bothEmpty && (
          <Button
            size="small"
            onClick={() =>
              setDraft((before) => ({
                ...before,
                left: { ...emptySide, text: textDiffSample.left },
                right: { ...emptySide, text: textDiffSample.right },
              }))
            }
          >
            {messages.sample}
          </Button>
        )}
        <p className="self-center text-xs text-muted">{isTooLongToKeep(draft) ? messages.notKept : messages.kept}</p>
      </div>
      <div data-print="hidden">
        <CompareSettings
          options={draft.options}
          patternFault={patternFault}
          onChange={(options) => setDraft((before) => ({ ...before, options }))}
        />
      </div>

      <section aria-labelledby={`${id}-differences`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={`${id}-differences`} className="text-xl font-semibold">
              {messages.differences}
            </h2>
            <div role="status">
              {compared ? (
                <Outcome compared={compared} />
              ) : (
                !comparing.running && !comparing.fault && <p>{messages.waiting}</p>
              )}
            </div>
          </div>
          {compared && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" data-print="hidden">
              <ChoiceButtons
                name={`${id}-view`}
                legend={messages.view}
                hideLegend
                value={view}
                options={optionsOf(messages.views)}
                onChange={(chosen) => setDraft((before) => ({ ...before, view: chosen }))}
              />
              <Toggle checked={draft.fold} onChange={(fold) => setDraft((before) => ({ ...before, fold }))}>
                {messages.fold}
              </Toggle>
            </div>
          )}
        </div>
        {comparing.running && <Working share={comparing.share} onCancel={comparing.cancel} />}
        {comparing.fault && (
          <p role="alert" className="text-bad">
            {comparing.fault}
          </p>
        )}
        {compared && (
          <>
            <Notices compared={compared} />
            <DifferenceList
              compared={compared}
              labels={labels}
              inline={view === 'inline'}
              fold={draft.fold}
              stale={comparing.running}
              merge={merge}
              onPick={(change, pick) => dispatch({ kind: 'pick', change, pick })}
              onUnpick={(change) => dispatch({ kind: 'unpick', change })}
            />
            <PrintedRows compared={compared} labels={labels} inline={view === 'inline'} fold={draft.fold} />
            <SaveBar
              workerHref={workerHref}
              compared={compared}
              left={draft.left}
              right={draft.right}
              summary={messages.summary(statisticParts(compared.comparison.statistics))}
              fold={draft.fold}
            />
            {compared.comparison.changes.length > 0 && (
              <MergePane
                compared={compared}
                merge={merge}
                fileName={messages.mergedFile(draft.right.name || draft.left.name)}
                onAll={(side) => dispatch({ kind: 'all', side })}
                onUseAsLeft={(text) => replaceSide('left', { ...emptySide, text })}
              />
            )}
          </>
        )}
      </section>
    </div>
  )
}

function Outcome({ compared: { left, right, comparison } }: { compared: Compared }) {
  if (left === right) return <p>{messages.same}</p>
  if (comparison.changes.length === 0) return <p>{messages.sameByRules}</p>
  const { unit, added, removed, changed, same } = comparison.statistics
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="font-medium text-good">+ {messages.added(added, unit)}</span>
      <span className="font-medium text-bad">− {messages.removed(removed, unit)}</span>
      <span className="font-medium">~ {messages.changed(changed, unit)}</span>
      <span className="text-muted">{messages.unchanged(same, unit)}</span>
    </p>
  )
}

function statisticParts({ unit, added, removed, changed, same }: Statistics): string[] {
  return [
    messages.added(added, unit),
    messages.removed(removed, unit),
    messages.changed(changed, unit),
    messages.unchanged(same, unit),
  ]
}

function Notices({ compared }: { compared: Compared }) {
  const { left, right, comparison, options } = compared
  const leftEnds = useMemo(() => lineEndsOf(left), [left])
  const rightEnds = useMemo(() => lineEndsOf(right), [right])
  const notices: string[] = []
  if (comparison.unit !== options.unit) notices.push(messages.coarser(options.unit))
  if (comparison.approximate) notices.push(messages.approximate)
  if (comparison.marksCut) notices.push(messages.marksCut)
  if (leftEnds !== rightEnds && leftEnds !== 'none' && rightEnds !== 'none') {
    notices.push(messages.endsDiffer(leftEnds, rightEnds) + (options.ignore.lineEnds ? ` ${messages.endsIgnored}` : ''))
  }
  if (notices.length === 0) return null
  return (
    <ul role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}

/** Shown only for work that takes longer than a moment, so that typing does not make the page flicker. */
function Working({ share, onCancel }: { share: number; onCancel: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const pause = setTimeout(() => setSlow(true), 600)
    return () => clearTimeout(pause)
  }, [])
  if (!slow) return null
  return (
    <div className="flex items-center gap-3 text-sm" data-print="hidden">
      <label className="flex items-center gap-3">
        {messages.comparing} <progress value={share} max={1} />
      </label>
      <Button size="small" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  )
}

const wideWindow = '(min-width: 48rem)'

function useWideWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wideWindow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wideWindow).matches,
    () => true,
  )
}
