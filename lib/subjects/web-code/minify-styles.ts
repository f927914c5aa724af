import { faultsIn, remarkIn, type Minified, type Rewrite } from './compiler'
import { allBlocks, styleBlocks, type StyleBlock, type StyleDeclaration } from './style-blocks'

/** Browsers a style sheet has to be written for; the oldest know `:is()`, which stands for the parent of nested rules. */
export const styleTargets = {
  written: undefined,
  since2023: ['chrome110', 'edge110', 'firefox110', 'safari16.3'],
  since2021: ['chrome88', 'edge88', 'firefox85', 'safari14'],
} as const
export type StyleTarget = keyof typeof styleTargets

export interface StyleSettings {
  /** Safe: white space and comments. Restructure: values in their shortest form, too, and rules that belong together joined. */
  level: 'safe' | 'restructure'
  /** Those that begin with `!` or name a licence. */
  comments: 'legal' | 'none'
  target: StyleTarget
  /** Of the source, as the source map names it; undefined for no map. */
  mapOf: string | undefined
}

/** Makes a style sheet smaller with the library esbuild. What it cannot read it copies as it is, and says so in `remarks`. */
export async function minifyStyles(css: string, settings: StyleSettings, rewrite: Rewrite): Promise<Minified> {
  const { level, comments, target, mapOf } = settings
  const browsers = styleTargets[target]
  const joined = level === 'restructure' ? neighboursJoined(css) : css
  const ordered = browsers ? trailingDeclarationsApart(joined) : joined
  try {
    const { code, map, warnings } = await rewrite(ordered, {
      loader: 'css',
      charset: 'utf8',
      logLevel: 'silent',
      minifyWhitespace: true,
      minifySyntax: level === 'restructure',
      legalComments: comments === 'legal' ? 'inline' : 'none',
      ...(browsers && { target: [...browsers] }),
      ...(mapOf !== undefined && { sourcemap: 'external', sourcefile: mapOf }),
    })
    return {
      kind: 'minified',
      text: code.trimEnd(),
      map: mapOf === undefined ? undefined : mapWithSource(map, css),
      remarks: warnings.map(remarkIn(ordered)),
    }
  } catch (error) {
    const faults = faultsIn(error, ordered)
    if (!faults) throw error
    return { kind: 'fault', faults }
  }
}

/** A map that brings the source as it was given, not as it was prepared. */
function mapWithSource(map: string, source: string): string {
  const read: unknown = JSON.parse(map)
  return JSON.stringify({ ...(read as object), sourcesContent: [source] })
}

/**
 * Neighbours of one selector, or of one query, become one; the brace between them becomes a semicolon, the rest spaces, so that everything
 * stays where it was. A comment that has to stay parts them.
 */
function neighboursJoined(css: string): string {
  const blocks = styleBlocks(css)
  const joints: { from: number; to: number; mark: string }[] = []
  const join = (items: readonly (StyleBlock | StyleDeclaration)[]) => {
    for (const [at, next] of items.entries()) {
      const last = items[at - 1]
      if (!last || last.kind === 'declaration' || next.kind === 'declaration' || !isOne(css, last, next)) continue
      joints.push({ from: last.to - 1, to: next.prelude.to + 1, mark: next.kind === 'rule' ? ';' : ' ' })
    }
  }
  join(blocks)
  for (const { items } of allBlocks(blocks)) join(items)
  let [written, at] = ['', 0]
  for (const { from, to, mark } of joints.sort((one, other) => one.from - other.from)) {
    written += css.slice(at, from) + mark + css.slice(from + 1, to).replaceAll(/[^\n\r]/g, ' ')
    at = to
  }
  return written + css.slice(at)
}

function isOne(css: string, last: StyleBlock, next: StyleBlock): boolean {
  const headOf = ({ prelude }: StyleBlock) =>
    css.slice(prelude.from, prelude.to).replaceAll(/\s+/g, ' ').replaceAll(/ ?, ?/g, ',').trim()
  if (last.kind !== next.kind || last.name !== next.name || headOf(last) !== headOf(next)) return false
  const between = css.slice(last.to, next.from).replaceAll(/\/\*(?!!)[\s\S]*?\*\//g, '')
  if (between.trim() !== '' || css[last.to - 1] !== '}') return false
  if (last.kind === 'at') return /^(?:media|supports|container)$/.test(last.name)
  return [...last.items, ...next.items].every(({ kind }) => kind === 'declaration')
}

/**
 * Where declarations stand after nested rules the rule ends and begins anew: written out as flat rules they would otherwise come before
 * what they come after (CSS Nesting, the CSSNestedDeclarations rule). Lines stay where they were.
 */
function trailingDeclarationsApart(css: string): string {
  const edits: { at: number; text: string }[] = []
  for (const block of allBlocks(styleBlocks(css))) {
    if (!isWithinRule(block)) continue
    const head = css.slice(block.from, block.prelude.to).replaceAll(/[\n\r\f]+/g, ' ')
    for (const [at, item] of block.items.entries()) {
      const before = block.items[at - 1]
      if (item.kind === 'declaration' && before && before.kind !== 'declaration')
        edits.push({ at: item.from, text: `}${head}{` })
    }
  }
  let [written, last] = ['', 0]
  for (const { at, text } of edits.sort((one, other) => one.at - other.at)) {
    written += css.slice(last, at) + text
    last = at
  }
  return written + css.slice(last)
}

/** A style rule, or an at-rule with declarations of the rule around it. */
function isWithinRule(block: StyleBlock): boolean {
  for (let outer: StyleBlock | undefined = block; outer; outer = outer.parent) {
    if (outer.kind === 'rule') return true
    if (!/^(?:media|supports|container|layer|starting-style)$/.test(outer.name)) return false
  }
  return false
}
