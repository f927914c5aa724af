import { describe, expect, it } from 'vitest'
import { headersFor, readHeadersFile } from '@/scripts/headers-file.mjs'

// The form and its rules: docs.netlify.com/manage/routing/headers and developers.cloudflare.com/pages/configuration/headers.
const file = `# for all
/*
  X-Frame-Options: DENY
  Cache-Control: no-store

/t/*
  Cache-Control: public, max-age=60
/about/
  X-Robots-Tag: noindex
`

describe('a _headers file', () => {
  const rules = readHeadersFile(file)

  it('gives each path the headers of all rules that fit, joined where two name one header', () => {
    expect(Object.fromEntries(headersFor(rules, '/t/ui/a.js'))).toEqual({
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-store, public, max-age=60',
    })
  })

  it('takes a path without a star as it stands', () => {
    expect(headersFor(rules, '/about/').get('X-Robots-Tag')).toBe('noindex')
    for (const other of ['/about', '/about/us/', '/t/about/'])
      expect(headersFor(rules, other).has('X-Robots-Tag')).toBe(false)
  })

  it('takes a dot as a dot', () => {
    expect(headersFor(readHeadersFile('/a.js\n  X: 1'), '/abjs').size).toBe(0)
  })

  it.each([
    ['a header before any path', '  X: 1'],
    ['a line that is no header', '/*\n  X 1'],
    ['a header without a value', '/*\n  X:'],
  ])('refuses %s', (_, text) => {
    expect(() => readHeadersFile(text)).toThrow('_headers, line')
  })
})
