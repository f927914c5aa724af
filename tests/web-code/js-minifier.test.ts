import { createRequire, SourceMap } from 'node:module'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parse } from 'acorn'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'

import { joinedScripts, minifyScript, type ScriptSettings } from '@/lib/subjects/web-code/minify-script'
import {
  jsMinifierMessages as says,
  jsSample,
  type JsMinifierSettings,
} from '@/lib/tools/utilities/developer/js-minifier.messages'
import { bundledFiles, jsMinifierReport, jsSavings, minifiedFile } from '@/lib/workers/reports/js-minifier'
import { programs } from '../vectors/js-minifier/programs'

const plain: JsMinifierSettings = {
  language: 'auto',
  scope: 'auto',
  compress: true,
  mangle: true,
  keepsNames: false,
  dropsConsole: false,
  dropsDebugger: true,
  comments: 'legal',
  target: 'written',
  jsx: 'transform',
  banner: '',
  map: false,
  joins: false,
}

async function made(code: string, settings: Partial<ScriptSettings> = {}, name = 'a.js') {
  const result = await minifyScript(code, name, { ...plain, ...settings }, transform, true)
  if (result.kind === 'fault') throw new Error(result.faults[0]?.reason)
  return result
}
const small = async (code: string, settings: Partial<ScriptSettings> = {}, name = 'a.js') =>
  (await made(code, settings, name)).text
const run = (code: string): unknown => {
  const context = vm.createContext({ result: undefined, console })
  vm.runInContext(code, context)
  return JSON.parse(JSON.stringify(context.result ?? 'nothing'))
}

const ways: [string, Partial<ScriptSettings>][] = [
  ['as it comes', {}],
  ['without shorter names', { mangle: false }],
  ['without shorter expressions', { compress: false }],
  ['with names kept', { keepsNames: true }],
  ['for ES2015', { target: 'es2015' }],
  ['for ES2020', { target: 'es2020' }],
]

describe.each(ways)('code made smaller %s', (_, settings) => {
  it.each(programs)('finds what it found: %s', async (_name, code) => {
    // ES2015 has no large whole numbers, and no library can give it some.
    if (settings.target === 'es2015' && code.includes('10n')) return
    const text = await small(code, settings)
    expect(run(text)).toEqual(run(code))
    expect(text.length).toBeLessThanOrEqual(code.length + (settings.target === undefined ? 0 : 2500))
  })
})

describe('libraries work as before', () => {
  const require = createRequire(import.meta.url)
  function loaded(code: string): Record<string, (...given: unknown[]) => unknown> {
    const module = { exports: {} }
    new Function('module', 'exports', 'require', code)(module, module.exports, require)
    return module.exports
  }

  it('papaparse', async () => {
    const code = readFileSync(require.resolve('papaparse/papaparse.js'), 'utf8')
    const after = loaded(await small(code))
    const csv = 'a,"b ""x""",c\r\n1,"2\n3",\n4;5,6,7,8\n'
    for (const options of [{}, { header: true }, { dynamicTyping: true }, { delimiter: ';' }])
      expect(after.parse?.(csv, options)).toEqual(loaded(code).parse?.(csv, options))
    expect(after.unparse?.([['a,b', '"c"']])).toBe('"a,b","""c"""')
  })

  it('fflate', async () => {
    const code = readFileSync('node_modules/fflate/umd/index.js', 'utf8')
    const after = loaded(await small(code, { dropsConsole: true }))
    const bytes = new TextEncoder().encode(code)
    const { gunzipSync } = await import('node:zlib')
    expect(gunzipSync(after.gzipSync?.(bytes) as Uint8Array).toString()).toBe(code)
  })
})

describe('options', () => {
  it('drop console calls and debugger', async () => {
    const code = 'console.log(alert(1)); debugger; done()'
    expect(await small(code, { dropsDebugger: false })).toBe('console.log(alert(1));debugger;done();')
    expect(await small(code)).not.toContain('debugger')
    expect(await small(code, { dropsConsole: true })).not.toContain('console')
    const printed = await small(code, { compress: false, dropsConsole: true })
    expect(printed).not.toMatch(/console|debugger/)
    expect(await small(code, { compress: false, dropsDebugger: false })).toContain('debugger')
  })

  it('keep or shorten names', async () => {
    const code =
      'var result = (function () { function longName(first) { return first } class LongClass {} return [longName.name, new LongClass().constructor.name, longName(1)] })()'
    expect(run(await small(code, { keepsNames: true }))).toEqual(['longName', 'LongClass', 1])
    expect(await small(code, { mangle: false })).toContain('first')
    expect(await small('function shown(value) { return value + 1 }')).toMatch(/function shown\(\w\)/)
  })

  it('know a module by its imports', async () => {
    const code =
      'const local = 3; export const shown = local + local * shownAs(local); function shownAs(long) { return long + local }'
    const { text, isModule } = await made(code)
    expect(isModule).toBe(true)
    expect(text).not.toContain('local')
    expect(text).toContain('shown')
    expect(await small(code, { scope: 'script' })).toContain('shownAs')
    expect((await made('const word = "import x"; use(import("a"))')).isModule).toBe(false)
    expect(await small('const local = g(); f(local, local)', { scope: 'module' })).not.toContain('local')
  })

  it('keep licences, or no comment, and put one above', async () => {
    const code = '/*! mine */ /* no */ f() // @license MIT'
    expect(await small(code)).toContain('/*! mine */')
    expect(await small(code)).not.toContain('no')
    expect(await small(code, { comments: 'none' })).toBe('f();')
    expect(await small(code, { comments: 'none', banner: 'v2 */ x' })).toBe('/*! v2 * / x */\nf();')
    expect(await small('f()', { banner: 'a\nb' })).toBe('/*!\n * a\n * b\n */\nf();')
  })

  it.each([
    ['es2015', 2015],
    ['es2017', 2017],
    ['es2020', 2020],
    ['es2022', 2022],
  ] as const)('write %s that a reader of that edition takes', async (target, ecmaVersion) => {
    for (const [, code] of programs) {
      if (code.includes('10n') && ecmaVersion < 2020) continue
      expect(() => parse(code, { ecmaVersion: 'latest' })).not.toThrow()
      // Named groups of regular expressions are no syntax that can be rewritten.
      const text = (await small(code, { target })).replaceAll('(?<y>', '(')
      expect(() => parse(text, { ecmaVersion })).not.toThrow()
    }
  })
})

describe('TypeScript and JSX', () => {
  it('lose their types and run', async () => {
    const code =
      'enum Size { Small = 1, Large } interface A { x: number } const f = <T,>(x: T): T => x; var result = [Size.Large, Size[1], f<number>(3) satisfies number, (4 as unknown as number)!]'
    for (const name of ['a.ts', 'a.js', 'a.tsx']) {
      const { text, language } = await made(code, {}, name)
      expect(language).toBe(name === 'a.ts' ? 'ts' : 'tsx')
      expect(run(text)).toEqual([2, 'Small', 3, 4])
    }
    expect((await made('const x = <number>y; f(x)', {}, 'pasted.js')).language).toBe('ts')
  })

  it('become calls of either kind', async () => {
    const code = 'f(<p class="x">{n}</p>)'
    expect(await small(code, {}, 'a.jsx')).toBe('f(React.createElement("p",{class:"x"},n));')
    expect(await small(code, { jsx: 'automatic' })).toMatch(
      /^import\{jsx as (\w+)\}from"react\/jsx-runtime";f\(\1\("p",\{class:"x",children:n\}\)\);$/,
    )
  })
})

describe('code that cannot be read', () => {
  it.each([
    ['let a = 1\nlet b = ;', 'js', 2, 9],
    ['f(1,\n', 'js', 2, 1],
    ['é = "😀"; let x = ;', 'js', 1, 18],
    ['type A = {\n  x: number\n  y: ;\n}', 'ts', 3, 6],
  ] as const)('%j is named with its place', async (code, language, line, column) => {
    const { findings, text } = await jsMinifierReport(
      { code, name: 'a.js' },
      { ...plain, language },
      'a.min.js',
      transform,
    )
    expect(text).toBeUndefined()
    expect(findings[0]?.at).toMatchObject({ line, column })
  })

  it('refuses a file with its line', async () => {
    await expect(minifiedFile({ code: '\n  let = ;', name: 'a.js' }, plain, 'a.min.js', transform)).rejects.toThrow(
      'Line 2, column',
    )
  })
})

/** How often a map leads to the word that it names, by the reader of Node. */
function followed(map: string, text: string, sources: Readonly<Record<string, string>>, isExact = true): number {
  const reader = new SourceMap(JSON.parse(map))
  let count = 0
  for (const [line, code] of text.split('\n').entries())
    for (const { index } of code.matchAll(/[\w$]+/g)) {
      const entry = reader.findEntry(line, index)
      if (
        !('originalLine' in entry) ||
        !('name' in entry) ||
        typeof entry.name !== 'string' ||
        entry.generatedColumn !== index
      )
        continue
      const source = sources[entry.originalSource]?.split('\n')[entry.originalLine] ?? ''
      if (isExact) expect(source.slice(entry.originalColumn)).toMatch(new RegExp(`^${entry.name}\\b`))
      // Of two maps in a row the second knows some words only by what stands before them.
      else expect(source).toContain(entry.name)
      count++
    }
  return count
}

describe('the source map', () => {
  it('leads every name back, also through types and older editions', async () => {
    const typed =
      'interface A { x: number }\nfunction area(width: number, height: number): number {\n  const product = width * height\n  return product + (globalThis as any)?.extra\n}\nshow(area(1, 2))\n'
    for (const [name, code, settings] of [
      ['a.js', jsSample, {}],
      ['a.ts', typed, {}],
      ['a.ts', typed, { target: 'es2015' }],
    ] as const) {
      const { text, map = '' } = await made(code, settings, name)
      expect(JSON.parse(map)).toMatchObject({ version: 3, sources: [name], sourcesContent: [code] })
      expect(followed(map, text, { [name]: code }, name === 'a.js')).toBeGreaterThan(3)
    }
  })

  it('is named beneath the code', async () => {
    const { text } = await jsMinifierReport(
      { code: 'f()', name: 'a.js' },
      { ...plain, map: true },
      'a.min.js',
      transform,
    )
    expect(text).toBe('f();\n//# sourceMappingURL=a.min.js.map')
  })
})

describe('several files', () => {
  const sources = [
    { name: 'one.js', code: 'var shared = [1]\nfunction add(value) { shared.push(value) } // ends' },
    { name: 'two.js', code: '(function () { add(2); add(shared.length) })()' },
    { name: 'three.js', code: '/*! last */ var result = shared' },
  ]

  it('are joined in their order, with a map of sections', async () => {
    const bundle = await bundledFiles(sources, { ...plain, map: true, banner: 'v1' }, transform)
    const text = await bundle.code.text()
    expect(run(text)).toEqual([1, 2, 2])
    expect(text.match(/v1/g)).toHaveLength(1)
    const map = (await bundle.map?.text()) ?? ''
    expect(followed(map, text, Object.fromEntries(sources.map(({ name, code }) => [name, code])))).toBeGreaterThan(5)
    expect(bundle.says).toContain('3 files in one')
  })

  it('are no modules, and their strict mode is spoken of', async () => {
    await expect(bundledFiles([{ name: 'm.js', code: 'export const a = 1' }], plain, transform)).rejects.toThrow('m.js')
    const mixed = [
      { name: 'a.js', code: '"use strict"; f()' },
      { name: 'b.js', code: 'g()' },
    ]
    expect((await bundledFiles(mixed, plain, transform)).warnings).toContain(says.mixedStrict)
  })

  it('end before the next begins', () => {
    const { text } = joinedScripts([
      { text: '#!/bin/x\nf()/*! c */', map: undefined },
      { text: '#!/bin/y\n(g)()', map: undefined },
    ])
    expect(text).toBe('#!/bin/x\nf()/*! c */\n;\n(g)()\n;')
  })
})

describe('the report', () => {
  it('says sizes, and what each option does to them', async () => {
    const {
      figures,
      verdict,
      warnings,
      text = '',
    } = await jsMinifierReport({ code: jsSample, name: 'a.js' }, plain, 'a.min.js', transform, 1)
    expect(figures[0]?.text).toBe(`${new TextEncoder().encode(jsSample).length} bytes`)
    expect(verdict.says).toContain(`became ${text.length} bytes`)
    expect(warnings).toEqual([])
    const { rows } = await jsSavings({ code: jsSample, name: 'a.js' }, plain, transform, 1)
    const without = await small(jsSample, { mangle: false })
    expect(rows.find(([name]) => name === says.steps.mangle)).toEqual([
      says.steps.mangle,
      'on',
      `${without.length - text.length} bytes`,
      expect.any(String),
    ])
    const silent = await small(jsSample, { dropsConsole: true })
    expect(rows.find(([name]) => name === says.steps.dropsConsole)?.[2]).toBe(
      `would save ${text.length - silent.length} bytes`,
    )
    expect(rows).toHaveLength(6)
  })

  it('says what was taken for a module', async () => {
    const { warnings } = await jsMinifierReport(
      { code: 'export const a = 1', name: 'a.js' },
      plain,
      'a.min.js',
      transform,
    )
    expect(warnings).toEqual([says.isModule])
  })

  it('says that types are not checked, and who made long code smaller', async () => {
    const typed = await jsMinifierReport(
      { code: 'let a: number = "x"; f(a)', name: 'a.ts' },
      plain,
      'a.min.js',
      transform,
    )
    expect(typed.warnings).toContain(says.untyped)
    const long = `${'f( 1 );\n'.repeat(260_000)}export const a = 1`
    // A short text in the place of the long one, written with the options that are asked for it.
    const code = 'export function f(longName) { console.log(longName); debugger; return 1 + 2 }'
    const { warnings, text, weighed } = await jsMinifierReport(
      { code: long, name: 'a.js' },
      { ...plain, banner: 'x', dropsConsole: true },
      'a.min.js',
      (_, options) => transform(code, options),
      1,
    )
    expect(warnings).toContain(says.tooLongForTerser)
    expect(text).toMatch(/^\/\*! x \*\/\nexport function f\(\w\)\{return 1\+2\}$/)
    expect(weighed).toBe(0)
  })
})
