import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { categoryPlurals, type Category } from '@/catalogue/types'
import type { ToolManifest } from '@/lib/platform/site/load-tool'
import { checkComplete } from '@/tests/health/checks/complete'
import { copyProject } from './project-copy'

const root = path.resolve(import.meta.dirname, '../..')
let copy = ''
/** The tools that were written, and whether each is an app. */
const made = new Map<string, boolean>()

let project: ReturnType<typeof copyProject>

beforeAll(() => {
  project = copyProject()
  copy = project.folder
})
afterAll(() => project.remove())

function unfinished(category: Category, isApp: boolean, position: number) {
  const tools = allTools.filter((one) => one.category === category && !one.implemented && !one.notImplementable)
  // Not the same tool twice.
  const tool = tools.at(isApp ? -1 : position)
  if (!tool) throw new Error(`every ${category} is finished`)
  return tool
}

describe('npm run new', () => {
  it.each([
    ['calculator', ['.ts', '.cases.ts'], []],
    ['generator', ['.ts', '.cases.ts'], []],
    ['utility', ['.ts', '.cases.ts'], []],
    ['calculator', ['.ts'], ['--app']],
    ['generator', ['.ts'], ['--app']],
    ['utility', ['.ts'], ['--app']],
    ['calculator', ['.ts', '.cases.ts'], ['--family', 'unit-conversion']],
    ['generator', ['.ts', '.cases.ts', '.template.md'], ['--family', 'letters-contracts']],
    ['generator', ['.ts', '.cases.ts'], ['--family', 'sectioned-documents']],
  ] as const)(
    'writes a %s with %j that the health check refuses until it is finished',
    (category, endings, options) => {
      const isApp = options[0] === '--app'
      const tool = unfinished(category, isApp, options[0] === '--family' ? 1 : 0)
      const place = `${categoryPlurals[category]}/${tool.folder}/${tool.id}`
      const files = [
        ...endings.map((ending) => `lib/tools/${place}${ending}`),
        ...(isApp ? [`components/${categoryPlurals[category]}/${tool.id}.tsx`] : []),
        `content/guides/${place}.md`,
      ]
      for (const file of files) rmSync(path.join(copy, file), { force: true })
      execFileSync(process.execPath, ['scripts/new/new.mjs', tool.id, ...options], { cwd: copy })
      expect(files.filter((file) => !existsSync(path.join(copy, file)))).toEqual([])
      expect(readFileSync(path.join(copy, `catalogue/${categoryPlurals[category]}/${tool.folder}.ts`), 'utf8')).toMatch(
        new RegExp(`id: '${tool.id}'[^\\n]*implemented: true`),
      )
      const faults = checkComplete({
        files: new Map(files.map((file) => [file, readFileSync(path.join(copy, file), 'utf8')])),
        tools: [{ ...tool, implemented: true }],
        definitions: new Map([[tool.id, isApp ? {} : { compute: true }]]),
        caseCounts: new Map([[tool.id, 3]]),
      })
      expect(faults.map(({ at }) => at).sort()).toEqual([...files].sort())
      made.set(tool.id, isApp)
    },
  )

  it('writes a workbench with its worker, which needs no component', () => {
    const tool = allTools.filter((one) => one.category === 'utility' && !one.implemented && !one.notImplementable)[1]
    if (!tool) throw new Error('every utility is finished')
    execFileSync(process.execPath, ['scripts/new/new.mjs', tool.id, '--workbench'], { cwd: copy })
    const files = [`lib/tools/utilities/${tool.folder}/${tool.id}.ts`, `lib/workers/${tool.id}.worker.ts`]
    expect(files.filter((file) => !readFileSync(path.join(copy, file), 'utf8').includes('TODO'))).toEqual([])
    expect(existsSync(path.join(copy, `components/utilities/${tool.id}.tsx`))).toBe(false)
    made.set(tool.id, false)
  })

  it('writes tools that compile, and an island for each app', () => {
    execFileSync(process.execPath, ['scripts/tools/compile.mjs'], { cwd: copy, stdio: 'pipe' })
    const { tools, ui }: ToolManifest = JSON.parse(readFileSync(path.join(copy, '.tools/manifest.json'), 'utf8'))
    expect(made.size).toBe(9)
    for (const [id, isApp] of made) expect([id, id in tools, id in ui.islands]).toEqual([id, true, isApp])
  })

  it.each([
    [1, ['How to use']],
    [2, ['Use cases']],
    [3, ['Use cases']],
  ] as const)('writes the guide of tier %i with %j', (tier, own) => {
    const tool = allTools.find((one) => one.tier === tier && !one.implemented && !made.has(one.id))
    if (!tool) throw new Error(`every tool of tier ${tier} is finished`)
    execFileSync(process.execPath, ['scripts/new/new.mjs', tool.id], { cwd: copy })
    const guide = readFileSync(
      path.join(copy, `content/guides/${categoryPlurals[tool.category]}/${tool.folder}/${tool.id}.md`),
      'utf8',
    )
    const shared = ['What it does', 'How it works', 'Common mistakes', 'Questions']
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(headings.toSorted()).toEqual([...shared, ...own].toSorted())
    expect(guide.match(/^### /gm)).toHaveLength(tier === 1 ? 1 : 4)
  })

  it('refuses a family that is not there', () => {
    expect(() =>
      execFileSync(process.execPath, ['scripts/new/new.mjs', 'cm-to-inches', '--family', 'lengths'], {
        cwd: copy,
        stdio: 'pipe',
      }),
    ).toThrow(
      `no family lengths in lib/families. There are: ${readdirSync(path.join(root, 'lib/families')).toSorted().join(', ')}`,
    )
  })

  it('refuses a tool that the catalogue does not list, and one that is there already', () => {
    expect(() =>
      execFileSync(process.execPath, ['scripts/new/new.mjs', 'nothing-of-this-name'], { cwd: copy, stdio: 'pipe' }),
    ).toThrow(/no tool nothing-of-this-name/)
    expect(() =>
      execFileSync(process.execPath, ['scripts/new/new.mjs', 'breakeven'], { cwd: copy, stdio: 'pipe' }),
    ).toThrow(/there already/)
  })
})
