import { describe, expect, it } from 'vitest'
import { versionOn } from '@/lib/law/rule'
import { statutoryNotice } from '@/lib/law/uk/notice'
import { leastNoticeWeeks } from '@/lib/subjects/workforce/notice'

const law = versionOn(statutoryNotice, '2026-11-23')?.value

/* GOV.UK, "Redundancy: your rights, notice periods" and Acas, "Notice periods": at least one week from one month to two years; one
   week for each year from two to twelve years; twelve weeks from twelve years on. */
describe('the least notice of a British employer', () => {
  it.each([
    ['2026-10-24', 0],
    ['2026-10-23', 1],
    ['2024-11-24', 1],
    ['2024-11-23', 2],
    ['2021-12-01', 4],
    ['2014-11-24', 11],
    ['2014-11-23', 12],
    ['1990-01-01', 12],
  ])('of somebody employed since %s is %i weeks on 23 November 2026', (start, weeks) => {
    if (!law) throw new Error('the rule says nothing of that day')
    expect(leastNoticeWeeks(law, start, '2026-11-23')).toBe(weeks)
  })

  it('is none of somebody who begins later', () => {
    if (!law) throw new Error('the rule says nothing of that day')
    expect(leastNoticeWeeks(law, '2026-11-24', '2026-11-23')).toBeUndefined()
  })
})
