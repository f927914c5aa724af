import { minify, type MinifyOptions } from 'terser'

import { faultsIn, type CodeRemark, type Minified, type Rewrite, type RewriteOptions } from './compiler'

export const codeLanguages = ['js', 'jsx', 'ts', 'tsx'] as const
export type CodeLanguage = (typeof codeLanguages)[number]

/** The edition of ECMAScript that the code is written for. */
export const scriptTargets = ['written', 'es2022', 'es2020', 'es2017', 'es2015'] as const
export type ScriptTarget = (typeof scriptTargets)[number]

export interface ScriptSettings {
  language: 'auto' | CodeLanguage
  /** Whether names at the top may be shortened: those of a module may, those of a script are read by others. */
  scope: 'auto' | 'script' | 'module'
  /** Expressions in shorter form, and code that is never reached left out. */
  compress: boolean
  /** Shorter names for what is the code's own. */
  mangle: boolean
  /** Names of functions and classes stay, for what reads `name`. */
  keepsNames: boolean
  dropsConsole: boolean
  dropsDebugger: boolean
  comments: 'legal' | 'none'
  target: ScriptTarget
  jsx: 'transform' | 'automatic'
  /** A text that stands above the code as a comment. */
  banner: string
}

export type MinifiedScript =
  | (Extract<Minified, { kind: 'minified' }> & { language: CodeLanguage; isModule: boolean; by: 'terser' | 'esbuild' })
  | (Extract<Minified, { kind: 'fault' }> & { language: CodeLanguage })

/** Longer code is made smaller by esbuild alone, which is quicker and needs less memory; its expressions stay as they are. */
export const longestForTerser = 2_000_000

const hasImportLine = /^[ \t]*(?:import\s*[\w{*"']|export\s*[\w{*])/m

const years = { written: 5, es2022: 2022, es2020: 2020, es2017: 2017, es2015: 2015 } as const

/** As what a text is read: by its settings, by the ending of its name, or one after the other. */
function candidates(name: string, language: ScriptSettings['language']): readonly CodeLanguage[] {
  if (language !== 'auto') return [language]
  const ending = /\.[mc]?(jsx?|tsx?)$/i.exec(name)?.[1]?.toLowerCase()
  const own = codeLanguages.find((one) => one === ending)
  if (own === 'ts' || own === 'tsx') return [own]
  return own === 'jsx' ? ['jsx', 'tsx'] : ['js', 'jsx', 'tsx', 'ts']
}

/**
 * Makes JavaScript smaller with the library terser. TypeScript, JSX and older editions are written as plain JavaScript by esbuild before;
 * types are left out, not checked. With a name for the map, `sources` names it and holds the code as it was given.
 */
export async function minifyScript(
  source: string,
  name: string,
  settings: ScriptSettings,
  rewrite: Rewrite,
  isMapped = false,
): Promise<MinifiedScript> {
  let furthest: (MinifiedScript & { kind: 'fault' }) | undefined
  for (const language of candidates(name, settings.language)) {
    const result = await minifyAs(language, source, name, settings, rewrite, isMapped)
    if (result.kind === 'minified') return result
    if (!furthest || placeOf(result) > placeOf(furthest)) furthest = result
  }
  if (!furthest) throw new Error('There is a language to read every code as.')
  return furthest
}

const placeOf = ({ faults }: { faults: readonly CodeRemark[] }) => faults[0]?.offset ?? 0

async function minifyAs(
  language: CodeLanguage,
  source: string,
  name: string,
  settings: ScriptSettings,
  rewrite: Rewrite,
  isMapped: boolean,
): Promise<MinifiedScript> {
  const isLong = source.length > longestForTerser
  const isPlain = language === 'js' && settings.target === 'written' && !isLong
  const plain = isPlain
    ? ({ kind: 'minified', text: source, map: undefined, remarks: [] } as const)
    : await plainScript(source, name, language, settings, rewrite, isLong)
  if (plain.kind === 'fault') return { ...plain, language }
  const made = isLong
    ? { kind: 'minified' as const, code: plain.text, map: plain.map, isModule: hasImportLine.test(source) }
    : await byTerser(plain.text, name, settings, isMapped ? plain.map : undefined, isMapped)
  if (made.kind === 'fault') return { ...made, language }
  const map = isMapped && made.map !== undefined ? mapOf(made.map, name, source) : undefined
  const { isModule } = made
  const by = isLong ? 'esbuild' : 'terser'
  return { kind: 'minified', text: made.code.trimEnd(), map, remarks: plain.remarks, language, isModule, by }
}

function mapOf(map: string, name: string, source: string): string {
  const read: unknown = JSON.parse(map)
  return JSON.stringify({ ...(read as object), sources: [name], sourcesContent: [source] })
}

/** Plain JavaScript of that edition; of long code the smallest that the library makes. */
async function plainScript(
  source: string,
  name: string,
  language: CodeLanguage,
  settings: ScriptSettings,
  rewrite: Rewrite,
  isLong: boolean,
): Promise<Minified> {
  const { target, jsx, comments, banner } = settings
  const options: RewriteOptions = {
    loader: language,
    charset: 'utf8',
    logLevel: 'silent',
    legalComments: comments === 'legal' ? 'inline' : 'none',
    sourcemap: 'external',
    sourcefile: name,
    jsx,
    ...(target !== 'written' && { target: [target] }),
    ...(isLong && shortest(settings, bannerOf(banner))),
  }
  try {
    const { code, map } = await rewrite(source, options)
    return { kind: 'minified', text: code, map, remarks: [] }
  } catch (error) {
    const faults = faultsIn(error, source)
    if (!faults) throw error
    return { kind: 'fault', faults }
  }
}

function shortest(settings: ScriptSettings, banner: string): Partial<RewriteOptions> {
  const { mangle, keepsNames, dropsConsole, dropsDebugger } = settings
  const drop = [...(dropsConsole ? (['console'] as const) : []), ...(dropsDebugger ? (['debugger'] as const) : [])]
  return {
    minifyWhitespace: true,
    // Statements in a row would be joined one by one, in time that grows with the square of their number.
    minifySyntax: false,
    minifyIdentifiers: mangle,
    keepNames: keepsNames,
    drop: [...drop],
    ...(banner !== '' && { banner }),
  }
}

/** A comment that minifiers keep. */
function bannerOf(text: string): string {
  const words = text.trim().replaceAll('*/', '* /')
  if (words === '') return ''
  return words.includes('\n') ? `/*!\n${words.replaceAll(/^/gm, ' * ')}\n */` : `/*! ${words} */`
}

interface TerserMade {
  kind: 'minified'
  code: string
  map: string | undefined
  isModule: boolean
}

async function byTerser(
  code: string,
  name: string,
  settings: ScriptSettings,
  before: string | undefined,
  isMapped: boolean,
): Promise<TerserMade | Extract<Minified, { kind: 'fault' }>> {
  const { compress, mangle, keepsNames, dropsConsole, dropsDebugger, comments, target, banner } = settings
  try {
    const isModule = settings.scope === 'auto' ? await hasImports(code) : settings.scope === 'module'
    const drops = { drop_console: dropsConsole, drop_debugger: dropsDebugger }
    const options: MinifyOptions = {
      ecma: years[target],
      module: isModule,
      toplevel: isModule,
      keep_classnames: keepsNames,
      keep_fnames: keepsNames,
      mangle,
      compress: compress
        ? { ...drops, passes: 2 }
        : dropsConsole || dropsDebugger
          ? { ...drops, defaults: false, directives: false }
          : false,
      format: { comments: comments === 'legal' ? 'some' : false, preamble: bannerOf(banner) },
      ...(isMapped && { sourceMap: { ...(before !== undefined && { content: before }), filename: name } }),
    }
    const made = await minify({ [name]: code }, options)
    const map = typeof made.map === 'object' ? JSON.stringify(made.map) : made.map
    return { kind: 'minified', code: made.code ?? '', map, isModule }
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    return { kind: 'fault', faults: [fault] }
  }
}

/** What terser says of code that it cannot read; undefined of any other error. */
function faultOf(error: unknown): CodeRemark | undefined {
  if (!(error instanceof Error) || !('pos' in error) || typeof error.pos !== 'number') return undefined
  return { reason: error.message, offset: error.pos, length: 1 }
}

/** Whether statements of the code import or export: then it is a module. */
async function hasImports(code: string): Promise<boolean> {
  if (!/\b(?:import|export)\b/.test(code)) return false
  const format = { comments: false, ast: true, code: false }
  const made: object = await minify(code, { compress: false, mangle: false, format })
  const body: unknown = 'ast' in made && typeof made.ast === 'object' && made.ast && 'body' in made.ast && made.ast.body
  return Array.isArray(body) && body.some(isImport)
}

const isImport = (statement: unknown) =>
  typeof statement === 'object' &&
  statement !== null &&
  'TYPE' in statement &&
  (statement.TYPE === 'Import' || statement.TYPE === 'Export')

export const savingSteps = ['compress', 'mangle', 'keepsNames', 'dropsConsole', 'dropsDebugger', 'comments'] as const
export type SavingStep = (typeof savingSteps)[number]

/** The code with one option the other way round. */
export interface Saving {
  step: SavingStep
  isOn: boolean
  text: string
}

const isOn = (settings: ScriptSettings, step: SavingStep) =>
  step === 'comments' ? settings.comments === 'none' : step === 'keepsNames' ? !settings.keepsNames : settings[step]

function turned(settings: ScriptSettings, step: SavingStep): ScriptSettings {
  if (step === 'comments') return { ...settings, comments: settings.comments === 'none' ? 'legal' : 'none' }
  return { ...settings, [step]: !settings[step] }
}

/** What the code would be with each option the other way round. */
export async function scriptSavings(
  source: string,
  name: string,
  settings: ScriptSettings,
  rewrite: Rewrite,
): Promise<Saving[]> {
  const savings: Saving[] = []
  for (const step of savingSteps) {
    const result = await minifyScript(source, name, turned(settings, step), rewrite)
    if (result.kind === 'minified') savings.push({ step, isOn: isOn(settings, step), text: result.text })
  }
  return savings
}

/** Code of several scripts, one after the other. */
export interface ScriptPart {
  text: string
  map: string | undefined
}

/** Scripts in one, and their maps in one of sections (ECMA-426, index source map). */
export function joinedScripts(parts: readonly ScriptPart[]): ScriptPart {
  let [text, line] = ['', 0]
  const sections: object[] = []
  for (const { text: part, map } of parts) {
    if (map !== undefined) sections.push({ offset: { line, column: 0 }, map: JSON.parse(map) as object })
    // A script may end in a comment, after which nothing would end its last statement.
    const ended = `${part.replace(/^#!.*\n/, text === '' ? '$&' : '')}${/[;}]$/.test(part) ? '' : '\n;'}\n`
    text += ended
    line += ended.split('\n').length - 1
  }
  return { text: text.trimEnd(), map: sections.length > 0 ? JSON.stringify({ version: 3, sections }) : undefined }
}

/** Whether code asks for strict mode for all of it, and so for what is joined behind it. */
export const isStrict = (code: string) => /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n|#!.*\n)*["']use strict["']/.test(code)
