import { repairJson } from '@/lib/subjects/json/repair'
import { startRequest, type Ask, type JsonRequest } from '@/lib/subjects/json/requests'
import { JsonSession } from '@/lib/subjects/json/session'
import type { JsonAnswer, JsonQuestion } from '@/lib/subjects/json/task'
import { jsonMessages } from '@/lib/tools/utilities/developer/json-formatter.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { drive, readBlob } from '@/lib/workers/drive-work'

/** In characters or bytes. */
const repairLimit = 20_000_000

const session = new JsonSession()

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
  const source = await readBlob(question.source, context, jsonMessages.readingFile)
  return answer({ ask: 'open', source, mode: question.mode }, context)
})
