import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ToolManifest } from '@/lib/platform/site/load-tool'

const root = path.resolve(import.meta.dirname, '../..')
let copy = ''

const sources = {
  'lib/engines/sum.ts': 'export const sum = (a: number, b: number) => a + b\n',
  'lib/workers/count.worker.ts': 'postMessage(1)\n',
  'lib/law/in/levy.ts': 'export const levy = 5\n',
  'lib/tools/calculators/trade/two.ts':
    "import { sum } from '@/lib/engines/sum'\nexport default { compute: () => sum(1, 1) }\n",
  'lib/tools/calculators/trade/three.ts': 'export default { compute: () => 3 }\n',
  'lib/tools/calculators/trade/four.ts': 'export default { compute: () => 4 }\n',
  'lib/kits/app/define.ts': 'export const defineApp = (app: object) => app\n',
  'lib/tools/utilities/text/letters.ts':
    "import { defineApp } from '@/lib/kits/app/define'\nexport default defineApp({ compute: () => 'app' })\n",
  'components/utilities/letters.tsx':
    "const late = () => import('./letters/late')\nexport default function Letters() {\n  return <p onClick={late}>one</p>\n}\n",
  'components/utilities/letters/late.tsx':
    "import { word } from '@/lib/base/text/word'\nexport default function Late() {\n  return <p>{word}</p>\n}\n",
  'lib/base/text/word.ts': "export const word = 'late'\n",
  'components/calculator/calculator-form.tsx': 'export default function CalculatorForm() {\n  return <form />\n}\n',
  'components/generator/generator-form.tsx': 'export default function GeneratorForm() {\n  return <form />\n}\n',
  'components/site/shell.page.ts': "document.title = 'one'\n",
  'components/islands/wake.ts': "document.title = 'awake'\n",
  'components/islands/draw.ts': "export const drawIsland = () => ''\n",
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  writeFileSync(path.join(copy, file), text)
}

function compile(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/tools/compile.mjs', ...words], { cwd: copy, encoding: 'utf8' })
}

const manifest = (): ToolManifest => JSON.parse(readFileSync(path.join(copy, '.tools/manifest.json'), 'utf8'))

/** What the compiled tool of Node answers. */
async function answer(id: string): Promise<unknown> {
  const file = path.join(copy, '.tools', manifest().tools[id]?.node ?? '')
  const module: { default: { compute: () => unknown } } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return module.default.compute()
}

/** What the build's copy of an island shows. */
async function islandText(name: string): Promise<unknown> {
  const file = path.join(copy, '.tools', manifest().ui.islands[name]?.node ?? '')
  const module: { default: () => { props: { children: unknown } } } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  )
  return module.default().props.children
}

const faults = (): string[] => JSON.parse(readFileSync(path.join(copy, '.tools/faults.json'), 'utf8'))

const writtenAtOf = (address = '') => statSync(path.join(copy, 'public', address)).mtimeMs

/** When the browser's copies of tools were last written. */
function compiledAt(...ids: string[]): number[] {
  return ids.map((id) => writtenAtOf(manifest().tools[id]?.browser))
}

/** One save may be compiled twice, so what is waited for is its outcome. */
const patience = { timeout: 200_000 }

function startWatching() {
  const watching = spawn(process.execPath, ['scripts/tools/compile.mjs', '--watch'], { cwd: copy })
  let said = ''
  let wanted: { patterns: RegExp[]; found: () => void } = { patterns: [], found: () => {} }
  function compare() {
    if (wanted.patterns.length === 0 || !wanted.patterns.every((pattern) => pattern.test(said))) return
    said = ''
    const { found } = wanted
    wanted = { patterns: [], found: () => {} }
    found()
  }
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
      compare()
    })
  return {
    /** Resolves once it has said all of this since it was last asked. */
    until: (...patterns: RegExp[]) =>
      new Promise<void>((found) => {
        wanted = { patterns, found }
        compare()
      }),
    stop: () => watching.kill(),
  }
}

beforeAll(() => {
  // Inside the project, so that the copy finds the packages.
  mkdirSync(path.join(root, '.tools'), { recursive: true })
  copy = mkdtempSync(path.join(root, '.tools/compile-'))
  for (const name of ['scripts', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
})
beforeEach(() => {
  for (const folder of ['lib', 'components']) rmSync(path.join(copy, folder), { recursive: true, force: true })
  for (const [file, text] of Object.entries(sources)) write(file, text)
  if (compile().status !== 0) throw new Error('the sample does not compile')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the compile step', () => {
  it('fails where a file does not compile, and names the line', () => {
    write('lib/tools/calculators/trade/three.ts', 'export default {\n  compute: () => 3 +,\n}\n')
    const { status, stderr } = compile()
    expect(status).toBe(1)
    expect(stderr).toMatch(/lib\/tools\/calculators\/trade\/three\.ts:2:\d+/)
  })

  describe('members of a family', () => {
    const member = 'lib/tools/calculators/trade/five.ts'
    const written = (factor: number) =>
      `import { define } from '@/lib/families/times'\n\nexport default define({\n  formula: 'of the page',\n  factor: ${factor},\n})\n`
    beforeEach(() => {
      write(
        'lib/families/times/index.ts',
        "export function define(member: { formula: string; factor: number }) {\n  if (member.factor > 9) throw Object.assign(new Error('factor: is too large'), { property: 'factor' })\n  return { compute: () => member.factor }\n}\n",
      )
      write(
        'lib/engines/times.ts',
        'export const define = ({ factor }: { factor: number }) => ({ compute: () => -factor })\n',
      )
    })

    it('run in the browser as data of the engine of that name', async () => {
      write(member, written(5))
      expect(compile().stderr).toBe('')
      const { tools, engines } = manifest()
      expect(tools.five).toMatchObject({ family: 'times', engines: [engines.times?.browser] })
      expect(tools.two?.family).toBeUndefined()
      expect(await answer('five')).toBe(5)
      const browser = path.join(copy, 'public', tools.five?.browser ?? '')
      expect(readFileSync(browser, 'utf8')).not.toContain('of the page')
      const module: { default: { compute: () => unknown } } = await import(
        /* @vite-ignore */ pathToFileURL(browser).href
      )
      expect(module.default.compute()).toBe(-5)
    })

    it('are refused with file and line', async () => {
      write(member, written(12))
      const { status, stderr } = compile()
      expect(status).toBe(1)
      expect(stderr.trim()).toBe(`${member}:5: factor: is too large`)
      write(member, written(4))
      expect(compile().status).toBe(0)
      write(member, written(12))
      expect(compile('--development').stderr).toContain(`${member}:5: factor: is too large`)
      expect(await answer('five')).toBe(4)
    })
  })

  it('refuses working that names nothing, with file, line and the nearest name', async () => {
    const three = 'lib/tools/calculators/trade/three.ts'
    const written = (named: string) =>
      `export default {\n  inputs: { price: {} },\n  outputs: { total: {} },\n  compute: () => 5,\n  steps: [\n    { gives: 'total', is: '{${named}} × 2' },\n  ],\n}\n`
    write(three, written('prize'))
    const { status, stderr } = compile()
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `${three}:6: {prize} is no field, no result and found by no line; the nearest is {price}`,
    )
    expect(compile('--development').status).toBe(0)
    expect(faults()).toEqual([stderr.trim()])
    expect(await answer('three')).toBe(3)
    write(three, written('price'))
    expect(compile().status).toBe(0)
    expect(await answer('three')).toBe(5)
  })

  describe('templates', () => {
    const letter = 'lib/tools/generators/hr/five.template.md'
    const head = '---\ntitle: Five\nversion: 2026-11-23\n---\n'
    beforeEach(() => {
      write(
        'lib/families/mail/index.ts',
        "export function define({ template }: { template: { blocks: { paragraph: unknown[]; at?: number }[]; file?: string } }) {\n  if (JSON.stringify(template).includes('jobTitel')) throw Object.assign(new Error('there is no field jobTitel'), { file: template.file, line: 5 })\n  return { compute: () => template.blocks }\n}\n",
      )
      write(
        'lib/engines/mail.ts',
        'export const define = ({ template }: { template: unknown }) => ({ compute: () => template })\n',
      )
      write(
        'lib/tools/generators/hr/five.ts',
        "import { define } from '@/lib/families/mail'\nimport template from './five.template.md'\n\nexport default define({ template })\n",
      )
      write(
        'lib/subjects/clauses/ends/term.clause.md',
        '---\ntitle: Term\nnote: How long.\nsuits: global\nversion: 2026-11-23\n---\nIt ends.\n',
      )
    })

    it('reach the browser as data, with the clauses they include and without lines', async () => {
      write(letter, `${head}One {{name}}\n\n{{> ends/term}}\n`)
      expect(compile().stderr).toBe('')
      expect(await answer('five')).toMatchObject([
        { paragraph: ['One ', { put: 'name', at: 5 }] },
        { include: { name: 'term', blocks: [{ paragraph: ['It ends.'] }] }, at: 7 },
      ])
      const { tools } = manifest()
      const browser = path.join(copy, 'public', tools.five?.browser ?? '')
      const module: { default: { compute: () => { blocks: unknown[]; file?: string } } } = await import(
        /* @vite-ignore */ pathToFileURL(browser).href
      )
      const template = module.default.compute()
      expect(template.blocks[0]).toEqual({ paragraph: ['One ', { put: 'name' }] })
      expect(JSON.stringify(template)).not.toMatch(/"at":|\.md/)
    })

    it.each([
      ['a condition that is not closed', `${head}{{#if name}}\nOne\n`, `${letter}:5:0`, 'is not closed'],
      ['what its family refuses', `${head}One {{jobTitel}}\n`, `${letter}:5:`, 'there is no field jobTitel'],
      ['a clause that is not there', `${head}{{> ends/never}}\n`, 'never.clause.md', 'Could not resolve'],
    ])('are refused for %s, with file and line', (_, text, place, says) => {
      write(letter, text)
      const { status, stderr } = compile()
      expect(status).toBe(1)
      expect(stderr).toContain(place)
      expect(stderr).toContain(says)
    })
  })

  it.each([
    ['definition', 'lib/tools/calculators/trade/three.ts', (all: ToolManifest) => all.tools.three?.browser],
    ['engine', 'lib/engines/sum.ts', (all: ToolManifest) => all.engines.sum?.browser],
    ['worker', 'lib/workers/count.worker.ts', (all: ToolManifest) => all.workers.count],
  ])('in development keeps the last good %s and brings the rest up to date', async (_, file, addressIn) => {
    const kept = addressIn(manifest())
    write(file, 'export default {\n  compute: () => 3 +,\n}\n')
    write('lib/tools/calculators/trade/four.ts', `export default { compute: () => '${file}' }\n`)
    const { status, stderr, stdout } = compile('--development')
    expect(status).toBe(0)
    expect(stderr.match(new RegExp(`${file.replaceAll('.', '\\.')}:2:\\d+`, 'g'))).toHaveLength(1)
    expect(stdout).toMatch(/^4 tools, 3 islands/)
    expect(addressIn(manifest())).toBe(kept)
    expect(existsSync(path.join(copy, 'public', kept ?? ''))).toBe(true)
    expect(await answer('four')).toBe(file)
    expect(await answer('three')).toBe(3)
    expect(await answer('two')).toBe(2)
  })

  it('in development leaves out a new tool until it compiles', () => {
    write('lib/tools/calculators/trade/five.ts', 'export default {')
    expect(compile('--development').stdout).toMatch(/^4 tools, 3 islands/)
    expect(Object.keys(manifest().tools).sort()).toEqual(['four', 'letters', 'three', 'two'])
    write('lib/tools/calculators/trade/five.ts', 'export default { compute: () => 5 }\n')
    expect(compile('--development').stdout).toMatch(/^5 tools/)
  })

  it('goes on watching after a mistake', async () => {
    const watching = startWatching()
    try {
      await watching.until(/4 tools/)
      write('lib/tools/calculators/trade/three.ts', 'export default {\n  compute: () => 3 +,\n}\n')
      await watching.until(/three\.ts:2:\d+/, /4 tools/)
      write('lib/tools/calculators/trade/four.ts', 'export default { compute: () => 44 }\n')
      await watching.until(/three\.ts:2:\d+/, /4 tools/)
      expect(await answer('four')).toBe(44)
      expect(await answer('three')).toBe(3)
    } finally {
      watching.stop()
    }
  })

  it('compiles again what imports a changed file, and nothing else', async () => {
    const watching = startWatching()
    try {
      await watching.until(/4 tools/)
      const first = manifest()
      const writtenAt = compiledAt('two', 'three', 'four')
      write('components/utilities/letters.tsx', sources['components/utilities/letters.tsx'].replace('one', 'two'))
      await expect.poll(() => islandText('letters'), patience).toBe('two')
      expect(manifest().ui.islands.letters?.files).not.toEqual(first.ui.islands.letters?.files)
      expect(compiledAt('two', 'three', 'four')).toEqual(writtenAt)
      const { ui } = manifest()
      const islandWrittenAt = writtenAtOf(ui.islands.letters?.files[0])

      write('lib/tools/calculators/trade/four.ts', 'export default { compute: () => 44 }\n')
      await expect.poll(() => answer('four'), patience).toBe(44)
      expect(compiledAt('two', 'three')).toEqual(writtenAt.slice(0, 2))
      expect(manifest().ui).toEqual(ui)
      expect(writtenAtOf(ui.islands.letters?.files[0])).toBe(islandWrittenAt)

      write('lib/base/text/word.ts', "export const word = 'later'\n")
      const late = 'utilities/letters/late'
      await expect.poll(() => manifest().ui.parts[late]?.files[0], patience).not.toBe(ui.parts[late]?.files[0])
      expect(compiledAt('two', 'three')).toEqual(writtenAt.slice(0, 2))

      write('lib/engines/sum.ts', 'export const sum = (a: number, b: number) => a + b + 10\n')
      await expect.poll(() => answer('two'), patience).toBe(12)
      expect(manifest().tools.two?.engines).toEqual([manifest().engines.sum?.browser])
      expect(manifest().tools.two?.engines).not.toEqual(first.tools.two?.engines)
    } finally {
      watching.stop()
    }
  })
})

describe('the compile step of islands', () => {
  const broken = 'export default function Letters() {\n  return <p>one</p\n}\n'

  it('names the files that a page loads: islands, parts and scripts', () => {
    const { islands, parts, scripts } = manifest().ui
    expect(Object.keys(islands).sort()).toEqual(['calculator', 'generator', 'letters'])
    expect(Object.keys(parts)).toEqual(['utilities/letters/late'])
    expect(Object.keys(scripts).sort()).toEqual(['shell', 'wake'])
    for (const { files } of [...Object.values(islands), ...Object.values(parts), ...Object.values(scripts)])
      for (const file of files) expect(existsSync(path.join(copy, 'public', file))).toBe(true)
  })

  it.each([
    ['an island', 'components/utilities/letters.tsx', broken],
    ['a part', 'components/utilities/letters/late.tsx', broken],
    ['a script of a page', 'components/site/shell.page.ts', 'document.title = (\n  1 +,\n)\n'],
  ])('fails where %s does not compile, and names file, line and column', (_, file, text) => {
    write(file, text)
    const { status, stderr } = compile()
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`${file.replaceAll('.', '\\.')}:[23]:\\d+`))
    expect(stderr).not.toContain('\u001b')
  })

  it('in development keeps the islands of before, lists the fault and brings the rest up to date', async () => {
    const { ui } = manifest()
    write('components/utilities/letters.tsx', broken)
    write('lib/tools/calculators/trade/four.ts', "export default { compute: () => 'new' }\n")
    expect(compile('--development').status).toBe(0)
    expect(faults()).toEqual([expect.stringMatching(/components\/utilities\/letters\.tsx:3:\d+/)])
    expect(Object.keys(manifest().ui.islands)).toEqual(Object.keys(ui.islands))
    expect(await islandText('letters')).toBe('one')
    expect(await answer('four')).toBe('new')

    write('components/utilities/letters.tsx', broken.replace('one</p', 'mended</p>'))
    expect(compile('--development').status).toBe(0)
    expect(faults()).toEqual([])
    expect(await islandText('letters')).toBe('mended')
  })

  it.each([
    [
      'an app without its component',
      () => rmSync(path.join(copy, 'components/utilities/letters.tsx')),
      'lib/tools/utilities/text/letters.ts: an app has a component of its own, components/utilities/letters.tsx',
    ],
    [
      'an app whose component lies with another category',
      () => {
        rmSync(path.join(copy, 'components/utilities/letters.tsx'))
        write('components/generators/letters.tsx', 'export default function Letters() {\n  return <p />\n}\n')
      },
      'components/generators/letters.tsx: no app of this id and category is defined',
    ],
    [
      'a component of no app',
      () => write('components/calculators/area.tsx', 'export default function Area() {\n  return <p />\n}\n'),
      'components/calculators/area.tsx: no app of this id and category is defined',
    ],
    [
      'a component of a tool that is no app',
      () => write('components/calculators/three.tsx', 'export default function Three() {\n  return <p />\n}\n'),
      'components/calculators/three.tsx: three is no app',
    ],
    [
      'an island without a default export',
      () => write('components/utilities/letters.tsx', 'export function Letters() {\n  return <p />\n}\n'),
      'components/utilities/letters.tsx: an island is the default export of its file',
    ],
    [
      'two files of one name',
      () => write('components/utilities/shell.tsx', 'export default function Shell() {\n  return <p />\n}\n'),
      'components/utilities/shell.tsx: shell is the name of components/site/shell.page.ts already',
    ],
  ])('refuses %s, and in development lists it', (_, make, says) => {
    make()
    const { status, stderr } = compile()
    expect(status).toBe(1)
    expect(stderr).toContain(says)
    expect(compile('--development').status).toBe(0)
    expect(faults().join('\n')).toContain(says)
  })
})
