import { describe, expect, it } from 'vitest'
import { choice } from '@/lib/kits/calculator'
import { fewExamples } from '@/lib/kits/facts/few-examples'

const inputs = {
  taxYear: choice('Tax year', { options: { '2025': '2025', '2026': '2026' }, initial: '2026' }),
}
const published = (taxYear?: string) => ({
  given: taxYear === undefined ? {} : { taxYear },
  source: { title: 'A tax office', href: 'https://example.org/' },
})

describe('published examples of a country’s tax', () => {
  it('are enough when there are twelve over two years', () => {
    const cases = [...Array.from({ length: 11 }, () => published('2025')), published()]
    expect(fewExamples(cases, inputs)).toBeUndefined()
  })

  it('are few in one year, however many', () => {
    const cases = Array.from({ length: 20 }, () => published('2026'))
    expect(fewExamples(cases, inputs)).toEqual({ count: 20, years: ['2026'] })
  })

  it('are neither refusals nor arithmetic of our own', () => {
    const cases = [
      ...Array.from({ length: 11 }, () => published('2025')),
      { ...published(), problem: 'pay' },
      { given: {}, source: { title: 'Arithmetic on paper' } },
    ]
    expect(fewExamples(cases, inputs)).toEqual({ count: 11, years: ['2025'] })
  })
})
