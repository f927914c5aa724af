import { describe, expect, it } from 'vitest'
import { browserPart } from '../../scripts/tools/browser-part.mjs'

describe('what of a rule the browser gets', () => {
  const source = `export const tariff = defineRule({
  title: 'Tariff', jurisdiction: 'in', checkedOn: '2026-11-22', units: { units: 'count', rate: 'money' },
  versions: [{ from: '2026-04-01', value: { units: 100, title: 'domestic', rate: 5 }, sources: [{ title: 'A', href: 'https://a.gov.in/' }], note: 'New.' }],
})`

  it('is its dates and its values, under whatever names they have', async () => {
    const module: { tariff: unknown } = await import(`data:text/javascript,${encodeURIComponent(browserPart(source))}`)
    expect(module.tariff).toEqual({
      checkedOn: '2026-11-22',
      versions: [{ from: '2026-04-01', value: { units: 100, title: 'domestic', rate: 5 } }],
    })
  })
})
