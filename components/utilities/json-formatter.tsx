import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { part } from '@/components/islands/part'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Button } from '@/components/ui/button'
import { sourceBytes } from '@/lib/json/bytes'
import { repairJson } from '@/lib/json/repair'
import { modeOfName, type JsonSettings } from '@/lib/json/settings'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { draftStore, keepable, keptCharacters } from './json-formatter/draft'
import { WorkerEngine } from './json-formatter/engine'
import { InputPane } from './json-formatter/input-pane'
import { JsonResult } from './json-formatter/json-result'
import { SettingsBar } from './json-formatter/settings-bar'
import {
  failureSentence,
  isAbort,
  useJsonDocument,
  type JsonFile,
  type JsonSource,
} from './json-formatter/use-json-document'

const StringResult = part('utilities/json-formatter/string-result', () => import('./json-formatter/string-result'))

interface JsonFormatterProps {
  /** Address of the compiled lib/workers/json-formatter.worker.ts. */
  workerHref: string
}

interface Notice {
  text: string
  /** What was there before, when the notice tells of a change that can be taken back. */
  before?: JsonSource
}

const emptySource: JsonSource = { kind: 'text', text: '' }

/** Files up to this size are shown in the text box, where they can be edited; in bytes. */
const editableSize = 4_000_000
/** Text up to this length is repaired on the page, in characters. */
const localRepairLimit = 250_000
const repairLimit = 20_000_000

const example = `{
  "order": 12345678901234567890,
  "total": 1.7777777777777777,
  "paid": true,
  "customer": { "name": "Zoë Müller", "city": "Zürich" },
  "items": [
    { "sku": "A-1", "quantity": 2, "price": 19.90 },
    { "sku": "B-7", "quantity": 1, "price": 1e3 }
  ],
  "note": null
}`

export default function JsonFormatter({ workerHref }: JsonFormatterProps) {
  const [draft, setDraft] = useKeptDraft(draftStore, keepable)
  const [file, setFile] = useState<JsonFile>()
  const { settings } = draft
  const source = useMemo<JsonSource>(() => file ?? { kind: 'text', text: draft.text }, [file, draft.text])
  const [notice, setNotice] = useState<Notice>()
  const [isRepairing, setRepairing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)

  const engine = useRef<WorkerEngine>(undefined)
  const workerEngine = useCallback(() => {
    engine.current ??= new WorkerEngine(workerHref)
    return engine.current
  }, [workerHref])
  useEffect(
    () => () => {
      engine.current?.stop()
      engine.current = undefined
    },
    [workerEngine],
  )

  const readsJson = settings.task === 'format' || settings.task === 'minify'
  const state = useJsonDocument(readsJson ? source : emptySource, settings.mode, workerEngine)
  const isFaulty = readsJson && state.document?.report.kind === 'fault'

  function setSource(next: JsonSource): void {
    setFile(next.kind === 'file' ? next : undefined)
    setDraft((before) => ({ ...before, text: next.kind === 'text' ? next.text : '' }))
  }

  function changeSettings(change: Partial<JsonSettings>): void {
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...change } }))
  }

  function changeText(text: string): void {
    setSource({ kind: 'text', text })
    setNotice(undefined)
  }

  function replace(next: JsonSource, text: string): void {
    setNotice({ text, before: source })
    setSource(next)
  }

  async function openFile(file: File): Promise<void> {
    const opened = await readFile(file)
    if (!opened) {
      setNotice({ text: jsonMessages.fileUnreadable })
      return
    }
    setNotice(undefined)
    setSource(opened)
    const mode = modeOfName(file.name)
    if (mode) changeSettings({ mode })
  }

  async function repair(): Promise<void> {
    const size = source.kind === 'text' ? source.text.length : source.blob.size
    if (size > repairLimit) {
      setNotice({ text: jsonMessages.repairTooLarge })
      return
    }
    setRepairing(true)
    try {
      const given = source.kind === 'text' ? source.text : source.blob
      const outcome =
        typeof given === 'string' && given.length <= localRepairLimit
          ? await repairJson(given)
          : await workerEngine().repair(given, {})
      if (outcome.kind === 'beyond-repair') setNotice({ text: jsonMessages.beyondRepair(outcome.reason) })
      else {
        replace(sourceOf(outcome.text, source), jsonMessages.repaired)
        changeSettings({ mode: 'json' })
      }
    } catch (error) {
      if (!isAbort(error)) setNotice({ text: failureSentence(error) })
    } finally {
      setRepairing(false)
    }
  }

  function goTo(from: number, to: number): void {
    const element = box.current
    if (!element) return
    element.focus()
    // A caret brings its line into view in every browser; a selection alone does not.
    element.setSelectionRange(from, from)
    element.blur()
    element.focus()
    element.setSelectionRange(from, Math.max(to, from))
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || 20
    const line = element.value.slice(0, from).split('\n').length - 1
    element.scrollTop = Math.max(0, (line - 3) * lineHeight)
  }

  const label =
    settings.task === 'escape'
      ? jsonMessages.textLabel
      : settings.task === 'unescape'
        ? jsonMessages.stringLabel
        : jsonMessages.inputLabel
  const tooLargeToKeep = source.kind === 'text' && source.text.length > keptCharacters

  return (
    <div className="@container grid gap-4">
      <SettingsBar settings={settings} onChange={changeSettings} />
      {notice && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft p-3 text-sm">
          <p className="min-w-0">{notice.text}</p>
          {notice.before && (
            <Button
              size="small"
              onClick={() => {
                if (notice.before) setSource(notice.before)
                setNotice(undefined)
              }}
            >
              {jsonMessages.undo}
            </Button>
          )}
        </div>
      )}
      <div className="grid gap-4 @3xl:grid-cols-2">
        <InputPane
          source={source}
          label={label}
          box={box}
          isFaulty={isFaulty}
          note={tooLargeToKeep ? jsonMessages.draftTooLarge : undefined}
          onText={changeText}
          onFile={(file) => void openFile(file)}
          onExample={() => {
            if (source.kind === 'text' && source.text === '') changeText(example)
            else replace({ kind: 'text', text: example }, jsonMessages.replacedByExample)
          }}
          onClear={() => replace(emptySource, jsonMessages.cleared)}
        />
        {readsJson ? (
          <JsonResult
            source={source}
            settings={settings}
            state={state}
            onGoTo={source.kind === 'text' ? goTo : undefined}
            onReadAs={(mode) => changeSettings({ mode })}
            onRepair={() => void repair()}
            isRepairing={isRepairing}
          />
        ) : (
          <StringResult
            source={source}
            settings={settings}
            onUseAsInput={(text) => {
              replace({ kind: 'text', text }, jsonMessages.movedToInput)
              changeSettings({ task: 'format' })
            }}
          />
        )}
      </div>
    </div>
  )
}

/** Repaired text where the broken one was: in the box, or as a file when it is too long for that. */
function sourceOf(text: string, before: JsonSource): JsonSource {
  if (before.kind === 'text' || text.length <= editableSize) return { kind: 'text', text }
  return { kind: 'file', name: before.name, blob: new Blob([text], { type: 'application/json' }) }
}

/** A file as text when it is short enough to edit and Unicode, as it is otherwise; undefined when it cannot be read. */
async function readFile(file: File): Promise<JsonSource | undefined> {
  const asFile: JsonSource = { kind: 'file', name: file.name, blob: file }
  if (file.size > editableSize) return asFile
  const read = await file.arrayBuffer().catch(() => undefined)
  if (!read) return undefined
  try {
    const { bytes } = sourceBytes(new Uint8Array(read))
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch (error) {
    // Not UTF-8: reading it as a file tells where.
    if (error instanceof TypeError) return asFile
    throw error
  }
}
