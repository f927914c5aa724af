import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hosts, refusals, sizeOf, sizeWithAll } from '@/scripts/bundle/hosts.mjs'
import { writeZip } from '@/scripts/bundle/zip.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

it('a ZIP of the same files is the same to the byte', async () => {
  const entries = ['b/index.html', 'a.png'].map((name) => [name, write(name, name.repeat(500))] as const)
  const [one, two] = ['one.zip', 'two.zip'].map((name) => path.join(folder, name)) as [string, string]
  await writeZip(one, entries)
  await writeZip(two, entries)
  expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
  // The picture is packed already, the page is not.
  expect(readFileSync(one).length).toBeLessThan(500 * 'a.png'.length + 1000)
})

describe('the size of a site', () => {
  beforeEach(() => {
    write('index.html', 'x'.repeat(100))
    write('t/roi.AB12.js', 'x'.repeat(10))
    write('calculators/roi/index.html', 'x'.repeat(30))
    write('calculators/later/index.html', 'x')
    write('_redirects', '/a/ /b/ 301\n')
  })

  it('is counted: files, bytes, the largest of them, the fullest folder', () => {
    expect(sizeOf(folder)).toEqual({ files: 5, siteBytes: 153, fileBytes: 100, filesInFolder: 4, redirects: 1 })
  })

  it('with all tools has for each that is missing what a finished one has, beside the page that is there', () => {
    // One more tool of two files and 40 bytes; its address has a page already.
    expect(sizeWithAll(folder, { finished: ['roi'], all: 2 })).toMatchObject({ files: 6, siteBytes: 193 })
  })

  it('is held against each limit of a host', () => {
    const size = sizeOf(folder)
    expect(
      refusals(size, { name: 'small', files: 4, fileBytes: 99, siteBytes: 153, redirects: 0, source: '' }),
    ).toEqual(['files 5 of 4', 'fileBytes 100 of 99', 'redirects 1 of 0'])
  })
})

describe('docs/hosting', () => {
  const rows = readFileSync('docs/hosting/README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const megabytes = (bytes: number | undefined) =>
    bytes === undefined ? '' : `${(bytes / 1024 / 1024).toLocaleString('en-US')} MiB`
  const counted = (count: number | undefined) => count?.toLocaleString('en-US') ?? ''

  it.each(hosts)('says what $name takes, as the command reckons', ({ name, ...limits }) => {
    expect(rows.find(([cell]) => cell === name)?.slice(1, 6)).toEqual([
      counted(limits.files),
      counted(limits.filesInFolder),
      megabytes(limits.fileBytes),
      megabytes(limits.siteBytes),
      counted(limits.redirects),
    ])
  })
})
