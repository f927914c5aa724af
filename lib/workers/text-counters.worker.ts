import { letterCounter, type LetterCounts } from '@/lib/subjects/text-counts/letters'
import { lineCounter, type LineCounts } from '@/lib/subjects/text-counts/lines'
import { decodeText } from '@/lib/base/text/decode'
import { unpacked, zipEntries } from '@/lib/subjects/tables/zip-entries'
import {
  answerAbout,
  codeAnswer,
  inspectionAnswer,
  letterAnswer,
  type CountAnswer,
  type CountQuestion,
  type TextSource,
} from '@/lib/subjects/text-counts/task'
import { volumeOf } from '@/lib/subjects/text-counts/volume'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'
import { readDocument } from '@/lib/workers/read-document'

const nameOf = (source: Blob) => ('name' in source ? String(source.name) : '')

/** The text that is asked about; a file that gives none is refused with its reason. */
async function textOf(source: TextSource, isProse: boolean): Promise<string> {
  if (typeof source === 'string') return source
  const read = await readDocument(source, nameOf(source), isProse)
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.text
}

interface Counter<Counts> {
  push(text: string): void
  end(): Counts
}

/** Counts a text as it is read, so that a file need not fit into memory. */
async function counted<Counts extends LetterCounts | LineCounts>(
  source: TextSource,
  counter: Counter<Counts>,
  context: TaskContext,
): Promise<Counts> {
  if (typeof source === 'string') {
    counter.push(source)
    return counter.end()
  }
  const head = new Uint8Array(await source.slice(0, 4096).arrayBuffer())
  const isPlain = decodeText(head.subarray(0, head.lastIndexOf(10) + 1 || head.length))
  const isUtf8 = isPlain.kind === 'text' && isPlain.encoding === 'UTF-8'
  if (!isUtf8) {
    counter.push(await textOf(source, false))
    return counter.end()
  }
  const decoder = new TextDecoder()
  for await (const block of blocksOf(source, context)) counter.push(decoder.decode(block, { stream: true }))
  counter.push(decoder.decode())
  return counter.end()
}

/** Folders of what others wrote. */
const foreign = /(?:^|\/)(?:node_modules|\.git|\.svn|vendor|dist|build|target|__pycache__|\.venv)\//
const largestArchive = 300_000_000

function* filesOf(bytes: Uint8Array): Generator<readonly [string, string]> {
  const allowance = { bytes: largestArchive }
  for (const [path, entry] of zipEntries(bytes)) {
    if (path.endsWith('/') || foreign.test(path)) continue
    const pieces = [...unpacked(entry, allowance)]
    const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0))
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    const decoded = decodeText(whole)
    if (decoded.kind === 'text') yield [path, decoded.text]
  }
}

async function codeOf(source: Blob, name: string): Promise<CountAnswer> {
  const bytes = new Uint8Array(await source.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    try {
      return codeAnswer(filesOf(bytes))
    } catch (error) {
      if (error instanceof Error)
        return { kind: 'unreadable', says: 'This archive is damaged or unpacks to more than 300 MB.' }
      throw error
    }
  }
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') return { kind: 'unreadable', says: 'This is no text.' }
  return codeAnswer([[name, decoded.text]])
}

async function answer(question: CountQuestion, context: TaskContext): Promise<CountAnswer> {
  switch (question.ask) {
    case 'volume': {
      const read = await readDocument(question.source, question.name, true)
      return 'fault' in read
        ? { kind: 'unreadable', says: read.fault }
        : { kind: 'volume', volume: volumeOf(read.text, question.rule) }
    }
    case 'code':
      return codeOf(question.source, question.name)
    case 'letters':
      return letterAnswer(await counted(question.source, letterCounter(question.rules), context), question.csv === true)
    case 'lines': {
      const bytes =
        typeof question.source === 'string' ? new TextEncoder().encode(question.source).length : question.source.size
      return { kind: 'lines', lines: { ...(await counted(question.source, lineCounter(), context)), bytes } }
    }
    case 'inspect': {
      const text = await textOf(question.source, false)
      const { inspect } = await import('@/lib/engines/character-names')
      return inspectionAnswer(inspect(text), text, question.csv === true)
    }
    default:
      return answerAbout(
        question,
        await textOf(question.source, question.ask !== 'reading' && question.ask !== 'limits'),
        (share) => context.progress(share),
      )
  }
}

defineTask<CountQuestion, CountAnswer>(answer)
