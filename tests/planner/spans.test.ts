import { describe, expect, it } from 'vitest'
import { spanBeside, spanEnd, spanStart } from '@/components/planner/spans'

describe('spans of a grid', () => {
  it('begin on Mondays, firsts of months and years', () => {
    // 12 June 2026 is a Friday.
    expect(['week', 'fourWeeks', 'month', 'year'].map((span) => spanStart('2026-06-12', span as 'week'))).toEqual([
      '2026-06-08',
      '2026-06-08',
      '2026-06-01',
      '2026-01-01',
    ])
  })

  it('end the day before the next one begins', () => {
    expect(spanEnd('2026-06-08', 'week')).toBe('2026-06-14')
    expect(spanEnd('2026-06-08', 'twelveWeeks')).toBe('2026-08-30')
    expect(spanEnd('2028-02-01', 'month')).toBe('2028-02-29')
    expect(spanBeside('2026-01-01', 'month', -1)).toBe('2025-12-01')
    expect(spanBeside('2026-01-01', 'year', -1)).toBe('2025-01-01')
  })
})
