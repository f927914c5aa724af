import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractedAddresses, type ExtractRules } from '@/lib/subjects/email/extract'

const rules: ExtractRules = { disguised: false, excluded: new Set(), order: 'found' }
const found = (text: string, more: Partial<ExtractRules> = {}) =>
  extractedAddresses(text, { ...rules, ...more }).addresses.map(({ address }) => address)

describe('addresses in a text', () => {
  it.each([
    ['Write to ada@example.com.', ['ada@example.com']],
    [
      '(ada@example.com), "bo@example.org"; <chen@example.net>!',
      ['ada@example.com', 'bo@example.org', 'chen@example.net'],
    ],
    ["'dara@example.com'", ['dara@example.com']],
    ["o'neil@example.ie", ["o'neil@example.ie"]],
    ['first.last+tag@mail.example.co.uk', ['first.last+tag@mail.example.co.uk']],
    ['<a href="mailto:ada%40example.com?subject=Hi">', ['ada@example.com']],
    [
      'ada&#64;example&#46;com and bo&commat;example.org, &#x63;hen@example.net',
      ['ada@example.com', 'bo@example.org', 'chen@example.net'],
    ],
    ['https://example.com/?mail=ada@example.com&x=1', ['ada@example.com']],
    ['logo@2x.png, bundle@1.2.3, style@3x.css', []],
    ['ada@localhost, @example.com, ada@, a@b', []],
    ['a..b@example.com', ['b@example.com']],
    ['jürgen@münchen.example', ['jürgen@münchen.example']],
    ['用户@例子.测试', ['用户@例子.测试']],
    ['Ada@Example.COM ada@example.com ADA@EXAMPLE.com', ['Ada@example.com']],
    ['x@-bad.example y@bad-.example', []],
    ['', []],
  ] as const)('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('in disguise are read where that is wanted', () => {
    const text = 'ada [at] example [dot] com, bo(AT)example(dot)org, meet at (dot) four'
    expect(found(text)).toEqual([])
    expect(found(text, { disguised: true })).toEqual(['ada@example.com', 'bo@example.org'])
  })

  it('in quoted-printable mail are whole', () => {
    const mail =
      'Content-Transfer-Encoding: quoted-printable\r\n\r\n<a href=3D"mailto:ada@exam=\r\nple.com">bo=40example.org</a>'
    expect(found(mail)).toEqual(['ada@example.com', 'bo@example.org'])
  })

  it('are left out by address, domain or name', () => {
    const text = 'ada@example.com noreply@example.org bo@example.net chen@example.net'
    const { addresses, excluded } = extractedAddresses(text, {
      ...rules,
      excluded: new Set(['noreply', 'bo@example.net', 'example.com']),
    })
    expect(addresses.map(({ address }) => address)).toEqual(['chen@example.net'])
    expect(excluded).toBe(3)
  })

  it('are counted, ordered and grouped', () => {
    const text = 'b@y.example a@z.example c@y.example b@y.example logo@2x.png'
    const { addresses, domains, refused, csv } = extractedAddresses(text, { ...rules, order: 'domain' })
    expect(addresses.map(({ address, times }) => [address, times])).toEqual([
      ['b@y.example', 2],
      ['c@y.example', 1],
      ['a@z.example', 1],
    ])
    expect(domains).toEqual([
      { domain: 'y.example', addresses: 2 },
      { domain: 'z.example', addresses: 1 },
    ])
    expect(refused).toEqual(['logo@2x.png'])
    expect(csv).toBe(
      'Address,Domain,Times\r\nb@y.example,y.example,2\r\nc@y.example,y.example,1\r\na@z.example,z.example,1\r\n',
    )
    expect(found(text, { order: 'address' })).toEqual(['a@z.example', 'b@y.example', 'c@y.example'])
  })

  it('are all found between whatever stands there', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(?:[.+-][a-z0-9]{1,5})?$/)
    const domain = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(?:-[a-z0-9]{1,4})?\.(?:com|org|example|co\.uk)$/)
    const address = fc.tuple(name, domain).map(([local, host]) => `${local}@${host}`)
    const noise = fc.constantFrom(' ', '\n', ', ', '; ', '> <', '"), ("', '\t', '. And ', ' - ', '|')
    fc.assert(
      fc.property(fc.array(fc.tuple(address, noise), { maxLength: 30 }), (parts) => {
        const text = parts.map(([one, after]) => one + after).join('')
        expect(found(text)).toEqual([...new Set(parts.map(([one]) => one))])
      }),
      { seed: 20260317, numRuns: 300 },
    )
  })
})
