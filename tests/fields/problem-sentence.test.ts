import { describe, expect, it } from 'vitest'
import { problem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { regionOfForm } from '@/lib/kits/fields/context'
import { choice, money } from '@/lib/kits/fields/define'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'

const fields = {
  price: money('Price', { initial: 5 }),
  country: choice('Country', {
    options: { in: 'India', uk: 'United Kingdom', global: 'Any' },
    initial: 'global',
    initialIn: { in: 'in' },
  }),
}

describe('the sentence of a problem', () => {
  it('begins with the label of its field', () => {
    expect(problemSentence(fields, problem('price', 'must be above the cost'))).toBe('Price must be above the cost.')
  })

  it('is the message itself where no field is to blame', () => {
    expect(problemSentence(fields, problem(null, 'These shares come to more than 100%.'))).toBe(
      'These shares come to more than 100%.',
    )
  })
})

describe('whose money a form is in', () => {
  const currency = (typed: Record<string, string>, visitor: string) =>
    regionOfForm({ field: 'country' }, fields, typed, regionOf(visitor)).currency

  it('is that of the law that was chosen, else of the one the form starts with where the visitor is', () => {
    expect(currency({ country: 'uk' }, 'us')).toBe('GBP')
    expect(currency({ country: 'global' }, 'us')).toBe('USD')
    expect(currency({}, 'in')).toBe('INR')
    expect(currency({}, 'us')).toBe('USD')
  })

  it('is that of the only law', () => {
    expect(regionOfForm('in', fields, {}, regionOf('us')).currency).toBe('INR')
    expect(regionOfForm(undefined, fields, {}, regionOf('us')).currency).toBe('USD')
  })
})
