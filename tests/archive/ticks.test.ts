import { describe, expect, it } from 'vitest'
import { readTicks, writeTicks } from '@/lib/kits/app/ticks'

describe('ticks', () => {
  it('stand for all while nothing was picked', () => {
    expect([...readTicks(undefined, 3)]).toEqual([0, 1, 2])
    expect([...readTicks('', 3)]).toEqual([])
  })

  it('are kept as stretches', () => {
    expect(writeTicks(new Set([0, 1, 2, 5, 7, 8]), 10)).toBe('0-2,5,7-8')
    expect([...readTicks('0-2,5,7-8', 10)]).toEqual([0, 1, 2, 5, 7, 8])
    expect(writeTicks(new Set([0, 1]), 2)).toBeUndefined()
    expect(writeTicks(new Set(), 2)).toBe('')
  })

  it('never lie beyond the list', () => {
    expect([...readTicks('1-9', 3)]).toEqual([1, 2])
  })
})
