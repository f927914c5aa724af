import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp'

export type Parsed =
  | { kind: 'pattern'; pattern: AST.Pattern; flags: AST.Flags }
  /** `offset` counts UTF-16 units of the pattern; undefined where a flag is wrong. */
  | { kind: 'fault'; offset: number | undefined; reason: string }

/** Flags of ECMAScript 2025, in the order in which JavaScript writes them. */
export const knownFlags = 'dgimsuvy'

/** Reads a pattern as JavaScript does (ECMAScript 2025, Annex B where no `u` or `v` is set). */
export function parsePattern(source: string, flags: string): Parsed {
  const wrong = [...flags].find((flag, at) => !knownFlags.includes(flag) || flags.indexOf(flag) !== at)
  if (wrong !== undefined)
    return { kind: 'fault', offset: undefined, reason: `${wrong} is not a flag, or it stands twice` }
  const parser = new RegExpParser({ ecmaVersion: 2025 })
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  if (unicode.unicode && unicode.unicodeSets)
    return { kind: 'fault', offset: undefined, reason: 'u and v cannot both be set' }
  try {
    const pattern = parser.parsePattern(source, 0, source.length, unicode)
    return { kind: 'pattern', pattern, flags: parser.parseFlags(flags) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const offset = 'index' in error && typeof error.index === 'number' ? error.index : source.length
    return { kind: 'fault', offset, reason: error.message.replace(/^Invalid regular expression: \/[\s\S]*\/\w*: /, '') }
  }
}

const isRepeating = ({ max }: AST.Quantifier) => max > 10

/**
 * The part of a pattern that can read the same text in ever more ways: what repeats within what repeats, or two that repeat the same
 * side by side. Undefined where neither is there; the pattern may be slow all the same.
 */
export function runawayPart(pattern: AST.Pattern): { offset: number; length: number; text: string } | undefined {
  let found: AST.Node | undefined
  visitRegExpAST(pattern, {
    onQuantifierEnter(outer) {
      if (found || !isRepeating(outer)) return
      visitRegExpAST(outer.element, {
        onQuantifierEnter(inner) {
          if (isRepeating(inner)) found ??= outer
        },
        onAlternativeEnter({ parent }) {
          // (a|a)* and (a|ab)*: alternatives that begin alike.
          if (parent.type === 'CapturingGroup' || parent.type === 'Group') if (beginAlike(parent)) found ??= outer
        },
      })
    },
    onAlternativeEnter({ elements }) {
      const repeats = elements.map((element) =>
        element.type === 'Quantifier' && isRepeating(element) ? element : undefined,
      )
      repeats.forEach((one, at) => {
        const next = repeats[at + 1]
        if (one && next && one.element.raw === next.element.raw) found ??= one
      })
    },
  })
  return found && { offset: found.start, length: found.end - found.start, text: found.raw }
}

function beginAlike({ alternatives }: AST.CapturingGroup | AST.Group): boolean {
  const firsts = alternatives.map(({ elements: [first] }) => first?.raw)
  return firsts.some((first, at) => first !== undefined && firsts.indexOf(first) !== at)
}

/** The groups that capture, in their order, with their names. */
export function groupsOf(pattern: AST.Pattern): (string | undefined)[] {
  const names: (string | undefined)[] = []
  visitRegExpAST(pattern, { onCapturingGroupEnter: ({ name }) => void names.push(name ?? undefined) })
  return names
}
