import { isProblem } from '@/lib/base/problem'
import { transformMessages as says } from '@/lib/messages/transform'
import { decodeText, isBinary } from '@/lib/base/text/decode'
import { charsetOf, otherSide } from './declaration'
import { refusal } from './define'
import { headBytes, presentStreamed, type Outcome } from './made'
import { countTo } from '@/lib/base/text/line-and-column'
import { quote, type Position } from './position'
import { wayOf, type Job, type TransformModule } from './run'
import type { Place, Refusal, TransformContext } from './types'

export interface StreamContext extends TransformContext {
  cancelled(): boolean
}

const blockBytes = 4 << 20
/** Finished output is handed to the browser in parts of this size; it may keep them on disk. */
const partBytes = 32 << 20

type Bytes = Uint8Array<ArrayBuffer>

async function* blocksOf(file: Blob): AsyncGenerator<Bytes> {
  for (let at = 0; at < file.size; at += blockBytes)
    yield new Uint8Array(await file.slice(at, at + blockBytes).arrayBuffer())
}

/** The sample's end, moved back to where no character of several bytes is cut. */
function wholeSample(sample: Bytes): Bytes {
  let end = sample.length
  while (end > sample.length - 4 && (sample[end - 1] ?? 0) >= 0x80) end--
  return sample.subarray(0, end)
}

/** A text file as UTF-8 without byte order mark, whatever it was written in; undefined where it is no text. */
async function textBlocks(file: Blob): Promise<(() => AsyncGenerator<Bytes>) | undefined> {
  const sample = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const decoded = decodeText(file.size > headBytes ? wholeSample(sample) : sample)
  if (decoded.kind === 'binary') return undefined
  const { encoding, byteOrderMark } = decoded
  if (encoding === 'UTF-8') return () => blocksOf(byteOrderMark ? file.slice(3) : file)
  return async function* () {
    const decoder = new TextDecoder(encoding.toLowerCase())
    const encoder = new TextEncoder()
    for await (const block of blocksOf(file)) yield encoder.encode(decoder.decode(block, { stream: true }))
    yield encoder.encode(decoder.decode())
  }
}

/** Line, column and surroundings of a place in a stream that has been read once already. */
async function locate(blocks: AsyncGenerator<Bytes>, { offset, length }: Place): Promise<Position> {
  const decoder = new TextDecoder()
  let from = { line: 1, column: 1 }
  let passed = 0
  let line = ''
  for await (const block of blocks) {
    if (passed + block.length <= offset) {
      const text = line + decoder.decode(block, { stream: true })
      // The last character may be half of a line end.
      from = countTo(text, text.length - 1, from)
      line = text.slice(-1)
      passed += block.length
      continue
    }
    const before = line + decoder.decode(block.subarray(0, offset - passed), { stream: true })
    const rest = new TextDecoder().decode(block.subarray(offset - passed, offset - passed + 400))
    const marked = new TextDecoder().decode(block.subarray(offset - passed, offset - passed + length))
    const around = before.slice(-400) + rest
    const place = { offset: Math.min(before.length, 400), length: marked.length }
    return { ...countTo(before, before.length, from), ...quote(around, place) }
  }
  return { ...countTo(line, line.length, from), ...quote(line, { offset: line.length, length: 0 }) }
}

/** A browser without room makes the Blob all the same and only fails to read it: private windows keep all in memory. */
async function isThere(blob: Blob): Promise<boolean> {
  return blob
    .slice(-1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** Works through a file of any size with the memory of a few blocks. The result is a Blob. */
export async function streamFile(
  module: TransformModule,
  job: Job,
  file: Blob,
  context: StreamContext,
): Promise<Outcome | 'cancelled'> {
  const { declaration, from, options } = job
  const stream = wayOf(module, from).stream?.(options, context)
  if (!stream) throw new Error(`${declaration.id} has no stream`)
  const isText = declaration[from].kind === 'text'
  const open = isText ? await textBlocks(file) : () => blocksOf(file)
  if (!open) return refusal(says.notText)

  const parts: Blob[] = []
  let pending: Bytes[] = []
  let pendingSize = 0
  let read = 0
  const head = new Uint8Array(headBytes)
  let headLength = 0

  function take(bytes: Bytes): void {
    if (headLength < head.length) {
      head.set(bytes.subarray(0, head.length - headLength), headLength)
      headLength = Math.min(head.length, headLength + bytes.length)
    }
    pending.push(bytes)
    pendingSize += bytes.length
    if (pendingSize < partBytes) return
    parts.push(new Blob(pending))
    pending = []
    pendingSize = 0
  }

  async function refuse(refused: Refusal): Promise<Outcome> {
    if (!refused.at || !open || declaration[from].kind === 'bytes') return refused
    return { ...refused, position: await locate(open(), refused.at) }
  }

  for await (const block of open()) {
    if (isText && isBinary(block)) return refusal(says.notText)
    const given = stream.push(block)
    if (isProblem(given)) return refuse(given)
    take(given)
    read += block.length
    context.progress(Math.min(0.999, read / file.size))
    if (context.cancelled()) return 'cancelled'
  }
  const last = stream.end()
  if (isProblem(last)) return refuse(last)
  take(last.bytes)
  const whole = new Blob([...parts, ...pending])
  if (!(await isThere(whole))) return refusal(says.noRoom)
  const to = declaration[otherSide(from)]
  return presentStreamed(whole, head.slice(0, headLength), to, charsetOf(to, options), last)
}
