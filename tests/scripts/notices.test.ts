import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usedLicences } from '@/scripts/notices/licence.mjs'
import { faultOf, noticesText, readPackage, shippedPackages, writeNotices } from '@/scripts/notices/notices.mjs'
import { packedCode, takenData } from '@/scripts/notices/packed.mjs'
import { packageFolderOf, shippedFiles } from '@/scripts/notices/shipped.mjs'

const root = path.resolve(import.meta.dirname, '../..')
let folder = ''

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function install(name: string, manifest: object, licence?: string): string {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...manifest }))
  write(
    `node_modules/${name}/index.js`,
    `export const used = () => document.title = ${JSON.stringify(name)}\nexport const type = 1\n`,
  )
  if (licence) write(`node_modules/${name}/LICENSE`, licence)
  return path.join(folder, 'node_modules', name)
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

// The grammar and the meaning of AND, OR and WITH: SPDX specification 2.3, annex D.
describe('a licence expression', () => {
  it.each([
    ['MIT', ['MIT']],
    ['(MIT OR GPL-3.0-or-later)', ['MIT']],
    ['GPL-3.0-only OR Apache-2.0', ['Apache-2.0']],
    ['(MIT AND Zlib)', ['MIT', 'Zlib']],
    ['MIT OR (AGPL-3.0-only AND ISC)', ['MIT']],
    ['(AGPL-3.0-only AND MIT) OR (ISC AND MIT)', ['ISC', 'MIT']],
  ])('%s may be shipped, used under %j', (expression, used) => expect(usedLicences(expression)).toEqual(used))

  it.each([
    'GPL-2.0',
    'GPL-3.0-or-later',
    'AGPL-3.0-only',
    'LGPL-3.0',
    'MIT AND GPL-3.0-only',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'GPL-2.0-only OR AGPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
    'Custom',
    '(MIT',
    'MIT MIT',
    '',
    undefined,
  ])('%s may not', (expression) => expect(usedLicences(expression)).toBeUndefined())
})

describe('a package', () => {
  it.each([
    ['under GPL', { license: 'GPL-3.0-only' }, 'text', /GPL-3\.0-only/],
    ['under AGPL', { license: 'AGPL-3.0-or-later' }, 'text', /AGPL-3\.0-or-later/],
    ['without a licence', {}, undefined, /names no licence/],
    ['without a licence but with a text', {}, 'Do what you like', /names no licence/],
    ['whose licence has no text', { license: 'BSD-2-Clause' }, undefined, /no text/],
    ['whose licence belongs to nobody', { license: 'MIT' }, undefined, /no text/],
  ])('%s stops the build by its name', (what, manifest, text, says) => {
    const name = what.replaceAll(' ', '-').toLowerCase()
    const one = readPackage(install(name, manifest, text))
    expect(faultOf(one)).toMatch(says)
    expect(() => noticesText([one], [])).toThrow(new RegExp(`${name} .*`))
  })

  it('with several faults beside it is named with all of them', () => {
    const bad = ['one', 'two'].map((name) => readPackage(install(name, { license: 'GPL-3.0' }, 'text')))
    expect(() => noticesText(bad, [])).toThrow(/one is under GPL-3\.0.*\ntwo is under/)
  })

  it('without a text of its own has the standard text under its author’s name', () => {
    const [text = ''] = readPackage(install('lone', { license: 'MIT', author: 'Ann Lee <ann@example.com>' })).texts
    expect(text).toMatch(/^Copyright \(c\) Ann Lee\n\nPermission is hereby granted, free of charge/)
    expect(text).toMatch(/OTHER DEALINGS IN THE\s+SOFTWARE\.$/)
  })

  it('has its text, its licence and where it comes from in the notices', () => {
    const one = readPackage(
      install(
        'dual',
        { license: '(MIT OR GPL-3.0)', repository: { url: 'git+https://example.com/dual' } },
        'Text of dual',
      ),
    )
    expect(noticesText([one], [])).toContain(
      'dual 1.0.0\nLicence: (MIT OR GPL-3.0), used under MIT\nhttps://example.com/dual\n\nText of dual\n',
    )
  })

  it('that carries other code and ships no more makes the notices fail', () => {
    expect(() => noticesText([], packedCode)).toThrow(/zxing-wasm ships no more: take zxing-cpp out/)
  })
})

describe('what ships', () => {
  it('is what a bundler keeps, however it is imported, and nothing that is only installed', async () => {
    for (const name of ['static', 'lazy', 'inner', 'unused', 'typed', 'absent'])
      install(name, { license: 'MIT', sideEffects: false })
    write('node_modules/static/index.js', "export { used } from 'inner'\nexport const other = () => 1\n")
    write('node_modules/lazy/esm/package.json', '{"type":"module"}')
    write('node_modules/lazy/esm/part.js', 'document.title = 1\n')
    write('node_modules/lazy/index.js', "import './esm/part.js'\nexport const used = 1\n")
    write('node_modules/lazy/package.json', JSON.stringify({ name: 'lazy', version: '1.0.0', main: 'index.js' }))
    write(
      'entry.ts',
      "import { used } from 'static'\nimport { type } from 'unused'\nimport type { T } from 'typed'\nexport const all = (one: T) => [one, used(), import('lazy')]\n",
    )
    const files = await shippedFiles({ entries: [path.join(folder, 'entry.ts')], folder })
    const names = new Set(files.map((file: string) => path.basename(packageFolderOf(path.resolve(folder, file)))))
    expect([...names].sort()).toEqual(['inner', 'lazy'])
  })

  it('of this site is every library of the README that is not for the build, and none that is', async () => {
    const packages = await shippedPackages()
    const names = packages.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(
        '@radix-ui/react-select bwip-js d3-array diff fflate file-type hash-wasm jsonrepair jszip lucide-react mammoth papaparse pdfjs-dist qrcode react react-dom scheduler sonner tailwindcss zxing-wasm'.split(
          ' ',
        ),
      ),
    )
    for (const kept of ['next', 'better-auth', 'server-only', 'esbuild', 'rolldown', 'vitest', 'axe-core'])
      expect(names).not.toContain(kept)
    for (const one of packages) expect(faultOf(one)).toBeUndefined()
  })

  it('is written to licences.txt with every licence whole', async () => {
    const count = await writeNotices(folder)
    const text = readFileSync(path.join(folder, 'licences.txt'), 'utf8')
    expect(text.match(/^={78}$/gm)).toHaveLength(count + 1 + packedCode.length + takenData.length)
    for (const file of ['react-dom/LICENSE', 'pdfjs-dist/LICENSE', 'bwip-js/LICENSE.INCONSOLATA', 'zxing-wasm/LICENSE'])
      expect(text).toContain(readFileSync(path.join(root, 'node_modules', file), 'utf8').trim())
    expect(text).toContain('used under MIT')
  })

  it('holds core-js where the notices say so', () => {
    const worker = readFileSync(path.join(root, 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs'), 'utf8')
    const [coreJs] = packedCode.filter(({ name }) => name === 'core-js')
    expect(worker).toContain(coreJs?.copyright)
  })
})
