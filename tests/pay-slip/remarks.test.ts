import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import paySlip from '@/lib/tools/generators/hr/pay-slip-gen'

/** What is said beside the slip of a salary. */
function remarksOn(given: AnyValues): string {
  const values = initialValues(paySlip.form, {
    earnings: [{ name: 'Salary', basis: 'amount', size: 100 }],
    deductions: [],
    ...given,
  })
  const document = paySlip.build(values as never, generatorContext(undefined, values, regionOf('global')))
  if ('problem' in document) throw new Error(document.message)
  return (document.notices ?? []).map(({ says }) => says).join('\n')
}

describe('what the law wants on a pay slip', () => {
  it('is hours in Great Britain, where none are told', () => {
    expect(remarksOn({ country: 'uk' })).toMatch(/section 8 also wants the hours, where pay varies/)
    expect(remarksOn({ country: 'uk', earnings: [{ name: 'Shifts', basis: 'hours', size: 13, hours: 20 }] })).toBe('')
  })

  it('is told for the days that the law covers alone', () => {
    expect(remarksOn({ country: 'uk', payDate: '2019-04-05' })).toBe('')
    expect(remarksOn({ country: 'in', payDate: '2026-05-07' })).toBe('')
    expect(remarksOn({ country: 'in', payDate: '2026-05-08' })).toMatch(/Form V/)
  })

  it('is what Form V has in India, each until it is filled in', () => {
    const all = {
      relative: 'Mohan Rao',
      jobTitle: 'Fitter',
      providentFund: '100200300400',
      account: 'ending in 4471',
      paidDays: 26,
    }
    expect(remarksOn({ country: 'in', ...all })).toBe('')
    const words: Record<keyof typeof all, RegExp> = {
      relative: /spouse/,
      jobTitle: /designation/,
      providentFund: /UAN/,
      account: /bank account/,
      paidDays: /attendance/,
    }
    for (const name of Object.keys(all) as (keyof typeof all)[])
      expect(remarksOn({ country: 'in', ...all, [name]: undefined })).toMatch(words[name])
    expect(remarksOn({ country: 'in', ...all, employer: 'Alone Ltd' })).toMatch(/address/)
  })

  it('is a number for the employee in California, and either of two will do', () => {
    expect(remarksOn({ country: 'us', state: 'ca' })).toMatch(/employee number or the last four digits/)
    expect(remarksOn({ country: 'us', state: 'ca', employeeNumber: '7' })).not.toMatch(/four digits/)
    expect(remarksOn({ country: 'us', state: 'ca', socialSecurity: '6789' })).not.toMatch(/four digits/)
    expect(remarksOn({ country: 'us', state: 'ny' })).toMatch(/Section 195\.3|section 195\.3/)
  })

  it('is nothing federal in the United States, and nothing where no country is chosen', () => {
    expect(remarksOn({ country: 'us', state: 'other' })).toMatch(/Federal law asks for records of pay/)
    expect(remarksOn({ country: 'global' })).toBe('')
  })
})
