import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFields } from '@/lib/platform/storage/merge-fields'

describe('a draft that two tabs change', () => {
  const base = { price: '10', cost: '4', note: '' }

  it('keeps what each of them changed', () => {
    expect(mergeFields(base, { ...base, price: '12' }, { ...base, cost: '5' })).toEqual({
      ...base,
      price: '12',
      cost: '5',
    })
  })
  it('keeps ours where both changed the same field', () => {
    expect(mergeFields(base, { ...base, price: '12' }, { ...base, price: '13' })).toEqual({ ...base, price: '12' })
  })
  it('takes out what we took out, and keeps what they put in', () => {
    expect(mergeFields<object>({ a: '1' }, {}, { a: '1', b: '2' })).toEqual({ b: '2' })
  })
  it('keeps a number and its unit together', () => {
    const group = (name: string) => name.replace('@unit', '')
    const theirs = { size: '6', 'size@unit': 'ft' }
    expect(mergeFields({ size: '1', 'size@unit': 'm' }, { size: '2', 'size@unit': 'm' }, theirs, group)).toEqual({
      size: '2',
      'size@unit': 'm',
    })
  })
  it('looks into objects, and takes a list as one', () => {
    const tags = { tags: { source: '', medium: '' }, rows: ['a'] }
    const ours = { tags: { source: 'x', medium: '' }, rows: ['a', 'b'] }
    const theirs = { tags: { source: '', medium: 'y' }, rows: ['c'] }
    expect(mergeFields(tags, ours, theirs)).toEqual({ tags: { source: 'x', medium: 'y' }, rows: ['a', 'b'] })
  })
  it('is theirs itself where we changed nothing, and ours where they changed nothing', () => {
    const draft = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string())))
    fc.assert(
      fc.property(draft, draft, (one, other) => {
        expect(mergeFields(one, { ...one }, other)).toBe(other)
        expect(mergeFields(one, other, one)).toEqual(other)
      }),
      { seed: 18 },
    )
  })
})
