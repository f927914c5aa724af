import type { ModelAsking, ModelText } from '@/lib/kits/app/model'

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

interface Languages {
  expectedInputs: readonly { type: 'text'; languages: readonly string[] }[]
  expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[]
}
interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void
}
interface Session {
  promptStreaming(prompt: string, options: { signal: AbortSignal }): AsyncIterable<string>
  destroy?(): void
}

/** The Prompt API, which TypeScript's DOM does not have yet. */
interface WithModel {
  LanguageModel?: {
    availability(options: Languages): Promise<Availability>
    create(
      options: Languages & {
        initialPrompts: readonly { role: 'system'; content: string }[]
        monitor: (monitor: Monitor) => void
        signal: AbortSignal
      },
    ): Promise<Session>
  }
}

const english: Languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}
const browser = () => globalThis as typeof globalThis & WithModel

export const hasModel = () => browser().LanguageModel !== undefined

export async function modelState(): Promise<Availability> {
  return (await browser().LanguageModel?.availability(english)) ?? 'unavailable'
}

interface Listeners {
  /** All texts so far. */
  onText(texts: readonly ModelText[]): void
  onDownload(share: number): void
}

/** Asks the browser's model, one request after the other, each in a session that knows nothing of the one before. */
export async function askModel(asking: ModelAsking, signal: AbortSignal, listeners: Listeners): Promise<void> {
  const written: ModelText[] = []
  for (const { name, prompt } of asking.requests) {
    const session = await browser().LanguageModel?.create({
      ...english,
      initialPrompts: [{ role: 'system', content: asking.system }],
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => listeners.onDownload(loaded)),
      signal,
    })
    if (!session) return
    let text = ''
    for await (const chunk of session.promptStreaming(prompt, { signal })) {
      text += chunk
      listeners.onText([...written, { name, text, isOver: false }])
    }
    written.push({ name, text: text.trim(), isOver: true })
    listeners.onText([...written])
    session.destroy?.()
  }
}
