import { repairJson, type RepairOutcome } from '@/lib/json/repair'
import { startRequest, type Ask, type JsonAnswers, type RequestOf } from '@/lib/json/requests'
import { JsonSession } from '@/lib/json/session'
import type { Work } from '@/lib/json/work'
import { jsonMessages } from '@/lib/messages/json-formatter'
import { workerMessages } from '@/lib/messages/workers'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import type { JsonWorkerRequest } from '@/lib/workers/json-requests'

/** How long work goes on before cancelling is noticed, in milliseconds. */
const pauseInterval = 40
const readBlock = 8 << 20

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

async function answer<K extends Ask>(request: RequestOf<K>, context: TaskContext): Promise<JsonAnswers[K]> {
  if (request.ask !== 'open' && !session.isOpen) throw new TaskRefusal(jsonMessages.closed)
  return drive(startRequest(session, request), context, noteFor(request.ask))
}

async function repair(source: string | Blob): Promise<RepairOutcome> {
  return repairJson(typeof source === 'string' ? source : await source.text())
}

defineTask<JsonWorkerRequest, JsonAnswers[Ask] | RepairOutcome>(async (request, context) => {
  if (request.ask === 'repair') return repair(request.source)
  if (request.ask !== 'open' || request.source instanceof Uint8Array) {
    return answer(request as RequestOf<Ask>, context)
  }
  // The old source makes room before the new one is read.
  session.close()
  const source = await readBlob(request.source, context)
  return answer({ ask: 'open', source, mode: request.mode }, context)
})
