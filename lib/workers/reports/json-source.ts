import type { Finding } from '@/lib/kits/app/views'
import { bytesOf } from '@/lib/subjects/json/bytes'
import { faultInWords, placeInWords } from '@/lib/subjects/json/fault-words'
import { ParseWork, type JsonCounts } from '@/lib/subjects/json/parse'
import { listFindings, reportFault, type FaultReport } from '@/lib/subjects/json/session'
import type { JsonMode, JsonTree } from '@/lib/subjects/json/tree'
import { deepestValue } from '@/lib/subjects/json/value'
import { finish } from '@/lib/subjects/json/work'
import { counted, whole } from '@/lib/messages/counted'

const namedPlaces = 5

export const sourceSays = {
  tooDeep: `Containers stand more than ${whole(deepestValue)} levels deep in each other. So deep this tool does not follow.`,
  repeated: (count: number, places: string) =>
    `${counted(count, 'key is', 'keys are')} repeated within an object: ${places}. The last value of each counts here.`,
  more: (count: number) => ` and ${whole(count)} more`,
  notNumbers: (count: number) =>
    `${counted(count, 'value is', 'values are')} NaN or Infinity, which JSON lacks; null is written instead.`,
}

export type ReadSource =
  | { kind: 'empty' }
  | { kind: 'fault'; findings: Finding[] }
  | { kind: 'read'; tree: JsonTree; counts: JsonCounts; isInexact: boolean; repeated: string[]; notNumbers: string[] }

/** Reads JSON for a tool that makes something else of it: its tree, or what is wrong with its place; repeated keys as sentences. */
export function readSource(given: string, mode: JsonMode, input = 'text'): ReadSource {
  const mark = given.startsWith('\ufeff') ? 1 : 0
  const bytes = bytesOf(given.slice(mark))
  const outcome = finish(new ParseWork(bytes, mode))
  if (outcome.kind === 'fault') {
    if (outcome.fault.code === 'empty') return { kind: 'empty' }
    return { kind: 'fault', findings: [faultFinding(reportFault(bytes, mode, outcome.fault), input, mark)] }
  }
  const { tree, counts, findings } = outcome
  if (counts.depth > deepestValue) return { kind: 'fault', findings: [{ tone: 'bad', says: sourceSays.tooDeep }] }
  const { count, first } = listFindings(tree, findings.duplicates)
  const named = first.slice(0, namedPlaces)
  const places = named.map(({ path, position }) => `${path} at ${placeInWords(position)}`).join('; ')
  const rest = count > named.length ? sourceSays.more(count - named.length) : ''
  return {
    kind: 'read',
    tree,
    counts,
    isInexact: findings.inexact.count > 0,
    repeated: count > 0 ? [sourceSays.repeated(count, places + rest)] : [],
    notNumbers: findings.notNumbers.count > 0 ? [sourceSays.notNumbers(findings.notNumbers.count)] : [],
  }
}

function faultFinding(
  { fault, position, related, excerpt, selection }: FaultReport,
  input: string,
  mark: number,
): Finding {
  const { message, hint } = faultInWords(fault, related)
  const offset = selection && { offset: mark + selection.from, length: selection.to - selection.from }
  return { tone: 'bad', says: message, detail: hint, at: { input, ...position, ...offset }, excerpt }
}
