import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBase64Encoder } from '@/lib/base/encoding/base64'
import { joinBytes } from '@/lib/base/encoding/bytes'
import {
  around,
  encodedLength,
  formOf,
  looksLikeText,
  mediaTypeOf,
  reformed,
  type FileForm,
} from '@/lib/subjects/base64-files/file-form'

const forms: fc.Arbitrary<FileForm> = fc.record({
  alphabet: fc.constantFrom('standard', 'url'),
  padding: fc.boolean(),
  lines: fc.constantFrom('one', 'mime', 'pem'),
})
const asText = (bytes: Uint8Array, form: FileForm) => {
  const { push, end } = createBase64Encoder(formOf(form))
  return new TextDecoder().decode(joinBytes(push(bytes), end()))
}

describe('Base64 of files', () => {
  it('has the length that was promised, and changes from any form to any other', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), forms, forms, (bytes, one, other) => {
        expect(asText(bytes, one)).toHaveLength(encodedLength(bytes.length, formOf(one)))
        expect(reformed(asText(bytes, one), other)).toBe(asText(bytes, other))
      }),
      { seed: 4648 },
    ))

  it('is what base64 and openssl write', () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, at) => (at * 89) & 255)
    const run = (program: string, ...words: string[]) =>
      execFileSync(program, words, { input: bytes, encoding: 'utf8' })
    const mime: FileForm = { alphabet: 'standard', padding: true, lines: 'mime' }
    expect(`${asText(bytes, mime)}\r\n`).toBe(run('base64').replaceAll('\n', '\r\n'))
    expect(`${asText(bytes, { ...mime, lines: 'pem' })}\n`).toBe(run('openssl', 'base64'))
  })
})

describe('what stands around it', () => {
  it('is an address of RFC 2397 that gives the bytes back', async () => {
    const [before, after] = around('image/png', 'data', 'x.png')
    const response = await fetch(`${before}AP8Q${after}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(Uint8Array.from([0, 255, 16]))
  })

  it('lets no name break out of the code', () => {
    const written = (['html', 'markdown', 'css'] as const).map((wrapping) =>
      around('image/png', wrapping, '"><script>](x.png').join(''),
    )
    for (const code of written) expect(code).not.toMatch(/<script|\]\(x/)
  })
})

it('tells the type of a text by its name, and of no text by nothing', () => {
  expect(mediaTypeOf('logo.SVG', true)).toBe('image/svg+xml')
  expect(mediaTypeOf('notes', true)).toBe('text/plain')
  expect(mediaTypeOf('constructor', true)).toBe('text/plain')
  expect(mediaTypeOf('page.html', false)).toBe('application/octet-stream')
  expect(looksLikeText(Uint8Array.from([0xe2, 0x82]))).toBe(true)
  expect(looksLikeText(Uint8Array.from([0xff, 0xfe]))).toBe(false)
})
