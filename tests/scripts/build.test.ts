import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const scripts = path.resolve(import.meta.dirname, '../../scripts')
/** The build's first step, replaced: this exit code says that the build went on. */
const wentOn = 7
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallykit-build-'))
  for (const name of ['build.mjs', 'run.mjs', 'site-url.mjs'])
    if (existsSync(path.join(scripts, name))) cpSync(path.join(scripts, name), path.join(folder, 'scripts', name))
  mkdirSync(path.join(folder, 'scripts/tools'))
  writeFileSync(path.join(folder, 'scripts/tools/compile.mjs'), `process.exit(${wentOn})`)
  mkdirSync(path.join(folder, 'out'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function build(siteUrl: string, ...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: siteUrl },
  })
  return { status, stderr, emptied: !existsSync(path.join(folder, 'out')) }
}

describe('npm run build', () => {
  it('warns that pages will name localhost when the address of the site is not set', () => {
    const { status, stderr } = build('')
    expect(status).toBe(wentOn)
    expect(stderr).toMatch(/^NEXT_PUBLIC_SITE_URL is not set, .*localhost.*\.\n$/)
  })

  it.each(['https://tools.example.org', 'https://tools.example.org/', 'http://localhost:3000'])(
    'says nothing of %s',
    (url) => {
      expect(build(url)).toEqual({ status: wentOn, stderr: '', emptied: true })
    },
  )

  it.each(['tools.example.org', '//tools.example.org', 'ftp://tools.example.org', 'https://example.org/tools'])(
    'refuses %s, which would make addresses that lead nowhere',
    (url) => {
      const { status, stderr, emptied } = build(url)
      expect([status, emptied]).toEqual([1, false])
      expect(stderr).toMatch(/^NEXT_PUBLIC_SITE_URL is '.+', but .*\.\n$/)
    },
  )
})

describe('npm run build -- --publish', () => {
  it.each(['', 'http://localhost:3000', 'https://127.0.0.1', 'https://[::1]:8080', 'http://tools.example.org'])(
    "fails with one sentence for '%s', and leaves what was built",
    (url) => {
      const { status, stderr, emptied } = build(url, '--publish')
      expect([status, emptied]).toEqual([1, false])
      expect(stderr).toMatch(/^NEXT_PUBLIC_SITE_URL is .*\.\n$/)
    },
  )

  it('builds for an address that visitors reach', () => {
    expect(build('https://tools.example.org', '--publish')).toEqual({ status: wentOn, stderr: '', emptied: true })
  })

  it('is not taken for a plain build when mistyped', () => {
    expect(build('', '--pubish')).toMatchObject({ status: 1, emptied: false })
  })
})
