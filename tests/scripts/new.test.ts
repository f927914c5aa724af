import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allTools } from '@/catalogue'
import { categoryPlurals, type Category } from '@/catalogue/types'
import { checkComplete } from '@/tests/health/checks/complete'

const root = path.resolve(import.meta.dirname, '../..')
let copy = ''

beforeAll(() => {
  // Inside the project, so that the copy finds the packages.
  copy = mkdtempSync(path.join(root, '.tools/new-'))
  for (const name of ['catalogue', 'scripts', 'lib', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function unfinished(category: Category) {
  const tool = allTools.find((one) => one.category === category && !one.implemented && !one.notImplementable)
  if (!tool) throw new Error(`every ${category} is finished`)
  return tool
}

describe('npm run new', () => {
  it.each([
    ['calculator', ['.ts', '.cases.ts'], []],
    ['generator', ['.ts', '.cases.ts'], []],
    ['utility', ['.ts', '.cases.ts'], []],
    ['utility', ['.ts'], ['--app']],
  ] as const)(
    'writes a %s with %j that the health check refuses until it is finished',
    (category, endings, options) => {
      const tool = unfinished(category)
      const place = `${categoryPlurals[category]}/${tool.folder}/${tool.id}`
      const files = [...endings.map((ending) => `lib/${place}${ending}`), `content/guides/${place}.md`]
      for (const file of files) rmSync(path.join(copy, file), { force: true })
      execFileSync(process.execPath, ['scripts/new/new.mjs', tool.id, ...options], { cwd: copy })
      expect(files.filter((file) => !existsSync(path.join(copy, file)))).toEqual([])
      expect(readFileSync(path.join(copy, `catalogue/${categoryPlurals[category]}/${tool.folder}.ts`), 'utf8')).toMatch(
        new RegExp(`id: '${tool.id}'[^\\n]*implemented: true`),
      )
      const faults = checkComplete({
        files: new Map(files.map((file) => [file, readFileSync(path.join(copy, file), 'utf8')])),
        tools: [{ ...tool, implemented: true }],
        definitions: new Map([[tool.id, options.length > 0 ? {} : { compute: true }]]),
        caseCounts: new Map([[tool.id, 3]]),
      })
      expect(faults.map(({ at }) => at)).toEqual(expect.arrayContaining(files.slice(0, 1)))
    },
  )

  it('refuses a tool that the catalogue does not list, and one that is there already', () => {
    expect(() =>
      execFileSync(process.execPath, ['scripts/new/new.mjs', 'nothing-of-this-name'], { cwd: copy, stdio: 'pipe' }),
    ).toThrow(/no tool nothing-of-this-name/)
    expect(() =>
      execFileSync(process.execPath, ['scripts/new/new.mjs', 'breakeven'], { cwd: copy, stdio: 'pipe' }),
    ).toThrow(/there already/)
  })
})
