import type { Fault } from './faults'
import type { Placeholders } from './types'

const placeholder = /\{\{([^{}]*)\}\}/g

/** The value of what stands between the braces, or the sentence that says what is wrong with it. */
export function valueOf(inside: string, facts: Placeholders): { value: string } | { fault: string } {
  const [, kind = '', rest = ''] = /^\s*([a-z]+)\s*:\s*(.*?)\s*$/.exec(inside) ?? []
  const parts = rest.split(',').map((part) => part.trim())
  const found = lookUp(kind, parts, facts)
  if (found === 'malformed') {
    return {
      fault: `{{${inside}}} must be {{example: Name, key}}, {{rule: path, key, day}}, {{count: what}} or {{label: key}}`,
    }
  }
  return found === undefined ? { fault: `{{${inside}}} names nothing that this tool has` } : { value: found }
}

function lookUp(kind: string, parts: readonly string[], facts: Placeholders): string | undefined | 'malformed' {
  if (parts.some((part) => part === '')) return 'malformed'
  const last = parts.at(-1) ?? ''
  if (kind === 'example' && parts.length >= 2) return facts.example(parts.slice(0, -1).join(', '), last)
  if (kind === 'count' && parts.length === 1) return facts.count(last)
  if (kind === 'label' && parts.length === 1) return facts.label(last)
  const [path = '', key = '', day] = parts
  if (kind === 'rule' && (parts.length === 2 || parts.length === 3)) return facts.rule(path, key, day)
  return 'malformed'
}

/** The unit that a value ends with and the words behind it begin with, as in “20 A A”. */
function repeatedUnit(value: string, behind: string): string | undefined {
  const unit = /[\s\u00a0]([^\s\u00a0\d]\S*)$/.exec(value)?.[1]
  const [, next] = /^\s+([^\s,.;:!?)]+)/.exec(behind) ?? []
  return unit !== undefined && next === unit ? unit : undefined
}

function withoutCode(line: string): string {
  return line.replace(/(`+).*?\1/g, (code) => ' '.repeat(code.length))
}

/** Faults of every placeholder in a guide, by line. Braces inside code are the reader's, not ours. */
export function placeholderFaults(lines: readonly string[], facts: Placeholders): Fault[] {
  const faults: Fault[] = []
  let fenced = false
  lines.forEach((text, index) => {
    if (/^\s*(?:```|~~~)/.test(text)) fenced = !fenced
    if (fenced) return
    const prose = withoutCode(text)
    for (const { 0: whole, 1: inside = '', index: at } of prose.matchAll(placeholder)) {
      const answer = valueOf(inside, facts)
      if ('fault' in answer) {
        faults.push({ line: index + 1, message: answer.fault })
        continue
      }
      const unit = repeatedUnit(answer.value, prose.slice(at + whole.length))
      if (unit !== undefined)
        faults.push({
          line: index + 1,
          message: `${whole} is “${answer.value}” already: leave out the ${unit} behind it`,
        })
    }
    if (prose.replace(placeholder, '').includes('{{'))
      faults.push({ line: index + 1, message: 'a placeholder is not closed on its line' })
  })
  return faults
}

/** Plain text with its placeholders replaced. Unknown ones stay; placeholderFaults reports them. */
export function fillPlaceholders(text: string, facts: Placeholders): string {
  return text.replace(placeholder, (whole, inside: string) => {
    const answer = valueOf(inside, facts)
    return 'value' in answer ? answer.value : whole
  })
}
