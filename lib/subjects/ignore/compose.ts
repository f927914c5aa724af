import templates from './templates.json'
import { mayOverlap, readRule, type IgnoreRule } from './rules'

export type IgnoreKind = 'git' | 'docker' | 'npm'

const texts = new Map<string, string>(Object.entries(templates))

/**
 * A rule as Docker reads it: its patterns count from the root of the context, so that a name at any depth is written with two
 * stars. Remarks stay as they are.
 */
export function forDocker(raw: string): string {
  const rule = readRule(raw, 1)
  if (!rule || rule.pattern === '') return raw
  const isDeep = !rule.isAnchored && !rule.pattern.startsWith('**')
  return `${rule.isNegated ? '!' : ''}${isDeep ? '**/' : ''}${rule.pattern}`
}

/**
 * Templates one under the other, then rules of one's own. A rule that stands above already is left out, unless one of the other kind
 * (! or not) that may match the same path stands between: then the second changes what is ignored. Throws for a template that does not exist.
 */
export function composeIgnore(
  names: readonly string[],
  own: string,
  kind: IgnoreKind,
): { text: string; merged: number; sections: number } {
  const parts = [
    ...[...new Set(names)].map((name) => {
      const text = texts.get(name)
      if (text === undefined) throw new RangeError(`No such template: ${name}`)
      return { name, text }
    }),
    ...(own.trim() === '' ? [] : [{ name: 'Own rules', text: own.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '') }]),
  ]
  const kept: IgnoreRule[] = []
  const places = new Map<string, number>()
  let merged = 0

  function isKept(raw: string): boolean {
    const rule = readRule(raw, 1)
    if (!rule) return true
    const before = places.get(rule.text)
    const between = before === undefined ? [] : kept.slice(before + 1)
    const isRepeated =
      before !== undefined && !between.some((other) => other.isNegated !== rule.isNegated && mayOverlap(other, rule))
    if (isRepeated) {
      merged++
      return false
    }
    places.set(rule.text, kept.length)
    kept.push(rule)
    return true
  }

  const written = parts.map(({ name, text }) => {
    const lines = text.split('\n').filter(isKept)
    const shown = kind === 'docker' ? lines.map(forDocker) : lines
    return `### ${name}\n${shown.join('\n')}`.replace(/\n{3,}/g, '\n\n').trimEnd()
  })
  return { text: written.length > 0 ? `${written.join('\n\n')}\n` : '', merged, sections: parts.length }
}
