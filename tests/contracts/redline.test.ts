import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redline, redlineHtml, type RedlinePiece } from '@/lib/subjects/contracts/redline'

const without = (pieces: readonly RedlinePiece[], dropped: RedlinePiece['is']) =>
  pieces
    .filter(({ is }) => is !== dropped)
    .map(({ text }) => text)
    .join('')

describe('a redline', () => {
  it('accepted is the new text and rejected the old one, to the character', () => {
    const words = fc.array(fc.constantFrom('the', 'fee', ' ', '\n\n', 'is', '4,800', '<b>', 'due.', '  '), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(' '), other.join('')]
        const pieces = redline(before, after)
        expect(without(pieces, 'removed')).toBe(after)
        expect(without(pieces, 'added')).toBe(before)
      }),
      { seed: 20261124, numRuns: 300 },
    )
  })

  it('marks the words that changed', () => {
    expect(redline('The fee is 4,800 euros.', 'The fee is 5,200 euros.')).toEqual([
      { is: 'kept', text: 'The fee is' },
      { is: 'removed', text: ' 4,800' },
      { is: 'added', text: ' 5,200' },
      { is: 'kept', text: ' euros.' },
    ])
  })

  it('escapes what was typed', () => {
    expect(redlineHtml(redline('a', 'a\n<script>'))).toBe('a<ins><br>&lt;script&gt;</ins>')
  })
})
