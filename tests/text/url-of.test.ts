import { expect, it } from 'vitest'
import { urlOf } from '@/lib/base/text/url-of'

it('reads an address like any other however often it is asked', () => {
  // WHATWG URL Standard, section 3.5.
  const read = Array.from({ length: 50_000 }, () => urlOf('https://faß.example/')?.hostname)
  expect(new Set(read)).toEqual(new Set(['xn--fa-hia.example']))
})

it('reads from a base, and gives nothing for what is no address', () => {
  expect(urlOf('../x', 'https://example.com/a/b')?.href).toBe('https://example.com/x')
  expect(urlOf('hello')).toBeUndefined()
  expect(urlOf('https://exa mple.org')).toBeUndefined()
})
