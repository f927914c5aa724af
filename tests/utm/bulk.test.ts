import { describe, expect, it } from 'vitest'
import { bulkBuilder, columnsOf } from '@/lib/subjects/utm/bulk'
import { initialRules } from '@/lib/subjects/utm/tags'

describe('a table of links', () => {
  it('is read by its headings, in any order and spelling', () => {
    expect(
      columnsOf(['Campaign Name', 'UTM Source', 'utm_medium', 'Website URL', 'Campaign ID', 'param:ref', 'other']),
    ).toEqual({
      address: 3,
      tags: { campaign: 0, source: 1, medium: 2, id: 4 },
      standsOn: undefined,
      custom: [{ name: 'ref', column: 5 }],
    })
    expect(columnsOf(['source', 'medium'])).toBeUndefined()
  })

  it('keeps refused rows and names the row that was there first', () => {
    const columns = columnsOf(['url', 'source', 'medium', 'campaign', 'param:ref'])
    if (!columns) throw new Error('no columns')
    const next = bulkBuilder(columns, initialRules)
    const first = next(['https://example.com/', 'newsletter', 'email', 'Spring Sale', ''], 2)
    expect(first.result).toMatchObject({
      href: 'https://example.com/?utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale',
    })
    expect(next(['https://EXAMPLE.com', 'Newsletter', 'email', 'spring_sale'], 3).sameAs).toBe(2)
    expect(next(['javascript:alert(1)', 'a', 'b', 'c'], 4).result).toEqual({
      kind: 'refused',
      reason: 'scheme',
      scheme: 'javascript',
    })
    expect(next(['https://example.com/', 'newsletter', 'email', 'spring', 'a1'], 5).result).toMatchObject({
      href: 'https://example.com/?utm_source=newsletter&utm_medium=email&utm_campaign=spring&ref=a1',
    })
  })
})
