import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAt, lineStarts } from '@/lib/subjects/diff/lines'
import { keepLineEnds, lineEndsOf, withLineFeeds } from '@/lib/base/text/line-ends'
import { randomText, seeded } from './random-text'

describe('lines', () => {
  it.each([
    ['', [0]],
    ['a', [0, 1]],
    ['a\n', [0, 2]],
    ['a\r\nb\rc\n\n', [0, 3, 5, 7, 8]],
  ])('%j begin at %j', (text, starts) => {
    expect([...lineStarts(text)]).toEqual(starts)
  })

  it('end only at line feeds in a patch', () => {
    expect([...lineStarts('a\rb\r\nc', { lineFeedOnly: true })]).toEqual([0, 5, 6])
  })

  it('are found by offset', () => {
    const starts = lineStarts('ab\ncd\n')
    expect([0, 2, 3, 5, 6].map((offset) => lineAt(starts, offset))).toEqual([0, 0, 1, 1, 1])
  })

  it.each([
    ['ab', 'none'],
    ['a\nb', 'LF'],
    ['a\r\nb\r\n', 'CRLF'],
    ['a\rb', 'CR'],
    ['a\r\nb\n', 'mixed'],
  ])('of %j end with %s', (text, ends) => {
    expect(lineEndsOf(text)).toBe(ends)
  })
})

describe('editing a text in a field that shows every line end as \\n', () => {
  it.each([
    ['a\r\nb\r\nc', 'a\nbx\nc', 'a\r\nbx\r\nc'],
    ['a\r\nb', 'a\nnew\nb', 'a\r\nnew\r\nb'],
    ['a\r\nb\nc\r\n', 'a\nb\nc!\n', 'a\r\nb\nc!\r\n'],
    ['a\nb', 'a\nc', 'a\nc'],
    ['a\r\n', '', ''],
  ])('%j edited to %j is %j', (original, edited, kept) => {
    expect(keepLineEnds(original, edited)).toBe(kept)
  })

  it('changes nothing when nothing was edited, and shows what was edited', () => {
    fc.assert(
      fc.property(randomText, randomText, (original, edited) => {
        expect(keepLineEnds(original, withLineFeeds(original))).toBe(original)
        expect(withLineFeeds(keepLineEnds(original, withLineFeeds(edited)))).toBe(withLineFeeds(edited))
      }),
      seeded,
    )
  })
})
