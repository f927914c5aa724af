import { describe, expect, it } from 'vitest'
import { endingRules } from '@/lib/law/freshness'
import { readOnce } from '@/lib/law/readings'
import { defineRule } from '@/lib/law/rule'

const source = { title: 'A gazette', href: 'https://www.gov.uk/' } as const
const rule = (title: string, until?: string) =>
  defineRule({
    title,
    jurisdiction: 'uk',
    checkedOn: '2026-01-01',
    units: 'money',
    versions: [
      { from: '2025-01-01', until: '2025-12-31', value: { amount: 1 }, sources: [source], readOnce: ['the amount'] },
      { from: '2026-01-01', ...(until ? { until } : {}), value: { amount: 2 }, sources: [source] },
    ],
  })

describe('rules that end', () => {
  const rules = [rule('endless'), rule('over', '2026-03-31'), rule('soon', '2026-06-30'), rule('late', '2026-09-30')]

  it('are listed from 90 days before their last day, the first end first', () => {
    expect(endingRules(rules, '2026-04-01')).toEqual([
      { title: 'over', until: '2026-03-31', isOver: true },
      { title: 'soon', until: '2026-06-30', isOver: false },
    ])
    expect(endingRules(rules, '2026-07-02').map(({ title }) => title)).toEqual(['over', 'soon', 'late'])
  })
  it('are still known on their last day', () => {
    expect(endingRules(rules, '2026-03-31').map(({ isOver }) => isOver)).toEqual([false])
  })
})

describe('figures of one source', () => {
  it('are named for the days of their version alone, and once', () => {
    const rules = [rule('one'), rule('other')]
    expect(readOnce(rules, '2025-06-01')).toBe('the amount')
    expect(readOnce(rules, '2026-06-01')).toBeUndefined()
  })
})
