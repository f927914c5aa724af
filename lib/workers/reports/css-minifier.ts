import { findingIn } from '@/lib/kits/app/code-report'
import type { AsideFile, MinifiedFile } from '@/lib/kits/app/minified-report'
import type { Finding } from '@/lib/kits/app/views'
import { positionOf } from '@/lib/kits/transform/position'
import type { CodeRemark, Rewrite } from '@/lib/subjects/web-code/compiler'
import { minifyStyles } from '@/lib/subjects/web-code/minify-styles'
import { cutSelectors, unusedSelectors, usedNames, type UnusedSelector } from '@/lib/subjects/web-code/unused-selectors'
import {
  cssMinifierMessages as says,
  type CssMinifierReport,
  type CssMinifierSettings,
} from '@/lib/tools/utilities/developer/css-minifier.messages'
import type { MinifiedText } from '@/lib/workers/define-minifier-task'
import { TaskRefusal } from '@/lib/workers/define-task'
import { bytesOf, sizeFigures } from '@/lib/workers/reports/packed-sizes'

const shownRemarks = 20
const shownUnused = 200

/** A sheet with its name and the pages whose names count as used. */
interface Source {
  css: string
  name: string
  pages: readonly string[]
}

export type SheetSettings = Omit<CssMinifierSettings, 'html'>

interface Prepared {
  css: string
  unused: readonly UnusedSelector[]
  cut: number
}

/** Spaces in the place of what no page uses. */
function prepared({ css, pages }: Source, { unused: isWanted, safelist, kept }: SheetSettings): Prepared {
  const given = pages.filter((page) => page.trim() !== '')
  if (!isWanted || given.length === 0) return { css, unused: [], cut: 0 }
  const names = safelist.split(/[\s,]+/).filter((name) => name !== '')
  const unused = unusedSelectors(css, usedNames(given), names)
  const taken = unused.filter(({ selector }) => !kept.includes(selector))
  return { css: cutSelectors(css, taken), unused, cut: taken.length }
}

async function minified({ css, name }: Pick<Source, 'css' | 'name'>, settings: SheetSettings, rewrite: Rewrite) {
  const { level, comments, target, map } = settings
  try {
    return await minifyStyles(css, { level, comments, target, mapOf: map ? name : undefined }, rewrite)
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal(says.tooDeep)
    throw error
  }
}

const withMapName = (text: string, map: string | undefined, name: string) =>
  map === undefined ? text : `${text}\n/*# sourceMappingURL=${name}.map */`

/** Makes a style sheet smaller and says by how much, what could not be read, and what no page uses. */
export async function cssMinifierReport(
  source: Source,
  settings: SheetSettings,
  outputName: string,
  rewrite: Rewrite,
): Promise<MinifiedText<CssMinifierReport>> {
  const nothing = { findings: [], warnings: [], figures: [], unused: [] }
  if (source.css.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const { css, unused, cut } = prepared(source, settings)
  const result = await minified({ css, name: source.name }, settings, rewrite)
  const finding = (tone: 'warn' | 'bad', words: (reason: string) => string, detail?: string) => (remark: CodeRemark) =>
    findingAt(source.css, remark, { tone, says: words(remark.reason), ...(detail !== undefined && { detail }) })
  if (result.kind === 'fault')
    return {
      ...nothing,
      verdict: { tone: 'bad', says: '' },
      findings: result.faults.slice(0, shownRemarks).map(finding('bad', says.fault, says.faultHint)),
    }
  const { map, remarks } = result
  const text = withMapName(result.text, map, outputName)
  const isWaiting = settings.unused && source.pages.every((page) => page.trim() === '')
  return {
    verdict: { tone: remarks.length > 0 ? 'warn' : 'good', says: says.saved(bytesOf(source.css), bytesOf(text)) },
    findings: remarks.slice(0, shownRemarks).map(finding('warn', says.remark)),
    warnings: [
      ...(remarks.length > shownRemarks ? [says.moreRemarks(remarks.length - shownRemarks)] : []),
      ...(isWaiting ? [says.noPages] : []),
      ...(cut > 0 ? [says.unusedCount(cut)] : []),
      ...(unused.length > shownUnused ? [says.moreUnused(unused.length - shownUnused)] : []),
    ],
    text,
    map,
    unused: listed(source.css, unused.slice(0, shownUnused)),
    figures: await sizeFigures(source.css, text, says.figures),
  }
}

const findingAt = (css: string, { offset, length }: CodeRemark, finding: Omit<Finding, 'at' | 'excerpt'>) =>
  findingIn('text', css, { offset, length: Math.max(1, length) }, finding)

/** Each selector once, with the line of its first place. */
function listed(css: string, unused: readonly UnusedSelector[]): { selector: string; line: number }[] {
  const lines = new Map<string, number>()
  for (const { selector, from } of unused) {
    const at = from + (/^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(css.slice(from, from + 10_000))?.[0].length ?? 0)
    if (!lines.has(selector)) lines.set(selector, positionOf(css, { offset: at, length: 0 }).line)
  }
  return Array.from(lines, ([selector, line]) => ({ selector, line }))
}

/** Minifies one of several files. */
export async function minifiedSheet(
  source: Source,
  settings: SheetSettings,
  outputName: string,
  rewrite: Rewrite,
): Promise<MinifiedFile | AsideFile> {
  const { css, cut } = prepared(source, settings)
  const result = await minified({ css, name: source.name }, settings, rewrite)
  const lineOf = ({ offset }: CodeRemark) => positionOf(source.css, { offset, length: 0 }).line
  if (result.kind === 'fault') {
    const [first] = result.faults
    throw new TaskRefusal(first ? says.faultIn(lineOf(first), first.reason) : says.tooDeep)
  }
  const { map, remarks } = result
  const text = withMapName(result.text, map, outputName)
  return {
    kind: 'file',
    name: outputName,
    code: new Blob([text]),
    map: map === undefined ? undefined : new Blob([map]),
    says: says.saved(bytesOf(source.css), bytesOf(text)),
    warnings: [
      ...(cut > 0 ? [says.unusedCount(cut)] : []),
      ...remarks.slice(0, shownRemarks).map((remark) => says.remarkIn(lineOf(remark), remark.reason)),
      ...(remarks.length > shownRemarks ? [says.moreRemarks(remarks.length - shownRemarks)] : []),
    ],
  }
}
