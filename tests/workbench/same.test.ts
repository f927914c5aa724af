import { describe, expect, it } from 'vitest'
import { isSame } from '@/components/workbench/same'
import { rememberLast } from '@/lib/base/remember-last'

describe('isSame', () => {
  it('tells plain data apart by what it holds', () => {
    expect(isSame({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true)
    expect(isSame({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false)
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
    expect(isSame([], {})).toBe(false)
    expect(isSame(null, {})).toBe(false)
    expect(isSame(Number.NaN, Number.NaN)).toBe(true)
  })

  it('takes two files for two, whatever they hold', () => {
    const file = new File(['a'], 'a.txt')
    expect(isSame({ file }, { file })).toBe(true)
    expect(isSame({ file }, { file: new File(['a'], 'a.txt') })).toBe(false)
  })
})

describe('rememberLast', () => {
  it('makes a result once while the arguments are the same', () => {
    const made: string[] = []
    const join = rememberLast((left: string, right: string) => {
      made.push(left + right)
      return { text: left + right }
    })
    const first = join('a', 'b')
    expect(join('a', 'b')).toBe(first)
    expect(join('a', 'c')).toEqual({ text: 'ac' })
    expect(join('a', 'b')).not.toBe(first)
    expect(made).toEqual(['ab', 'ac', 'ab'])
  })
})
