import type { Finding } from '@/lib/kits/app/views'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { JsonCheck, JsonRules, PlacedFault } from '@/lib/subjects/json/check'
import { faultInWords } from '@/lib/subjects/json/fault-words'
import type { FindingList, OpenReport } from '@/lib/subjects/json/session'
import type { JsonCheckReport as JsonReport } from '@/lib/tools/utilities/developer/json-validator.messages'
import { validatorMessages as says } from '@/lib/tools/utilities/developer/json-validator.messages'

/** Levels that a careful reader takes without being told. */
const usualDepth = 64
const namedPlaces = 5

const empty: JsonReport = {
  verdict: { tone: 'plain', says: says.waiting },
  findings: [],
  warnings: [],
  figures: [],
  list: '',
}

/** What a page says of a checked source. */
export function jsonReport(check: JsonCheck, rules: JsonRules): JsonReport {
  if (check.kind === 'empty') return empty
  if (check.kind === 'faulty') return faultyReport(check, rules)
  const { tree, surrogates, source } = check
  const findings = rules === 'i-json' ? profileFindings(tree) : []
  const warnings = [
    ...(rules === 'i-json' ? [] : listWarnings(tree)),
    surrogates.count > 0 && says.surrogates(surrogates),
    source.hasMark && says.mark(source),
    tree.counts.depth > usualDepth && says.deep(tree.counts.depth),
    tree.notNumbers.count > 0 && says.notNumbers(tree.notNumbers.count),
  ].filter((sentence) => typeof sentence === 'string')
  const count = rules === 'i-json' ? tree.duplicates.count + tree.inexact.count : 0
  const verdict =
    count > 0
      ? { tone: 'bad' as const, says: says.invalid(count, true, rules) }
      : { tone: 'good' as const, says: warnings.length > 0 ? says.validWithNotices(rules) : says.valid(rules) }
  return { verdict, findings, warnings, figures: figuresOf(tree), list: listOf(findings) }
}

function faultyReport(
  { faults, reachedEnd, mended }: Extract<JsonCheck, { kind: 'faulty' }>,
  rules: JsonRules,
): JsonReport {
  const findings = faults.map(faultFinding)
  return {
    verdict: { tone: 'bad', says: says.invalid(faults.length, reachedEnd, rules) },
    findings,
    warnings: reachedEnd ? [] : [says.stopsHere],
    figures: [],
    list: listOf(findings),
    ...(mended === undefined ? {} : { mended }),
  }
}

function faultFinding({ fault, position, related, excerpt, selection }: PlacedFault): Finding {
  const { message, hint } = faultInWords(fault, related)
  const offset = selection && { offset: selection.from, length: selection.to - selection.from }
  return { tone: 'bad', says: message, detail: hint, at: { input: 'text', ...position, ...offset }, excerpt }
}

type Tree = Extract<OpenReport, { kind: 'tree' }>

function profileFindings({ duplicates, inexact }: Tree): Finding[] {
  const found = (list: FindingList, sentence: (written: string) => string, detail: string): Finding[] =>
    list.first.map(({ written, position, path }) => ({
      tone: 'bad',
      says: sentence(written),
      detail: `${path}. ${detail}`,
      at: { input: 'text', ...position },
    }))
  return [...found(duplicates, says.duplicate, says.duplicateHint), ...found(inexact, says.inexact, says.inexactHint)]
}

function listWarnings({ duplicates, inexact }: Tree): (string | false)[] {
  const places = ({ count, first }: FindingList) => {
    const named = first.slice(0, namedPlaces)
    const list = named.map(({ path, position }) => says.at(path, position.line, position.column)).join(', ')
    return count > named.length ? list + says.more(count - named.length) : list
  }
  return [
    duplicates.count > 0 && says.duplicates(duplicates.count, places(duplicates)),
    inexact.count > 0 && says.inexactNumbers(inexact.count, places(inexact)),
  ]
}

function figuresOf({ counts }: Tree) {
  const { objects, arrays, strings, numbers, booleans, nulls, keys, depth, size } = counts
  return [
    { label: says.figures.values, text: whole(objects + arrays + strings + numbers + booleans + nulls) },
    { label: says.figures.keys, text: whole(keys) },
    { label: says.figures.depth, text: whole(depth) },
    { label: says.figures.size, text: sizeInWords(size) },
  ]
}

const listOf = (findings: readonly Finding[]): string =>
  findings
    .map(({ at, says: message, detail = '' }) => says.reportLine(at?.line ?? 0, at?.column ?? 0, message, detail))
    .join('\n')
