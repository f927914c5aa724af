import { gzipSync } from 'fflate'
import { findingIn } from '@/lib/kits/app/code-report'
import type { AsideFile, MinifiedFile, MinifierSavings } from '@/lib/kits/app/minified-report'
import { positionOf } from '@/lib/kits/transform/position'
import type { CodeRemark, Rewrite } from '@/lib/subjects/web-code/compiler'
import {
  isStrict,
  joinedScripts,
  minifyScript,
  scriptSavings,
  type MinifiedScript,
} from '@/lib/subjects/web-code/minify-script'
import {
  jsMinifierMessages as says,
  type JsMinifierReport,
  type JsMinifierSettings,
} from '@/lib/tools/utilities/developer/js-minifier.messages'
import type { MinifiedText } from '@/lib/workers/define-minifier-task'
import { TaskRefusal } from '@/lib/workers/define-task'
import { bytesOf, sizeFigures } from '@/lib/workers/reports/packed-sizes'

/** Of longer code the options are not weighed one by one. */
const longestWeighed = 300_000

/** Code with its name. */
export interface CodeSource {
  code: string
  name: string
}

async function minified(
  { code, name }: CodeSource,
  settings: JsMinifierSettings,
  rewrite: Rewrite,
): Promise<MinifiedScript> {
  try {
    return await minifyScript(code, name, settings, rewrite, settings.map)
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal(says.tooDeep)
    throw error
  }
}

const withMapName = (text: string, map: string | undefined, name: string) =>
  map === undefined ? text : `${text}\n//# sourceMappingURL=${name}.map`

function warningsOf(result: MinifiedScript & { kind: 'minified' }, { mangle }: JsMinifierSettings): string[] {
  const { language, isModule, by } = result
  return [
    ...(language === 'ts' || language === 'tsx' ? [says.untyped] : []),
    ...(by === 'esbuild' ? [says.tooLongForTerser] : isModule && mangle ? [says.isModule] : []),
  ]
}

/** Makes code smaller and says by how much, or where it cannot be read. */
export async function jsMinifierReport(
  source: CodeSource,
  settings: JsMinifierSettings,
  outputName: string,
  rewrite: Rewrite,
  turn = 0,
): Promise<MinifiedText<JsMinifierReport>> {
  const nothing = { findings: [], warnings: [], figures: [], weighed: 0 }
  if (source.code.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const result = await minified(source, settings, rewrite)
  if (result.kind === 'fault') {
    const { language, faults } = result
    const finding = ({ reason, offset, length }: CodeRemark) =>
      findingIn(
        'text',
        source.code,
        { offset, length: Math.max(1, length) },
        { tone: 'bad', says: says.fault(reason, language), detail: says.faultHint },
      )
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: faults.slice(0, 1).map(finding) }
  }
  const text = withMapName(result.text, result.map, outputName)
  return {
    verdict: { tone: 'good', says: says.saved(bytesOf(source.code), bytesOf(text), result.language) },
    findings: [],
    warnings: warningsOf(result, settings),
    text,
    map: result.map,
    weighed: source.code.length > longestWeighed ? 0 : turn,
    figures: await sizeFigures(source.code, text, says.figures),
  }
}

const packedSize = (text: string) => gzipSync(new TextEncoder().encode(text)).length

/** What each option saves, or would save. */
export async function jsSavings(
  source: CodeSource,
  settings: JsMinifierSettings,
  rewrite: Rewrite,
  of: number,
): Promise<MinifierSavings> {
  const now = await minified(source, { ...settings, map: false }, rewrite)
  if (now.kind === 'fault') return { kind: 'savings', of, rows: [] }
  const savings = await scriptSavings(source.code, source.name, settings, rewrite)
  const rows = savings.map(({ step, isOn, text }) => {
    const sign = isOn ? 1 : -1
    const plain = sign * (bytesOf(text) - bytesOf(now.text))
    const packed = sign * (packedSize(text) - packedSize(now.text))
    return [says.steps[step], isOn ? says.on : says.off, says.wouldSave(plain, isOn), says.wouldSave(packed, isOn)]
  })
  return { kind: 'savings', of, rows }
}

function refusal(code: string, faults: readonly CodeRemark[], name = ''): TaskRefusal {
  const [first = { reason: '', offset: 0 }] = faults
  const { line, column } = positionOf(code, { offset: first.offset, length: 0 })
  return new TaskRefusal(`${name === '' ? '' : `${name}: `}${says.faultIn(line, column, first.reason)}`)
}

/** Minifies one of several files. */
export async function minifiedFile(
  source: CodeSource,
  settings: JsMinifierSettings,
  outputName: string,
  rewrite: Rewrite,
): Promise<MinifiedFile> {
  const result = await minified(source, settings, rewrite)
  if (result.kind === 'fault') throw refusal(source.code, result.faults)
  const text = withMapName(result.text, result.map, outputName)
  return {
    kind: 'file',
    name: outputName,
    code: new Blob([text]),
    map: result.map === undefined ? undefined : new Blob([result.map]),
    says: says.saved(bytesOf(source.code), bytesOf(text), result.language),
    warnings: warningsOf(result, settings),
  }
}

/** Minifies scripts and joins them in their order. Modules are refused: joined, their imports would ask for what is not there. */
export async function bundledFiles(
  sources: readonly CodeSource[],
  settings: JsMinifierSettings,
  rewrite: Rewrite,
): Promise<MinifiedFile> {
  const parts: (MinifiedScript & { kind: 'minified' })[] = []
  for (const [at, source] of sources.entries()) {
    const own = { ...settings, banner: at === 0 ? settings.banner : '' }
    const result = await minified(source, own, rewrite)
    if (result.kind === 'fault') throw refusal(source.code, result.faults, source.name)
    if (result.isModule) throw new TaskRefusal(says.moduleInBundle(source.name))
    parts.push(result)
  }
  const { text: joined, map } = joinedScripts(parts)
  const text = withMapName(joined, map, says.bundle)
  const strict = parts.filter((part) => isStrict(part.text)).length
  const before = sources.reduce((sum, { code }) => sum + bytesOf(code), 0)
  return {
    kind: 'file',
    name: says.bundle,
    code: new Blob([text]),
    map: map === undefined ? undefined : new Blob([map]),
    says: says.bundled(sources.length, before, bytesOf(text)),
    warnings: [
      ...(strict > 0 && strict < parts.length ? [says.mixedStrict] : []),
      ...new Set(parts.flatMap((part) => warningsOf(part, settings))),
    ],
  }
}

export const partOfBundle: AsideFile = { kind: 'aside', says: says.partOf(says.bundle) }
