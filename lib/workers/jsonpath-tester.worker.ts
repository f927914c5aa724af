import { HeldText } from '@/lib/kits/paged/held-text'
import { bytesOf } from '@/lib/subjects/json/bytes'
import { startRequest } from '@/lib/subjects/json/requests'
import { JsonSession } from '@/lib/subjects/json/session'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { deepestValue } from '@/lib/subjects/json/value'
import { clockOf } from '@/lib/subjects/json-query/fault'
import {
  jsonPathMessages as says,
  type JsonPathQuestion,
  type QueryAnswer,
  type QueryLanguage,
} from '@/lib/tools/utilities/developer/jsonpath-tester.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { drive, readBlob } from '@/lib/workers/drive-work'
import { jmesPathOf, pointerOf, queriedCsv, runQuery, type Queried } from '@/lib/workers/reports/jsonpath-tester'

const largest = 100_000_000
/** A query may take so many milliseconds. */
const patience = 3000

const session = new JsonSession()
let depth = 0
let queried: Queried | undefined
let held = new HeldText('')
let language: QueryLanguage = 'path'

function opened(): JsonTree {
  if (!session.values) throw new TaskRefusal(says.closed)
  return session.values
}

async function open(source: string | Blob, mode: Parameters<JsonSession['open']>[1], context: TaskContext) {
  // The old source makes room before the new one is read.
  session.close()
  queried = undefined
  if (source instanceof Blob && source.size > largest) throw new TaskRefusal(says.tooLarge)
  const bytes = typeof source === 'string' ? bytesOf(source) : await readBlob(source, context, says.reading)
  const report = await drive(session.open(bytes, mode), context, says.reading)
  depth = report.kind === 'tree' ? report.counts.depth : 0
  return report
}

function query(wanted: QueryLanguage, text: string): QueryAnswer {
  const tree = opened()
  if (depth > deepestValue) throw new TaskRefusal(says.tooDeep)
  language = wanted
  queried = runQuery(tree, wanted, text, clockOf(patience))
  held = new HeldText(queried.text)
  session.mark(new Set(queried.nodes))
  return { ...queried.report, lines: held.lines }
}

/** The way to a node in the language that is asked in. */
function describe(node: number) {
  const tree = opened()
  const described = session.describe(node)
  if (language === 'pointer') return { ...described, path: pointerOf(tree, node) }
  return language === 'jmes' ? { ...described, path: jmesPathOf(tree, node) } : described
}

defineTask<JsonPathQuestion, unknown>(async (question, context) => {
  if (question.ask === 'open')
    return open(
      question.source instanceof Uint8Array ? new Blob([question.source as Uint8Array<ArrayBuffer>]) : question.source,
      question.mode,
      context,
    )
  if (question.ask === 'query') return query(question.language, question.query)
  if (question.ask === 'text') return new Blob([held.text])
  if (question.ask === 'csv') return new Blob([queried ? queriedCsv(opened(), queried) : ''])
  if (question.ask === 'lines') return held.read(question.from, question.to, question.widthLimit)
  if (question.ask === 'describe') return describe(question.node)
  opened()
  return drive(startRequest(session, question), context, says.querying)
})
