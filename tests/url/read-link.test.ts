import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLink, type LinkAnswer } from '@/lib/subjects/url/read-link'

const read = (text: string, more: { plus?: boolean; charset?: 'utf-8' | 'latin-1' } = {}) =>
  readLink({ text, plus: false, charset: 'utf-8', ...more })
function linkOf(answer: LinkAnswer) {
  if (answer.kind !== 'link') throw new Error(answer.kind)
  return answer
}

describe('parameters', () => {
  it.each([
    '?a=1&b=2',
    'https://example.com/?q=caf%C3%A9+au+lait&empty=&flag&=x&a=b=c',
    'https://example.com/?a%5B%5D=1&a%5B%5D=2&%26=%3D',
    '?a=%zz&b=100%',
    'a=1&b=%E2%82%AC',
    'https://example.com/?&&a=1&',
  ])('%s are those of URLSearchParams', (text) => {
    const query = text.includes('?') ? text.slice(text.indexOf('?') + 1) : text
    const expected = [...new URLSearchParams(query)]
    expect(linkOf(read(text)).parameters.map(({ name, value }) => [name, value])).toEqual(expected)
  })

  it('come back whatever was put in', () => {
    const pairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(pairs, (list) => {
        const text = `https://example.com/?${new URLSearchParams(list).toString()}`
        expect(linkOf(read(text)).parameters.map(({ name, value }) => [name, value])).toEqual(list)
      }),
      { seed: 3986 },
    )
  })

  it('tell what they hold', () => {
    const text = `?to=https%3A%2F%2Fexample.com%2F&json=%7B%22a%22%3A1%7D&brace=%7Bx&at=1516239022&twice=%2541&t=eyJhbGciOiJIUzI1NiJ9.e30.abc`
    // date -u -d @1516239022
    expect(linkOf(read(text)).parameters.map(({ more }) => more)).toEqual([
      'address',
      'JSON',
      '',
      'perhaps a moment: 2018-01-18 01:30:22 UTC',
      'encoded again',
      'token (JWT)',
    ])
    expect(linkOf(read(text)).inside).toEqual(['https://example.com/'])
  })
})

describe('layers', () => {
  it('are taken off until nothing changes, five at most', () => {
    const times = (count: number) =>
      Array.from({ length: count }).reduce<string>((text) => encodeURIComponent(text), 'é &')
    expect(linkOf(read(times(1))).layers).toEqual(['é &'])
    expect(linkOf(read(times(3))).layers).toEqual([times(2), times(1), 'é &'])
    expect(linkOf(read(times(7))).layers).toHaveLength(5)
  })

  it('stop before bytes that are no text, and such bytes at first are a fault at their place', () => {
    expect(linkOf(read('%25E9')).layers).toEqual(['%E9'])
    expect(read('ab%E9')).toMatchObject({ kind: 'fault', fault: { offset: 2, length: 3 } })
    expect(linkOf(read('ab%E9', { charset: 'latin-1' })).layers).toEqual(['abé'])
  })

  it('count percent signs that are no escape, and take + for a space where asked', () => {
    expect(linkOf(read('100% a+b')).stray).toBe(1)
    expect(linkOf(read('a+b')).layers).toEqual(['a+b'])
    expect(linkOf(read('a+b', { plus: true })).layers).toEqual(['a b'])
  })
})

it('names the parts as the URL standard does', () => {
  const text = 'https://user@example.com:8080/a%20b/c?q=1#top%21'
  const url = new URL(text)
  expect(linkOf(read(text)).parts).toEqual([
    { name: 'Scheme', value: 'https' },
    { name: 'Host', value: `user@${url.host}` },
    { name: 'Path', value: '/a b/c' },
    { name: 'Fragment', value: 'top!' },
  ])
})

it('decodes several lines each', () => {
  expect(read('a%20b\nc%20d\n')).toEqual({ kind: 'lines', decoded: 'a b\nc d\n', lines: 2 })
})
