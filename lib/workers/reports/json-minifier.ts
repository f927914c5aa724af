import { canonicalJson, NotCanonical } from '@/lib/subjects/json/canonical'
import { FormatWork } from '@/lib/subjects/json/format'
import { smallerValue } from '@/lib/subjects/json/smaller'
import { escapeBeyondAscii } from '@/lib/subjects/json/string-text'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { isList, valueOf, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { finish } from '@/lib/subjects/json/work'
import { sizeInWords } from '@/lib/messages/workbench'
import {
  minifierMessages as says,
  type MinifierQuestion,
  type MinifierReport,
} from '@/lib/tools/utilities/developer/json-minifier.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'

type Settings = Omit<MinifierQuestion, 'ask' | 'source'>
type Report = Written<MinifierReport>
/** The size of bytes once compressed; undefined where the browser does not know the format. */
export type Compress = (bytes: Uint8Array<ArrayBuffer>, format: 'gzip' | 'brotli') => Promise<number | undefined>

const nothing = { findings: [], warnings: [], figures: [], sizes: [], names: [] }
const utf8 = new TextEncoder()

/** What the browser's own compressor makes of bytes. */
export const compressedSize: Compress = async (bytes, format) => {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format as CompressionFormat))
    return (await new Response(stream).arrayBuffer()).byteLength
  } catch (error) {
    // A browser that does not know Brotli says so by this error.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Makes JSON smaller without changing what it says, but for what was asked for, and says by how much. */
export async function minifierReport(given: string, settings: Settings, compress = compressedSize): Promise<Report> {
  const source = readSource(given, settings.mode)
  if (source.kind === 'empty') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (source.kind === 'fault') return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: source.findings }
  const { tree, counts, repeated, notNumbers } = source
  const isCanonical = settings.form === 'canonical'
  if (isCanonical && repeated.length > 0) return refused(says.notCanonical.repeated, repeated)
  try {
    const made = madeOf(tree, settings)
    const [before, after] = [utf8.encode(given), utf8.encode(made.text)]
    return {
      ...nothing,
      verdict: { tone: 'good', says: says.saved(before.length, after.length) },
      warnings: [
        ...(made.isRead ? repeated : []),
        ...notNumbers,
        ...(counts.comments > 0 ? [says.comments(counts.comments)] : []),
        ...(made.dropped > 0 ? [says.dropped(made.dropped)] : []),
        ...(made.rounded > 0 ? [says.rounded(made.rounded)] : []),
        ...(made.names.length > 0 ? [says.renamed(made.names.length)] : []),
        ...(isCanonical && source.isInexact ? [says.doubles] : []),
        ...(isCanonical && settings.mode === 'ndjson' ? [says.canonicalLines] : []),
      ],
      text: made.text,
      names: made.names,
      sizes: await sizesOf(before, after, compress),
    }
  } catch (error) {
    if (error instanceof NotCanonical) return refused(says.notCanonical[error.why](error.found), [])
    throw error
  }
}

function refused(sentence: string, warnings: string[]): Report {
  return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: sentence }], warnings }
}

interface Made {
  text: string
  /** Whether repeated keys were brought together. */
  isRead: boolean
  dropped: number
  rounded: number
  names: [string, string][]
}

function madeOf(tree: JsonTree, { form, drop, places, shortKeys, asciiOnly, mode }: Settings): Made {
  const isAsItStands = form === 'small' && drop === 'nothing' && places === 'exact' && !shortKeys
  if (isAsItStands) {
    const records = mode === 'ndjson' ? 'lines' : 'array'
    const output = finish(new FormatWork(tree, { indent: undefined, sortKeys: false, asciiOnly, records }))
    return { text: output.text(), isRead: false, dropped: 0, rounded: 0, names: [] }
  }
  const rules = { drop, places: places === 'exact' ? undefined : Number(places), shortKeys }
  const { value, dropped, rounded, names } = smallerValue(valueOf(tree), rules)
  return { text: textOf(value), isRead: true, dropped, rounded, names: [...names] }

  function textOf(one: JsonValue): string {
    if (form === 'canonical') return canonicalJson(one)
    const text = mode === 'ndjson' && isList(one) ? one.map((record) => writeJson(record)).join('\n') : writeJson(one)
    return asciiOnly ? escapeBeyondAscii(text) : text
  }
}

async function sizesOf(before: Uint8Array<ArrayBuffer>, after: Uint8Array<ArrayBuffer>, compress: Compress) {
  const row = async (label: string, bytes: Uint8Array<ArrayBuffer>) => {
    const brotli = await compress(bytes, 'brotli')
    return [
      label,
      sizeInWords(bytes.length),
      sizeInWords((await compress(bytes, 'gzip')) ?? 0),
      brotli === undefined ? says.noBrotli : sizeInWords(brotli),
    ]
  }
  return [await row(says.sizesRows.before, before), await row(says.sizesRows.after, after)]
}
