import { useCallback, useEffect, useId, useRef, useState, type ClipboardEvent } from 'react'
import { TextInputPane } from '@/components/text-input/text-input-pane'
import { Button } from '@/components/ui/button'
import { ChoiceMenu, Toggle } from '@/components/ui/choice'
import { useOtherTab } from '@/components/storage/use-other-tab'
import { PrintButton } from '@/components/ui/print-button'
import { useSaveOnLeave } from '@/components/storage/use-save-on-leave'
import { useStore } from '@/components/storage/use-store'
import { wordMessages as messages, wordSample } from '@/lib/messages/word-counter'
import { decodeText } from '@/lib/text/decode'
import type { TextCounts } from '@/lib/words/document'
import { spliceBetween } from '@/lib/words/splice'
import { CountSettings } from './word-counter/count-settings'
import { draftStore, keep, keptText, type Choices } from './word-counter/draft'
import { WordEngine, type WordState } from './word-counter/engine'
import { Figures } from './word-counter/figures'
import { GoalBar } from './word-counter/goal-bar'
import { speedOf } from './word-counter/numbers'
import { isTooLong, partsOf, placeIn } from './word-counter/parts'
import { TermTables } from './word-counter/term-tables'

interface WordCounterProps {
  /** Address of the compiled lib/workers/word-counter.worker.ts. */
  workerHref: string
}

interface Range {
  start: number
  end: number
}

const nothing: TextCounts = {
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  lineEnds: 0,
  lines: 0,
  uniqueWords: 0,
  longest: '',
}

/** Characters of a file that is opened. */
const longestFile = 5_000_000
/** Pause after which the text is kept, and after which a selection is counted, in milliseconds. */
const savingPause = 500
const selectionPause = 120

/**
 * Counts a text while it is written. The text lives in the box and in `parts`, not in React's state: a long one would be copied with
 * every keystroke.
 */
export default function WordCounter({ workerHref }: WordCounterProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const parts = useRef<string[]>([''])
  const [shown, setShown] = useState({ part: 0, parts: 1 })
  const kept = useStore(draftStore)
  const [chosen, setChosen] = useState<Choices>()
  const choices: Choices = chosen ?? kept
  const [selection, setSelection] = useState<Range>()
  const [state, setState] = useState<WordState>({})
  const [notice, setNotice] = useState<{ text: string; before?: string }>()
  const [isEmpty, setEmpty] = useState(true)
  const engine = useRef<WordEngine>(undefined)

  const latest = useRef<Choices>(choices)
  useEffect(() => {
    latest.current = choices
  }, [choices])

  /** What was kept when this page opened, then what it kept itself. */
  const base = useRef(draftStore.initial)
  const [isKeeping, setKeeping] = useState(false)
  useOtherTab(draftStore.key, isKeeping)

  const hasChanged = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (!hasChanged.current) return
    hasChanged.current = false
    base.current = keep(base.current, latest.current, parts.current.join(''))
    setKeeping(true)
  }, [])
  const saveSoon = useCallback(() => {
    hasChanged.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(save, savingPause)
  }, [save])

  /** Shows a part in the box, with the caret at a place of it. */
  const showPart = useCallback((part: number, offset?: number) => {
    const element = box.current
    if (!element) return
    element.value = parts.current[part] ?? ''
    if (offset !== undefined) element.setSelectionRange(offset, offset)
    setShown({ part, parts: parts.current.length })
    setSelection(undefined)
  }, [])

  const setText = useCallback(
    (text: string) => {
      parts.current = partsOf(text.replaceAll(/\r\n?/g, '\n'))
      setEmpty(text === '')
      showPart(0)
      engine.current?.replace()
    },
    [showPart],
  )

  useEffect(() => {
    const draft = draftStore.get()
    base.current = draft
    engine.current = new WordEngine(
      workerHref,
      () => parts.current.join(''),
      { settings: draft.settings, stopWords: draft.stopWords, selection: undefined },
      setState,
    )
    // What was typed before this ran is newer than the draft.
    const typed = box.current?.value ?? ''
    if (typed !== '' && parts.current.join('') === '') setText(typed)
    else if (parts.current.join('') === '')
      void keptText(draft).then((text) => {
        if (text !== '' && parts.current.join('') === '') setText(text)
      })
    else engine.current.replace()
    return () => {
      engine.current?.stop()
      engine.current = undefined
    }
  }, [workerHref, setText])

  useSaveOnLeave(save)

  useEffect(() => {
    engine.current?.want({ settings: choices.settings, stopWords: choices.stopWords, selection })
  }, [choices.settings, choices.stopWords, selection])

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      clearTimeout(pause)
      pause = setTimeout(() => {
        const element = box.current
        if (!element || document.activeElement !== element) return
        const { selectionStart, selectionEnd } = element
        const base = lengthBefore(parts.current, shown.part)
        setSelection((before) => {
          if (selectionStart === selectionEnd) return undefined
          const range = { start: base + selectionStart, end: base + selectionEnd }
          return before?.start === range.start && before.end === range.end ? before : range
        })
      }, selectionPause)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('selectionchange', look)
    }
  }, [shown.part])

  function onInput(element: HTMLTextAreaElement): void {
    const { part } = shown
    const before = parts.current[part] ?? ''
    const splice = spliceBetween(before, element.value)
    if (!splice) return
    const base = lengthBefore(parts.current, part)
    const caret = base + element.selectionStart
    parts.current[part] = element.value
    setEmpty(parts.current.length === 1 && element.value === '')
    if (isTooLong(element.value)) {
      parts.current = partsOf(parts.current.join(''))
      const place = placeIn(parts.current, caret)
      showPart(place.part, place.offset)
    }
    engine.current?.edit({ ...splice, start: base + splice.start })
    if (notice) setNotice(undefined)
    saveSoon()
  }

  function replace(text: string, said: string): void {
    const before = parts.current.join('')
    setText(text)
    setNotice(before === '' ? undefined : { text: said, before })
    hasChanged.current = true
    // At once: what was cleared must not come back after a reload.
    save()
  }

  /** A box takes seconds to show a long text: it goes past the box, into parts. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text')
    if (!isTooLong(pasted)) return
    event.preventDefault()
    if (pasted.length > longestFile) return setNotice({ text: messages.fileTooLong })
    const base = lengthBefore(parts.current, shown.part)
    const { selectionStart, selectionEnd } = event.currentTarget
    const whole = parts.current.join('')
    replace(whole.slice(0, base + selectionStart) + pasted + whole.slice(base + selectionEnd), messages.replaced)
  }

  async function openFile(file: File): Promise<void> {
    if (file.size > longestFile * 4) return setNotice({ text: messages.fileTooLong })
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return setNotice({ text: messages.fileUnreadable })
    const decoded = decodeText(new Uint8Array(bytes))
    if (decoded.kind === 'binary') return setNotice({ text: messages.fileBinary })
    if (decoded.text.length > longestFile) return setNotice({ text: messages.fileTooLong })
    replace(decoded.text, messages.replaced)
  }

  function choose(change: Partial<Choices>): void {
    const next = { ...choices, ...change }
    setChosen(next)
    latest.current = next
    saveSoon()
    if (change.keeps !== undefined) save()
  }

  async function saveCsv(): Promise<void> {
    const csv = await engine.current?.csv()
    if (csv === undefined) return
    // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
    const { saveFile } = await import('@/components/take-away/take-away')
    saveFile(messages.csvName, 'text/csv;charset=utf-8', `\ufeff${csv}`)
  }

  const counts = (isEmpty ? undefined : state.counts) ?? nothing
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInputPane
        words={messages}
        accept=".txt,.md,.markdown,.text,.csv,.html,.tex,text/plain"
        isEmpty={isEmpty}
        printed="box"
        onFile={(file) => void openFile(file)}
        onExample={() => replace(wordSample, messages.replaced)}
        onClear={() => replace('', messages.cleared)}
        label={
          <label htmlFor={`${id}-text`} className="mr-auto font-medium">
            {messages.inputLabel}
          </label>
        }
        box={
          <textarea
            ref={box}
            id={`${id}-text`}
            defaultValue=""
            placeholder={messages.placeholder}
            onPaste={paste}
            onInput={(event) => onInput(event.currentTarget)}
            className="block h-72 w-full resize-y rounded-md border border-edge bg-raised p-3 text-base leading-6 text-ink print:h-auto print:[field-sizing:content]"
          />
        }
      >
        {shown.parts > 1 && (
          <nav aria-label={messages.choosePart} className="flex flex-wrap items-center gap-2" data-print="hidden">
            <Button size="small" disabled={shown.part === 0} onClick={() => showPart(shown.part - 1, 0)}>
              {messages.previous}
            </Button>
            <ChoiceMenu
              aria-label={messages.choosePart}
              className="w-auto"
              value={String(shown.part)}
              options={Array.from({ length: shown.parts }, (_, part) => ({
                value: String(part),
                label: messages.part(part + 1, shown.parts),
              }))}
              onChange={(part) => showPart(Number(part), 0)}
            />
            <Button size="small" disabled={shown.part === shown.parts - 1} onClick={() => showPart(shown.part + 1, 0)}>
              {messages.next}
            </Button>
            <p className="w-full text-sm text-muted">{messages.partNote}</p>
          </nav>
        )}
        {state.selection && selection && (
          <p className="text-sm font-medium tabular-nums">
            {messages.selection(
              state.selection.words,
              state.selection.characters,
              state.selection.charactersNoSpaces,
              state.selection.sentences,
              state.selection.lines,
            )}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4" data-print="hidden">
          <Toggle checked={choices.keeps} onChange={(keeps) => choose({ keeps })}>
            {messages.keep}
          </Toggle>
          <p className="text-xs text-muted">{choices.keeps ? messages.kept : messages.notKept}</p>
        </div>
      </TextInputPane>
      {notice && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft p-3 text-sm"
          data-print="hidden"
        >
          <p className="min-w-0">{notice.text}</p>
          {notice.before !== undefined && (
            <Button
              size="small"
              onClick={() => {
                setText(notice.before ?? '')
                setNotice(undefined)
                saveSoon()
              }}
            >
              {messages.bringBack}
            </Button>
          )}
        </div>
      )}
      {state.share !== undefined && (
        <label className="flex items-center gap-3 text-sm" data-print="hidden">
          {messages.counting}
          <progress className="h-2 flex-1 accent-accent" value={state.share} max={1} />
        </label>
      )}
      {state.fault && (
        <p role="alert" className="text-bad">
          {state.fault}
        </p>
      )}
      <Figures
        counts={counts}
        readingSpeed={speedOf(choices.readingSpeed)}
        speakingSpeed={speedOf(choices.speakingSpeed)}
      />
      {!isEmpty && (
        <div>
          <PrintButton />
        </div>
      )}
      <GoalBar
        typed={choices.goal}
        unit={choices.goalUnit}
        words={counts.words}
        characters={counts.characters}
        onGoal={(goal) => choose({ goal })}
        onUnit={(goalUnit) => choose({ goalUnit })}
      />
      <CountSettings choices={choices} onChange={choose} />
      {state.tables && !isEmpty && (
        <TermTables
          tables={state.tables}
          words={counts.words}
          stopWords={choices.stopWords}
          onStopWords={(stopWords) => choose({ stopWords })}
          onSave={() => void saveCsv()}
        />
      )}
    </div>
  )
}

function lengthBefore(parts: readonly string[], part: number): number {
  let length = 0
  for (let index = 0; index < part; index++) length += parts[index]?.length ?? 0
  return length
}
