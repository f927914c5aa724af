import { applyPatch, parsePatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchName, unifiedPatch } from '@/lib/subjects/diff/patch'
import vectors from '../vectors/gnu-diff/cases.json'
import { seeded, textPair } from './random-text'

const names = { leftName: 'left.txt', rightName: 'right.txt' }

/**
 * Texts of a few lines from four words have several shortest scripts; in these GNU diff keeps another of the equal lines.
 */
const otherShortestScript = ['few words 15', 'few words 18', 'few words 19', 'few words 20', 'few words 28']

function apply(left: string, patch: string): string | false {
  return applyPatch(left, patch, { autoConvertLineEndings: false })
}

function changedLines(patch: string): { removed: number; added: number } {
  const lines = parsePatch(patch).flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines))
  return {
    removed: lines.filter((line) => line.startsWith('-')).length,
    added: lines.filter((line) => line.startsWith('+')).length,
  }
}

describe('a patch beside the one of GNU diff -u', () => {
  it.each(vectors.cases.filter(({ name }) => !otherShortestScript.includes(name)))(
    'is the same, byte for byte: $name',
    ({ left, right, patch }) => {
      expect(unifiedPatch(left, right, names)).toBe(patch)
    },
  )

  it.each(vectors.cases.filter(({ name }) => otherShortestScript.includes(name)))(
    'is as short, and applies: $name',
    ({ left, right, patch }) => {
      const own = unifiedPatch(left, right, names)
      expect(changedLines(own)).toEqual(changedLines(patch))
      expect(apply(left, own)).toBe(right)
    },
  )
})

describe('applying a patch', () => {
  it('gives the right text from the left one, whatever the line ends', () => {
    fc.assert(
      fc.property(textPair, fc.nat(4), ([left, right], context) => {
        const patch = unifiedPatch(left, right, { ...names, context })
        expect(apply(left, patch)).toBe(right)
        expect(patch === '').toBe(left === right)
      }),
      seeded,
    )
  })

  it('also works for the patch made when there is no time for the shortest one', () => {
    fc.assert(
      fc.property(textPair, ([left, right]) => {
        expect(apply(left, unifiedPatch(left, right, { ...names, budget: 0 }))).toBe(right)
      }),
      seeded,
    )
  })
})

describe('a file name in a patch', () => {
  // What diff 3.8 prints for files of these names.
  it.each([
    ['plain.txt', 'plain.txt'],
    ['my file.txt', '"my file.txt"'],
    ['né"t.txt', '"n\\303\\251\\"t.txt"'],
    ['a\tb', '"a\\tb"'],
    ['a\\b', '"a\\\\b"'],
  ])('%s is written %s', (name, written) => {
    expect(patchName(name)).toBe(written)
  })
})
