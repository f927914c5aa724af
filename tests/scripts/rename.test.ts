import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkComplete } from '@/tests/health/checks/complete'
import type { Project } from '@/tests/health/project'
import { planRename } from '@/scripts/tool-files/rename'
import { renameRow } from '@/scripts/tool-files/row'
import { copyProject } from './project-copy'

let copy: ReturnType<typeof copyProject>
beforeAll(() => {
  copy = copyProject()
}, 60_000)
afterAll(() => copy.remove(), 60_000)

const rename = (...words: string[]) => copy.run('scripts/rename/rename.mjs', ...words)
const tool = (id: string) => `(await load('catalogue/index.ts')).toolById('${id}')`

describe('npm run rename', () => {
  it.each([
    [['nothing-of-this-name', 'other'], /no tool nothing-of-this-name/],
    [['gst-calculator', 'other'], /no tool gst-calculator/],
    [['roi', 'breakeven'], /a tool breakeven already/],
    [['roi', 'loan-emi'], /another name of loan-emi-calculator/],
    [['roi', 'Return_On'], /no id/],
    [['roi', 'return-', 'roi'], /no id/],
    [['roi', 'return-on-investment', 'Roi'], /no last part/],
    [['roi', 'return-on-investment', 'breakeven'], /leads to breakeven already/],
    [['roi', 'roi'], /called so already/],
  ] as const)('refuses %j', ([id, newId, slug], sentence) => {
    expect(planRename(new Map(), id, newId, slug)).toMatch(sentence)
  })

  it('ends with code 1 when it refuses', () => {
    expect(rename('roi', 'breakeven')).toMatchObject({ status: 1, stdout: '' })
    expect(rename('roi')).toMatchObject({ status: 1 })
  })

  it('only says what it would do with --dry-run', () => {
    const before = copy.files().map((file) => [file, copy.read(file)])
    const { stdout, status } = rename('json-formatter', 'json-viewer', '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'moved lib/tools/utilities/developer/json-formatter.ts to lib/tools/utilities/developer/json-viewer.ts\n',
    )
    expect(copy.files().map((file) => [file, copy.read(file)])).toEqual(before)
  })

  it('renames a workbench with its worker, messages, tests and links', () => {
    expect(rename('json-formatter', 'json-viewer').status).toBe(0)
    expect(copy.files().filter((file) => file.includes('json-formatter'))).toEqual([])
    expect(copy.files()).toEqual(
      expect.arrayContaining([
        'content/guides/utilities/developer/json-viewer.md',
        'lib/tools/utilities/developer/json-viewer.messages.ts',
        'lib/tools/utilities/developer/json-viewer.ts',
        'lib/workers/json-viewer.worker.ts',
        'tests/json/json-viewer.test.tsx',
      ]),
    )
    expect(copy.read('lib/tools/utilities/developer/json-viewer.ts')).toMatch(/ worker: worker<[^>]*>\('json-viewer'\)/)
    expect(copy.read('components/site/site-footer.tsx')).toContain("'json-viewer'")
    expect(copy.read('content/guides/utilities/files/csv-to-json.md')).toMatch(/^related: json-viewer, /m)
  })

  it('renames an app with its island, parts, worker and messages', () => {
    // A component that is fetched on use is named by its file; the worker here has the name of the app.
    const island = 'components/utilities/text-diff-checker.tsx'
    const part = "part('utilities/text-diff-checker/save-bar', () => import('./text-diff-checker/save-bar'))"
    copy.write(
      island,
      `${copy.read(island)}\nconst named = "${part}"\nconst taken = "takeCarried('text-diff-checker')"\n`,
    )
    const definition = 'lib/tools/utilities/text/text-diff-checker.ts'
    copy.write(definition, copy.read(definition).replace("worker: 'text-diff'", "worker: 'text-diff-checker'"))
    copy.write('lib/workers/text-diff-checker.worker.ts', copy.read('lib/workers/text-diff.worker.ts'))
    const { status, stdout } = rename('text-diff-checker', 'text-comparer')
    expect(status).toBe(0)
    expect(copy.files()).toEqual(
      expect.arrayContaining([
        'components/utilities/text-comparer.tsx',
        'components/utilities/text-comparer/draft.ts',
        'lib/tools/utilities/text/text-comparer.messages.ts',
        'lib/workers/text-comparer.worker.ts',
      ]),
    )
    const renamed = copy.read('components/utilities/text-comparer.tsx')
    expect(renamed).toContain('export default function TextComparer(')
    expect(renamed).toContain("takeCarried('text-comparer')")
    expect(renamed).toContain("part('utilities/text-comparer/save-bar', () => import('./text-comparer/save-bar'))")
    copy.write('components/utilities/text-comparer.tsx', renamed.replace(/\nconst named = .*\nconst taken = .*\n/, ''))
    expect(copy.read('lib/tools/utilities/text/text-comparer.ts')).toContain("worker: 'text-comparer'")
    // What visitors stored lies under this key.
    expect(copy.read('components/utilities/text-comparer/draft.ts')).toContain("key: 'text-diff-checker'")
    expect(stdout).toMatch(/components\/utilities\/text-comparer\/draft\.ts:\d+: key: 'text-diff-checker'/)
  })

  it('renames a tool in the list of those an app leads to', () => {
    expect(rename('qr-code', 'qr-code-maker').status).toBe(0)
    expect(copy.read('lib/tools/utilities/seo/utm-builder.ts')).toContain(
      "leadsTo: { qrHref: ['qr-utm', 'qr-code-maker'] }",
    )
    expect(copy.read('lib/tools/utilities/developer/base64.ts')).toContain(
      "leadsTo: ['json-viewer', 'word-counter', 'hash-generator']",
    )
  })

  it('renames a calculator with its links, aliases and named limits', () => {
    expect(rename('roi', 'return-on-investment').status).toBe(0)
    expect(rename('beam', 'simple-beam', 'beam-loads').status).toBe(0)
    expect(copy.read('lib/tools/calculators/profit-ratios/return-on-investment.cases.ts')).toContain(
      "'./return-on-investment'",
    )
    expect(copy.read('content/guides/calculators/profit-ratios/profit-margin.md')).not.toMatch(/tool:roi\)|\broi,/)
    expect(copy.read('tests/health/checks/sizes.ts')).toMatch(/^ {2}'simple-beam': \{/m)
    expect(copy.files()).toContain('tests/construction/beam.test.ts')
    expect(copy.evaluate(tool('roi-calculator'))).toMatchObject({
      id: 'return-on-investment',
      href: '/calculators/return-on-investment',
      formerly: ['/calculators/roi'],
      keptAs: 'roi',
    })
    expect(copy.evaluate(tool('simple-beam'))).toMatchObject({
      href: '/calculators/beam-loads',
      formerly: ['/calculators/beam'],
    })
  })

  it('leaves the tools in order: they compile, run, and nothing refers to what is gone', () => {
    expect(copy.run('scripts/tools/compile.mjs').output).toMatch(/\d+ tools/)
    expect(copy.run('scripts/tool/tool.mjs', 'return-on-investment').stdout).toContain('Return on investment (ROI)')
    expect(
      copy.typeErrors(
        'json-formatter',
        'json-viewer',
        'text-comparer',
        'TextComparer',
        'return-on',
        'profit-ratios/roi',
      ),
    ).toEqual([])
    const manifest: unknown = JSON.parse(copy.read('.tools/manifest.json'))
    expect(manifest).toMatchObject({
      tools: { 'json-viewer': { category: 'utility' }, 'return-on-investment': { folder: 'profit-ratios' } },
      workers: { 'json-viewer': expect.stringContaining('/t/workers/json-viewer.') },
      ui: {
        islands: {
          'text-comparer': { files: expect.arrayContaining([expect.stringContaining('/t/ui/text-comparer.')]) },
        },
      },
    })
  })

  it('passes the check of finished tools, and every link of a guide finds its tool', () => {
    const tools = copy.evaluate("(await load('catalogue/index.ts')).allTools") as Project['tools']
    const aliases = copy.evaluate("(await load('catalogue/index.ts')).guideAliases") as Record<string, string>
    const place = 'calculators/profit-ratios/return-on-investment'
    const cases = copy.evaluate(`(await load('lib/tools/${place}.cases.ts')).default.length`)
    const renamed = ['json-viewer', 'return-on-investment']
    const files = copy.files().filter((file) => /\/(json-(viewer|formatter)|roi|return-on-investment)\./.test(file))
    expect(
      checkComplete({
        files: new Map(files.map((file) => [file, copy.read(file)])),
        tools: tools.filter(({ id }) => renamed.includes(id)),
        definitions: new Map([
          ['json-viewer', {}],
          ['return-on-investment', { compute: true }],
        ]),
        caseCounts: new Map([['return-on-investment', Number(cases)]]),
      }),
    ).toEqual([])
    const known = new Set([...tools.map(({ id }) => id), ...Object.keys(aliases)])
    const linked = copy
      .files()
      .filter((file) => file.startsWith('content/guides/'))
      .flatMap((file) => {
        const text = copy.read(file)
        const related = /^related: (.*)$/m.exec(text)?.[1]?.split(', ') ?? []
        return [...related, ...[...text.matchAll(/\]\(tool:([^)]*)\)/g)].map(([, id = '']) => id)]
      })
    expect(linked.filter((id) => !known.has(id))).toEqual([])
  })

  it('keeps every old address reachable, also after a second rename and the way back', () => {
    expect(rename('return-on-investment', 'roi-and-annual').status).toBe(0)
    expect(copy.evaluate(tool('roi-and-annual'))).toMatchObject({
      formerly: ['/calculators/roi', '/calculators/return-on-investment'],
      // What visitors typed stays where it was from the first day.
      keptAs: 'roi',
    })
    expect(rename('breakeven', 'roi')).toMatchObject({ status: 1, stdout: '' })
    expect(rename('roi-and-annual', 'roi').status).toBe(0)
    expect(copy.evaluate(tool('roi'))).toMatchObject({
      href: '/calculators/roi',
      formerly: ['/calculators/return-on-investment', '/calculators/roi-and-annual'],
    })
    expect(copy.evaluate(tool('roi'))).not.toHaveProperty('keptAs')
    const out = mkdtempSync(path.join(tmpdir(), 'bare-'))
    copy.evaluate(`(await load('scripts/finish/bare-pages.ts')).writeBarePages(${JSON.stringify(out)})`)
    expect(readFileSync(path.join(out, 'utilities/json-formatter/index.html'), 'utf8')).toContain(
      '<a href="/utilities/json-viewer/">',
    )
    expect(readFileSync(path.join(out, 'calculators/roi-and-annual/index.html'), 'utf8')).toContain(
      '<a href="/calculators/roi/">',
    )
    rmSync(out, { recursive: true })
  })

  it('gives a tool that has a second address another id, and keeps both of the old addresses', () => {
    expect(rename('stopwatch', 'lap-timer').status).toBe(0)
    expect(copy.evaluate(tool('lap-timer'))).toMatchObject({
      href: '/utilities/lap-timer',
      seedHref: '/universal-tool/utility/lap-timer',
      formerly: ['/utilities/stopwatch', '/universal-tool/utility/stopwatch'],
    })
  })
})

describe('the row of a renamed tool', () => {
  const table = `export const loans = folder({ category: 'calculator' }, [
  { id: 'loan-emi-calculator', name: 'EMI', slug: 'loan-emi', implemented: true,
    description: 'What the loan costs.' },
  { id: 'loan', name: 'Loan', implemented: false,
    description: 'What a loan is.' },
])
`
  it('writes a slug and earlier addresses before what says whether the tool is there, and touches no other row', () => {
    expect(renameRow(table, 'loan', { id: 'credit', slug: 'loan', formerly: ['/calculators/loans'] })).toBe(
      table.replace(
        "{ id: 'loan', name: 'Loan', implemented",
        "{ id: 'credit', name: 'Loan', slug: 'loan', formerly: ['/calculators/loans'], implemented",
      ),
    )
  })
  it('says what entries are kept as, until the tool has its first name again', () => {
    const renamed = renameRow(table, 'loan', { id: 'credit', formerly: [], keptAs: 'loan' })
    expect(renamed).toContain("{ id: 'credit', name: 'Loan', keptAs: 'loan', implemented")
    expect(renameRow(renamed, 'credit', { id: 'loan', formerly: [] })).toBe(table)
  })
  it('drops a slug that is the new id', () => {
    expect(renameRow(table, 'loan-emi-calculator', { id: 'loan-emi', formerly: [] })).toContain(
      "{ id: 'loan-emi', name: 'EMI', implemented: true,",
    )
  })
})
