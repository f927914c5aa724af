import type { BrowserTranslator } from '@/lib/subjects/translation/translate'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
interface Pair {
  sourceLanguage: string
  targetLanguage: string
}
interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void
}

/** Not yet in TypeScript's DOM. */
interface WithTranslator {
  Translator?: {
    availability(pair: Pair): Promise<Availability>
    create(options: Pair & { monitor?: (monitor: Monitor) => void; signal?: AbortSignal }): Promise<BrowserTranslator>
  }
  LanguageDetector?: {
    create(): Promise<{ detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]> }>
  }
}

const browser = () => globalThis as typeof globalThis & WithTranslator

export const hasTranslator = () => browser().Translator !== undefined
export const hasDetector = () => browser().LanguageDetector !== undefined

export async function pairState(pair: Pair): Promise<Availability> {
  return (await browser().Translator?.availability(pair)) ?? 'unavailable'
}

export async function openTranslator(
  pair: Pair,
  signal: AbortSignal,
  onDownload: (share: number) => void,
): Promise<BrowserTranslator | undefined> {
  return browser().Translator?.create({
    ...pair,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  })
}

/** The language of a text by its code; undefined where the browser is not sure. */
export async function detectedLanguage(text: string): Promise<string | undefined> {
  const detector = await browser().LanguageDetector?.create()
  const [best] = (await detector?.detect(text.slice(0, 5000))) ?? []
  return best && best.confidence >= 0.5 && best.detectedLanguage !== 'und' ? best.detectedLanguage : undefined
}
