import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, pathOf } from '@/catalogue/address'

const roi = { id: 'roi', href: '/calculators/roi', implemented: true }

describe('paths', () => {
  it.each([
    [{ tool: roi }, '/calculators/roi/'],
    [{ tool: { ...roi, implemented: false } }, '/coming-soon/?tool=roi'],
    [{ topic: 'investing' }, '/topics/investing/'],
    [{ category: 'utility' }, '/#utilities'],
    [{ comingSoon: 'a&b' }, '/coming-soon/?tool=a%26b'],
    [{ page: '/' }, '/'],
    [{ page: '/about' }, '/about/'],
    [{ page: '/about/' }, '/about/'],
    [{ page: '/about?x=1#y' }, '/about/?x=1#y'],
    [{ page: '/#calculators' }, '/#calculators'],
    [{ page: '/sitemap.xml' }, '/sitemap.xml'],
    [{ page: '/t/roi.js?v=2' }, '/t/roi.js?v=2'],
  ] as const)('%j is %s', (place, path) => {
    expect(pathOf(place)).toBe(path)
    expect(addressOf(place)).toBe(path)
  })
})

describe('below a base path', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each(['/tools', '/tools/'])('%s comes first in addresses, not in paths for the router', async (base) => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base)
    vi.resetModules()
    const below = await import('@/catalogue/address')
    expect(below.addressOf({ tool: roi })).toBe('/tools/calculators/roi/')
    expect(below.addressOf({ page: '/' })).toBe('/tools/')
    expect(below.pathOf({ tool: roi })).toBe('/calculators/roi/')
  })
})
