import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTools, topics } from '@/catalogue'
import { barePages } from '@/scripts/finish/bare-pages'

const pages = new Map(barePages().map(({ href, html }) => [href, html]))

const addresses = [
  ...allTools.flatMap(({ href, seedHref, formerly }) => [href, ...(seedHref ? [seedHref] : []), ...(formerly ?? [])]),
  ...topics.map(({ name }) => `/topics/${name}`),
]
/** Every folder that an address can be cut down to, the home page aside. */
const folders = [...new Set(addresses.flatMap((address) => foldersAbove(address)))]

function foldersAbove(address: string): string[] {
  const above = path.posix.dirname(address)
  return above === '/' ? [] : [above, ...foldersAbove(above)]
}

const isRoute = (folder: string) => existsSync(path.join('app/(site)', folder, 'page.tsx'))

describe('a folder of addresses', () => {
  it('is one of the specification’s', () => {
    expect(folders).toEqual(
      expect.arrayContaining([
        '/calculators',
        '/generators',
        '/utilities',
        '/universal-tool',
        '/universal-tool/calculator',
        '/universal-tool/generator',
        '/universal-tool/utility',
      ]),
    )
  })

  it.each(folders)('%s is a page or leads to one', (folder) => {
    if (isRoute(folder)) return
    const page = pages.get(folder) ?? ''
    const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page)?.[1] ?? ''
    expect(isRoute(target) || isRoute(path.join('(company)', target))).toBe(true)
    expect(page).toContain(`<a href="${target}">`)
  })
})
