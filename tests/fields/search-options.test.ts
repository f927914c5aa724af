import { describe, expect, it } from 'vitest'
import { optionCalled, searchOptions } from '@/lib/kits/fields/search-options'

const options = {
  sunflower: 'Sunflower oil',
  bread: 'Bread flour',
  plain: 'Flour, spooned and leveled',
  creme: 'Crème fraîche',
  sugar: 'Powdered (icing) sugar',
}

describe('options found by typing', () => {
  it('finds what begins a word, first where it begins the name', () => {
    expect(searchOptions(options, 'flo')).toEqual(['plain', 'bread'])
  })

  it('wants every word, in any order, and knows no case, mark or bracket', () => {
    expect(searchOptions(options, 'sug ICING')).toEqual(['sugar'])
    expect(searchOptions(options, 'creme fra')).toEqual(['creme'])
    expect(searchOptions(options, 'flour oil')).toEqual([])
  })

  it('lists all in their order while nothing is typed', () => {
    expect(searchOptions(options, ' ')).toEqual(Object.keys(options))
  })

  it('puts the one that is called so before those that go on', () => {
    expect(searchOptions({ long: 'Water, hot', short: 'Water' }, 'water')).toEqual(['short', 'long'])
  })

  it('knows an option by its whole name only', () => {
    expect(optionCalled(options, ' bread FLOUR')).toBe('bread')
    expect(optionCalled(options, 'flour')).toBeUndefined()
  })
})
