import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planRemove } from '@/scripts/tool-files/remove'
import { copyProject } from './project-copy'

let copy: ReturnType<typeof copyProject>
beforeAll(() => {
  copy = copyProject()
}, 60_000)
afterAll(() => copy.remove())

const remove = (...words: string[]) => copy.run('scripts/remove/remove.mjs', ...words)
const snapshot = () => copy.files().map((file) => [file, copy.read(file)])
const guide = 'content/guides/utilities/developer/base64.md'

/** Files that say a name. */
function mentions(name: string): string[] {
  return copy.files().filter((file) => file.includes(name) || copy.read(file).includes(name))
}

describe('npm run remove', () => {
  it('refuses what is no tool', () => {
    expect(planRemove(new Map(), 'gst-calculator', false)).toContain('no tool gst-calculator')
    expect(remove('nothing-of-this-name')).toMatchObject({ status: 1, stdout: '' })
    expect(remove()).toMatchObject({ status: 1 })
  })

  it('stops where guides link to the tool or code needs it, and names the lines', () => {
    const before = snapshot()
    const { status, stdout } = remove('hash-generator')
    expect(status).toBe(1)
    const lines = copy.read(guide).split('\n')
    const related = lines.findIndex((line) => line.startsWith('related:')) + 1
    const link = lines.findIndex((line) => line.includes('(tool:hash-generator)')) + 1
    expect(stdout).toContain(`${guide}:${related}: `)
    expect(stdout).toContain(`${guide}:${link}: `)
    expect(remove('gst').stdout).toMatch(/components\/site\/site-footer\.tsx:\d+: .*'gst'/)
    expect(remove('qr-code').stdout).toMatch(/lib\/tools\/utilities\/seo\/utm-builder\.ts:\d+: leadsTo: .*'qr-code'/)
    expect(snapshot()).toEqual(before)
  })

  it('only says what it would do with --dry-run', () => {
    const before = snapshot()
    const { status, stdout } = remove('hash-generator', '--force', '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toContain('removed lib/tools/utilities/developer/hash-generator.ts')
    expect(snapshot()).toEqual(before)
  })

  it('leaves an unfinished row and all links with --keep-row', () => {
    const before = copy.read('content/guides/utilities/text/remove-extra-spaces.md')
    expect(remove('text-case', '--keep-row').status).toBe(0)
    expect(copy.read('catalogue/utilities/text.ts')).toMatch(/id: 'text-case'[^\n]*implemented: false/)
    expect(copy.read('content/guides/utilities/text/remove-extra-spaces.md')).toBe(before)
    expect(copy.files().filter((file) => file.includes('text-case'))).toEqual([])
  })

  it('leaves nothing but code it names and addresses in tests with --force: links become words', () => {
    const sentence =
      copy
        .read(guide)
        .split('\n')
        .find((line) => line.includes('(tool:hash-generator)')) ?? ''
    const { status, stdout } = remove('hash-generator', '--force')
    expect(status).toBe(0)
    const left = mentions('hash-generator')
    expect(left.filter((file) => !file.startsWith('tests/'))).toEqual([
      'lib/families/checksum-files/module.ts',
      'lib/tools/utilities/developer/base64.ts',
      'lib/tools/utilities/developer/json-formatter.ts',
      'lib/tools/utilities/files/csv-to-json.ts',
    ])
    expect(left).toContain('tests/site/opened.ts')
    for (const file of left) expect(stdout).toContain(`${file}:`)
    expect(copy.read(guide)).toContain(sentence.replace(/\[([^\]]+)\]\(tool:hash-generator\)/, '$1'))
    expect(copy.files().some((file) => file.startsWith('components/utilities/hash-generator'))).toBe(false)
  })

  it('takes out what is about the tool alone: its aliases and its named limit', () => {
    remove('gst', '--force')
    remove('beam', '--force')
    expect(copy.read('catalogue/index.ts')).not.toContain("'gst'")
    expect(copy.read('tests/health/checks/sizes.ts')).not.toMatch(/^ {2}beam:/m)
    expect(copy.files()).toContain('tests/construction/beam.test.ts')
  })

  it('leaves the other tools in order', () => {
    const { status, output } = copy.run('scripts/tools/compile.mjs')
    expect(output).toMatch(/\d+ tools/)
    expect(status).toBe(0)
    expect(copy.read('.tools/manifest.json')).not.toContain('hash-generator')
  })
})
