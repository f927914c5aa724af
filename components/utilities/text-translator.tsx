import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { PrintButton } from '@/components/ui/print-button'
import { translateText } from '@/lib/subjects/translation/translate'
import { languages, translatorMessages as says } from '@/lib/tools/utilities/text/text-translator.messages'
import { detectedLanguage, hasDetector, hasTranslator, openTranslator, pairState } from './text-translator/browser'
import { draftStore, isLanguage, keepable, type TranslatorDraft } from './text-translator/draft'

type State =
  | { is: 'idle' }
  | { is: 'asks'; says: string; from: string }
  | { is: 'busy'; says: string }
  | { is: 'said'; says: string; isBad?: true }

const neverChanges = () => () => {}
const nameOf = (code: string) => (isLanguage(code) ? languages[code] : code)

/** Translates with the browser's own translator, where there is one, after asking. */
export default function TextTranslator() {
  const id = useId()
  const [draft, setDraft] = useKeptDraft(draftStore, keepable)
  const [state, setState] = useState<State>({ is: 'idle' })
  const [result, setResult] = useState('')
  const running = useRef<AbortController>(undefined)
  const canTranslate = useSyncExternalStore(neverChanges, hasTranslator, () => true)
  useEffect(() => () => running.current?.abort(), [])

  function change(part: Partial<TranslatorDraft>): void {
    setDraft((before) => ({ ...before, ...part }))
    if (state.is !== 'busy') setState({ is: 'idle' })
  }

  /** The language to translate from; undefined where it cannot be told, which is said. */
  async function sourceLanguage(): Promise<string | undefined> {
    if (draft.from !== 'auto') return draft.from
    try {
      const found = hasDetector() ? await detectedLanguage(draft.text) : undefined
      const missing = hasDetector() ? says.undetected : says.noDetector
      if (found === undefined) setState({ is: 'said', says: missing, isBad: true })
      return found
    } catch (error) {
      // A browser may have the interface and not the model behind it.
      if (!(error instanceof DOMException)) throw error
      setState({ is: 'said', says: says.noDetector, isBad: true })
    }
  }

  async function begin(): Promise<void> {
    if (draft.text.trim() === '') return
    const from = await sourceLanguage()
    if (from === undefined) return
    if (from === draft.to) return setState({ is: 'said', says: says.same, isBad: true })
    const pair = await pairState({ sourceLanguage: from, targetLanguage: draft.to })
    if (pair === 'unavailable')
      return setState({ is: 'said', says: says.noPair(nameOf(from), nameOf(draft.to)), isBad: true })
    if (pair !== 'available') return setState({ is: 'asks', from, says: says.asks(nameOf(from), nameOf(draft.to)) })
    await translate(from)
  }

  async function translate(from: string): Promise<void> {
    const stopper = new AbortController()
    running.current = stopper
    setState({ is: 'busy', says: says.working(0) })
    try {
      const pair = { sourceLanguage: from, targetLanguage: draft.to }
      const translator = await openTranslator(pair, stopper.signal, (share) =>
        setState({ is: 'busy', says: says.downloading(share) }),
      )
      if (!translator) return
      await translateText(draft.text, translator, {
        signal: stopper.signal,
        progress(share, so) {
          setResult(so)
          setState({ is: 'busy', says: says.working(share) })
        },
      })
      const detected = draft.from === 'auto' ? `${says.detected(nameOf(from))} ` : ''
      setState({ is: 'said', says: detected + says.done })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (stopper.signal.aborted) setState({ is: 'said', says: says.stopped })
      else setState({ is: 'said', says: says.failed, isBad: true })
    }
  }

  async function copy(): Promise<void> {
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(result, says.copied)
  }

  const options = Object.entries(languages).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!canTranslate && (
        <p role="status" className="rounded-md border border-line bg-raised p-3">
          {says.absent}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <label className="grid gap-1 font-medium">
          {says.from}
          <select
            className={controlClasses}
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
          >
            <option value="auto">{says.detect}</option>
            {options}
          </select>
        </label>
        <Button
          aria-label={says.swap}
          disabled={draft.from === 'auto'}
          onClick={() => change({ from: draft.to, to: draft.from, ...(result !== '' && { text: result }) })}
        >
          <span aria-hidden="true">⇄</span>
        </Button>
        <label className="grid gap-1 font-medium">
          {says.to}
          <select className={controlClasses} value={draft.to} onChange={(event) => change({ to: event.target.value })}>
            {options}
          </select>
        </label>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <div className="grid gap-1">
          <label htmlFor={`${id}-text`} className="font-medium">
            {says.source}
          </label>
          <textarea
            id={`${id}-text`}
            className={`${controlClasses} h-64 resize-y`}
            placeholder={says.placeholder}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-result`} className="font-medium">
            {says.result}
          </label>
          <textarea
            id={`${id}-result`}
            readOnly
            dir="auto"
            lang={draft.to}
            className={`${controlClasses} h-64 resize-y`}
            value={result}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {state.is === 'busy' ? (
          <Button onClick={() => running.current?.abort()}>{says.stop}</Button>
        ) : state.is === 'asks' ? (
          <Button onClick={() => void translate(state.from)}>{says.consent}</Button>
        ) : (
          <Button disabled={!canTranslate || draft.text.trim() === ''} onClick={() => void begin()}>
            {says.translate}
          </Button>
        )}
        {result !== '' && (
          <>
            <Button onClick={() => void copy()}>{says.copy}</Button>
            <PrintButton />
          </>
        )}
        {draft.text !== '' && <Button onClick={() => change({ text: '' })}>{says.clear}</Button>}
      </div>
      <p role="status" className={state.is === 'said' && state.isBad ? 'text-bad' : 'text-sm'}>
        {state.is === 'idle' ? '' : state.says}
      </p>
    </div>
  )
}
