import { repairJson } from '@/lib/subjects/json/repair'
import { startRequest, type Ask, type JsonRequest } from '@/lib/subjects/json/requests'
import { JsonSession } from '@/lib/subjects/json/session'
import type { JsonAnswer, JsonQuestion } from '@/lib/subjects/json/task'
import type { Work } from '@/lib/subjects/json/work'
import { jsonMessages } from '@/lib/tools/utilities/developer/json-formatter.messages'
import { workerMessages } from '@/lib/messages/workers'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'

/** How long work goes on before cancelling is noticed, in milliseconds. */
const pauseInterval = 40
const readBlock = 8 << 20
/** In characters or bytes. */
const repairLimit = 20_000_000

const session = new JsonSession()

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

async function drive<Result>(work: Work<Result>, context: TaskContext, note: string): Promise<Result> {
  let pausedAt = performance.now()
  while (!work.advance()) {
    if (performance.now() - pausedAt < pauseInterval) continue
    context.progress(work.share(), note)
    await pause()
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    pausedAt = performance.now()
  }
  return work.result()
}

async function readBlob(blob: Blob, context: TaskContext): Promise<Uint8Array> {
  const bytes = new Uint8Array(blob.size)
  for (let at = 0; at < blob.size; at += readBlock) {
    bytes.set(new Uint8Array(await blob.slice(at, at + readBlock).arrayBuffer()), at)
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    context.progress(Math.min(1, (at + readBlock) / blob.size) * 0.99, jsonMessages.readingFile)
  }
  return bytes
}

function noteFor(ask: Ask): string {
  if (ask === 'open') return jsonMessages.checking
  return ask === 'search' ? jsonMessages.searching : jsonMessages.writing
}

async function answer(request: JsonRequest, context: TaskContext): Promise<JsonAnswer> {
  if (request.ask !== 'open' && !session.isOpen) throw new TaskRefusal(jsonMessages.closed)
  return drive(startRequest(session, request), context, noteFor(request.ask))
}

async function repair(source: string | Blob): Promise<JsonAnswer> {
  const size = typeof source === 'string' ? source.length : source.size
  if (size > repairLimit) throw new TaskRefusal(jsonMessages.repairTooLarge)
  const outcome = await repairJson(typeof source === 'string' ? source : await source.text())
  if (outcome.kind === 'beyond-repair') throw new TaskRefusal(jsonMessages.beyondRepair(outcome.reason))
  return outcome
}

defineTask<JsonQuestion, JsonAnswer>(async (question, context) => {
  if (question.ask === 'repair') return repair(question.source)
  if (question.ask !== 'open' || !(question.source instanceof Blob)) return answer(question as JsonRequest, context)
  // The old source makes room before the new one is read.
  session.close()
  const source = await readBlob(question.source, context)
  return answer({ ask: 'open', source, mode: question.mode }, context)
})
