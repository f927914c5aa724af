import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ToolManifest } from '@/lib/site/load-tool'

const root = path.resolve(import.meta.dirname, '../..')
let copy = ''

const sources = {
  'lib/engines/sum.ts': 'export const sum = (a: number, b: number) => a + b\n',
  'lib/workers/count.worker.ts': 'postMessage(1)\n',
  'lib/rules/in/levy.ts': 'export const levy = 5\n',
  'lib/calculators/trade/two.ts':
    "import { sum } from '@/lib/engines/sum'\nexport default { compute: () => sum(1, 1) }\n",
  'lib/calculators/trade/three.ts': 'export default { compute: () => 3 }\n',
  'lib/calculators/trade/four.ts': 'export default { compute: () => 4 }\n',
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

beforeAll(() => {
  // Inside the project, so that the copy finds the packages.
  mkdirSync(path.join(root, '.tools'), { recursive: true })
  copy = mkdtempSync(path.join(root, '.tools/compile-'))
  for (const name of ['scripts', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
})
beforeEach(() => {
  for (const [file, text] of Object.entries(sources)) write(file, text)
  if (compile().status !== 0) throw new Error('the sample does not compile')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the compile step', { timeout: 60_000 }, () => {
  it('fails where a file does not compile, and names the line', () => {
    write('lib/calculators/trade/three.ts', 'export default {\n  compute: () => 3 +,\n}\n')
    const { status, stderr } = compile()
    expect(status).toBe(1)
    expect(stderr).toMatch(/lib\/calculators\/trade\/three\.ts:2:\d+/)
  })

  it.each([
    ['definition', 'lib/calculators/trade/three.ts', (all: ToolManifest) => all.tools.three?.browser],
    ['engine', 'lib/engines/sum.ts', (all: ToolManifest) => all.engines.sum?.browser],
    ['worker', 'lib/workers/count.worker.ts', (all: ToolManifest) => all.workers.count],
  ])('in development keeps the last good %s and brings the rest up to date', async (_, file, addressIn) => {
    const kept = addressIn(manifest())
    write(file, 'export default {\n  compute: () => 3 +,\n}\n')
    write('lib/calculators/trade/four.ts', `export default { compute: () => '${file}' }\n`)
    const { status, stderr, stdout } = compile('--development')
    expect(status).toBe(0)
    expect(stderr.match(new RegExp(`${file.replaceAll('.', '\\.')}:2:\\d+`, 'g'))).toHaveLength(1)
    expect(stdout).toMatch(/^3 tools/)
    expect(addressIn(manifest())).toBe(kept)
    expect(existsSync(path.join(copy, 'public', kept ?? ''))).toBe(true)
    expect(await answer('four')).toBe(file)
    expect(await answer('three')).toBe(3)
    expect(await answer('two')).toBe(2)
  })

  it('in development leaves out a new tool until it compiles', () => {
    write('lib/calculators/trade/five.ts', 'export default {')
    expect(compile('--development').stdout).toMatch(/^3 tools/)
    expect(Object.keys(manifest().tools).sort()).toEqual(['four', 'three', 'two'])
    write('lib/calculators/trade/five.ts', 'export default { compute: () => 5 }\n')
    expect(compile('--development').stdout).toMatch(/^4 tools/)
    rmSync(path.join(copy, 'lib/calculators/trade/five.ts'))
  })

  it('goes on watching after a mistake', async () => {
    const watching = spawn(process.execPath, ['scripts/tools/compile.mjs', '--watch'], { cwd: copy })
    try {
      let said = ''
      let wanted = { patterns: [/3 tools/], found: () => {} }
      const until = (...patterns: RegExp[]) =>
        new Promise<void>((found) => {
          wanted = { patterns, found }
        })
      for (const stream of [watching.stdout, watching.stderr])
        stream.on('data', (text: Buffer) => {
          said += text.toString()
          if (wanted.patterns.every((pattern) => pattern.test(said))) {
            said = ''
            wanted.found()
          }
        })
      await until(/3 tools/)
      write('lib/calculators/trade/three.ts', 'export default {\n  compute: () => 3 +,\n}\n')
      await until(/three\.ts:2:\d+/, /3 tools/)
      write('lib/calculators/trade/four.ts', 'export default { compute: () => 44 }\n')
      await until(/three\.ts:2:\d+/, /3 tools/)
      expect(await answer('four')).toBe(44)
      expect(await answer('three')).toBe(3)
    } finally {
      watching.kill()
    }
  })
})
