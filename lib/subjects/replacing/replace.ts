import { escapedPattern } from '@/lib/base/text/escape-pattern'
import { delimiters, type ColumnChoice } from '@/lib/subjects/lines/columns'
import { linesWithEnd } from '@/lib/base/text/each-line'
import { inCaseOf } from './case'
import { fillTemplate, readTemplate, type Caught } from './template'

export interface Rule {
  find: string
  replacement: string
  as: 'text' | 'word' | 'regex'
}

export interface ReplaceRules extends ColumnChoice {
  /** Capitals must match, make no difference, or make none and are kept in what comes instead. */
  capitals: 'exact' | 'ignore' | 'keep'
  /** Rules work on what the ones before left, or all on the text as it was. */
  order: 'turn' | 'once'
}

export interface Replaced {
  text: string
  /** Of each rule, in their order. */
  counts: number[]
}

export interface RuleFault {
  /** From 0. */
  rule: number
  says: string
}

interface Ready {
  pattern: RegExp
  write(caught: Caught): string
}

const wordSign = '[\\p{L}\\p{M}\\p{N}_]'

function patternOf({ find, as }: Rule, capitals: ReplaceRules['capitals']): RegExp {
  const flags = capitals === 'exact' ? 'gm' : 'gim'
  if (as === 'text') return new RegExp(escapedPattern(find), `${flags}u`)
  if (as === 'word') return new RegExp(`(?<!${wordSign})${escapedPattern(find)}(?!${wordSign})`, `${flags}u`)
  try {
    return new RegExp(find, `${flags}u`)
  } catch (error) {
    // What is no pattern by the strict grammar may be one by the old one, such as \- or \_.
    if (!(error instanceof SyntaxError)) throw error
    return new RegExp(find, flags)
  }
}

/** How many groups a pattern has: one more alternative matches nothing, with all of them. */
function groupCountOf(pattern: RegExp): number {
  const empty = new RegExp(`${pattern.source}|`, pattern.flags.replace('g', '')).exec('')
  return (empty?.length ?? 1) - 1
}

function readyRule(rule: Rule, { capitals }: ReplaceRules): Ready {
  const pattern = patternOf(rule, capitals)
  const template = rule.as === 'regex' ? readTemplate(rule.replacement, groupCountOf(pattern)) : undefined
  return {
    pattern,
    write(caught) {
      const text = template ? fillTemplate(template, caught) : rule.replacement
      return capitals === 'keep' ? inCaseOf(caught.whole, text) : text
    },
  }
}

function readyRules(rules: readonly Rule[], settings: ReplaceRules): Ready[] | RuleFault {
  const ready: Ready[] = []
  for (const [at, rule] of rules.entries()) {
    try {
      ready.push(readyRule(rule, settings))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return { rule: at, says: error.message.replace(/^Invalid regular expression: (?:\/[\s\S]*\/\w*: )?/, '') }
    }
  }
  return ready
}

function matchFrom({ pattern }: Ready, text: string, from: number): RegExpExecArray | undefined {
  pattern.lastIndex = from
  return pattern.exec(text) ?? undefined
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** One walk over the text: what begins first is replaced; of rules that match at one place the one above. */
function walked(text: string, rules: readonly Ready[], counts: number[], first: number): string {
  const next = rules.map((rule) => matchFrom(rule, text, 0))
  const out: string[] = []
  let written = 0
  let from = 0
  for (;;) {
    let chosen = -1
    for (const [at, rule] of rules.entries()) {
      const known = next[at]
      if (known && known.index < from) next[at] = matchFrom(rule, text, from)
      const found = next[at]
      if (found && (chosen === -1 || found.index < (next[chosen]?.index ?? 0))) chosen = at
    }
    const match = next[chosen]
    const rule = rules[chosen]
    if (!match || !rule) break
    out.push(text.slice(written, match.index))
    out.push(rule.write({ whole: match[0], groups: match.slice(1), named: match.groups ?? {} }))
    counts[first + chosen] = (counts[first + chosen] ?? 0) + 1
    written = match.index + match[0].length
    from = match[0] === '' ? written + widthAt(text, written) : written
    if (from > text.length) break
  }
  out.push(text.slice(written))
  return out.join('')
}

function replaceIn(text: string, rules: readonly Ready[], order: ReplaceRules['order'], counts: number[]): string {
  if (order === 'once') return walked(text, rules, counts, 0)
  return rules.reduce((now, rule, at) => walked(now, [rule], counts, at), text)
}

function inColumn(line: string, { column = 1, delimiter }: ColumnChoice, change: (cell: string) => string): string {
  const sign = delimiter === 'space' ? /(\s+)/ : new RegExp(`(${escapedPattern(delimiters[delimiter])})`)
  // Odd places hold what parts the columns.
  const parts = line.split(sign)
  const offset = delimiter === 'space' && parts[0] === '' ? 2 : 0
  const at = (column - 1) * 2 + offset
  if (parts[at] !== undefined) parts[at] = change(parts[at])
  return parts.join('')
}

/**
 * Replaces by any number of rules, in turn or all at once, in a text or in one column of its lines. ^ and $ stand for the ends of lines.
 * Refuses a rule whose regular expression is none. What a long text and an unlucky expression take has no limit here.
 */
export function replaced(text: string, rules: readonly Rule[], settings: ReplaceRules): Replaced | RuleFault {
  const ready = readyRules(rules, settings)
  if (!Array.isArray(ready)) return ready
  const counts = rules.map(() => 0)
  if (settings.column === undefined) return { text: replaceIn(text, ready, settings.order, counts), counts }
  const change = (cell: string) => replaceIn(cell, ready, settings.order, counts)
  const changed = text
    .split(/(\r\n|\n|\r)/)
    .map((part, at) => (at % 2 === 0 && part !== '' ? inColumn(part, settings, change) : part))
  return { text: changed.join(''), counts }
}

/** The lines that differ, before and after, with their numbers; where their number differs, as whole runs of lines. */
export function changedLines(before: string, after: string): string {
  const [old, now] = [linesWithEnd(before).lines, linesWithEnd(after).lines]
  if (old.length !== now.length) return changedRun(old, now)
  return old
    .flatMap((line, at) => (line === now[at] ? [] : [`${at + 1} - ${line}\n${at + 1} + ${now[at] ?? ''}\n`]))
    .join('')
}

function changedRun(old: readonly string[], now: readonly string[]): string {
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  const shorter = Math.min(old.length, now.length) - head
  while (tail < shorter && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const lines = (of: readonly string[], sign: string) =>
    of.slice(head, of.length - tail).map((line, at) => `${head + at + 1} ${sign} ${line}\n`)
  return [...lines(old, '-'), ...lines(now, '+')].join('')
}
