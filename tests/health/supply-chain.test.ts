import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  inBundle?: boolean
  hasInstallScript?: boolean
  license?: string
}

interface Manifest {
  name?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  license?: string
  licenses?: { type: string }[]
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const lock = read<{ packages: Record<string, Locked> }>('package-lock.json')
const own = read<Manifest>('package.json')
const locked = Object.entries(lock.packages).filter(([place]) => place !== '')

/** What npm runs by itself while it installs a package. */
const atInstall = ['preinstall', 'install', 'postinstall', 'prepare'] as const

/** The manifest of every package that lies in a folder of packages, however deep. */
function installed(folder: string): Manifest[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    if (entry.name.startsWith('@')) return installed(place)
    const file = path.join(place, 'package.json')
    return [...(existsSync(file) ? [read<Manifest>(file)] : []), ...installed(path.join(place, 'node_modules'))]
  })
}

const packages = installed('node_modules')

/** The compiler puts its binary in place; the package for each platform holds it too, so that it works without. */
const compiler = 'esbuild'

describe('installing', () => {
  it('runs a script of no package but the compiler, by the lock file and by the packages themselves', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual([
      `node_modules/${compiler}`,
    ])
    expect(packages.length).toBeGreaterThan(400)
    // Only a package that comes from a repository is prepared where it is installed; these come from the registry.
    const ofPackages = atInstall.filter((name) => name !== 'prepare')
    const running = packages.filter(({ scripts }) => ofPackages.some((name) => scripts?.[name]))
    expect(running.map(({ name }) => name)).toEqual([compiler])
  })

  it('runs none of ours', () => {
    expect(atInstall.filter((name) => own.scripts?.[name])).toEqual([])
  })

  it('takes one version of each package that we name, to the byte', () => {
    const named = Object.entries({ ...own.dependencies, ...own.devDependencies })
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    for (const [name, version] of named) expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
    // What lies inside a package that has a hash has none of its own.
    const unchecked = locked.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'))
    expect(unchecked.map(([place]) => place)).toEqual([])
  })
})

describe('licences', () => {
  const licenceOf = ({ license, licenses }: Manifest) => license ?? licenses?.map(({ type }) => type).join(' OR ') ?? ''

  /** Whether an expression leaves no choice but GPL or AGPL. The library licence, LGPL, is another one. */
  function isCopyleft(expression: string): boolean {
    return expression.split(/ OR /).every((choice) => /(?<!L)A?GPL/.test(choice))
  }

  it.each([
    ['GPL-3.0-only', true],
    ['AGPL-3.0-or-later', true],
    ['GPL-2.0 OR AGPL-3.0', true],
    ['MIT AND GPL-3.0-only', true],
    ['(MIT OR GPL-3.0-or-later)', false],
    ['LGPL-3.0-or-later', false],
    ['MIT', false],
  ])('GPL or AGPL alone is %s: %s', (expression, is) => expect(isCopyleft(expression)).toBe(is))

  it('of nothing that is installed, for the build or for visitors, are GPL or AGPL alone', () => {
    expect(packages.filter((one) => isCopyleft(licenceOf(one))).map(({ name }) => name)).toEqual([])
    expect(locked.filter(([, { license = '' }]) => isCopyleft(license)).map(([place]) => place)).toEqual([])
  })
})
