import { bytesOf } from '@/lib/subjects/json/bytes'
import { positionAt, type Position } from '@/lib/subjects/json/position'
import { startRequest } from '@/lib/subjects/json/requests'
import { JsonSession } from '@/lib/subjects/json/session'
import { unescapeText, writeString } from '@/lib/subjects/json/string-text'
import type { JsonAnswer, JsonQuestion } from '@/lib/subjects/json/task'
import { finish } from '@/lib/subjects/json/work'

/** Answers at once about the JSON that its first question opens. Takes what the page may work through itself: no file, no repair. */
export function openJson(): (question: JsonQuestion) => JsonAnswer {
  const session = new JsonSession()
  return (question) => finish(startRequest(session, question as Parameters<typeof startRequest>[1]))
}

export type StringOutcome = { text: string } | { found: string; position: Position }

/** Text as a JSON string, or what a JSON string says; what stands in the way, and where. */
export function jsonString(text: string, task: 'escape' | 'unescape', asciiOnly: boolean): StringOutcome {
  if (task === 'escape') return { text: writeString(text, asciiOnly) }
  const unescaped = unescapeText(text)
  if ('text' in unescaped) return unescaped
  const before = bytesOf(text.slice(0, unescaped.offset)).length
  return { found: unescaped.found, position: positionAt(bytesOf(text), before) }
}
