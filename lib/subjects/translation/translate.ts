/** What of the browser's translator is used (Translator and Language Detector APIs of the W3C Web Machine Learning group). */
export interface BrowserTranslator {
  translate(text: string, options?: { signal?: AbortSignal }): Promise<string>
}

/** Text of a stretch that is handed over at once, in UTF-16 units. */
const longestStretch = 4000

interface Stretch {
  before: string
  text: string
  after: string
}

/** A line with the white space at its ends, which is not translated. */
function stretchesOf(line: string): Stretch[] {
  const text = line.trim()
  const before = line.slice(0, line.length - line.trimStart().length)
  const after = text === '' ? '' : line.slice(line.trimEnd().length)
  if (text.length <= longestStretch) return [{ before, text, after }]
  const sentences = text.match(/[^.!?。]+[.!?。]*\s*/gu) ?? [text]
  const stretches: Stretch[] = []
  for (const sentence of sentences) {
    const last = stretches.at(-1)
    if (last && last.text.length + sentence.length <= longestStretch) last.text += sentence
    else stretches.push({ before: '', text: sentence, after: '' })
  }
  return stretches.map((one, at) => ({
    ...one,
    before: at === 0 ? before : '',
    after: at === stretches.length - 1 ? after : '',
  }))
}

/**
 * A text in another language, line by line, so that line ends, empty lines and indents stay. Equal lines are translated once. `progress`
 * hears the share done; an aborted signal ends it with what the browser throws.
 */
export async function translateText(
  text: string,
  translator: BrowserTranslator,
  { signal, progress = () => undefined }: { signal?: AbortSignal; progress?: (share: number, so: string) => void } = {},
): Promise<string> {
  const parts = text.split(/(\r\n|\n|\r)/)
  const known = new Map<string, string>()
  let done = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      done += part
      continue
    }
    for (const { before, text: stretch, after } of stretchesOf(part)) {
      signal?.throwIfAborted()
      const made =
        stretch === '' ? '' : (known.get(stretch) ?? (await translator.translate(stretch, signal ? { signal } : {})))
      known.set(stretch, made)
      done += before + made + after
    }
    progress((at + 1) / parts.length, done)
  }
  return done
}
