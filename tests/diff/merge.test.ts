import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompareUnit } from '@/lib/subjects/diff/comparison'
import { mergedText, mergeReducer, nothingPicked, pickOf, type MergeState } from '@/lib/subjects/diff/merge'
import { seeded, textPair } from './random-text'
import { compare } from './show'

const left = 'title\none\nsame\ntwo\nend\n'
const right = 'title\n1\nsame\n2\nend\n'
const texts = { left, right, comparison: compare(left, right) }

function picks(...actions: Parameters<typeof mergeReducer>[1][]): MergeState {
  return actions.reduce(mergeReducer, nothingPicked)
}

describe('merging', () => {
  it('starts from the left text', () => {
    expect(mergedText(texts, nothingPicked)).toBe(left)
  })

  it('takes each change from the side that was picked', () => {
    const second = { kind: 'pick', change: 1 } as const
    expect(mergedText(texts, picks({ ...second, pick: 'right' }))).toBe('title\none\nsame\n2\nend\n')
    expect(mergedText(texts, picks({ ...second, pick: 'both' }))).toBe('title\none\nsame\ntwo\n2\nend\n')
    expect(mergedText(texts, picks({ ...second, pick: 'neither' }))).toBe('title\none\nsame\nend\n')
    expect(mergedText(texts, picks({ ...second, pick: 'right' }, { kind: 'unpick', change: 1 }))).toBe(left)
  })

  it('takes all from one side, then single changes from the other', () => {
    const state = picks({ kind: 'all', side: 'right' }, { kind: 'pick', change: 0, pick: 'left' })
    expect(mergedText(texts, state)).toBe('title\none\nsame\n2\nend\n')
    expect(pickOf(state, 1)).toBe('right')
  })

  it('puts a line end between both sides when the last line of the left has none', () => {
    const ends = { left: 'a\nb', right: 'a\nc', comparison: compare('a\nb', 'a\nc') }
    expect(mergedText(ends, picks({ kind: 'pick', change: 0, pick: 'both' }))).toBe('a\nb\nc')
  })

  it('keeps a pick when the texts are edited elsewhere', () => {
    const editedRight = right.replace('title', 'heading')
    const after = { left, right: editedRight, comparison: compare(left, editedRight) }
    const state = picks({ kind: 'pick', change: 1, pick: 'right' }, { kind: 'compared', before: texts, after })
    expect(mergedText(after, state)).toBe('title\none\nsame\n2\nend\n')
  })

  it('drops a pick when its change is gone', () => {
    const after = { left, right: left, comparison: compare(left, left) }
    expect(
      picks({ kind: 'pick', change: 1, pick: 'right' }, { kind: 'compared', before: texts, after }).picks.size,
    ).toBe(0)
  })

  it('gives exactly one side when everything is taken from it', () => {
    const unit = fc.constantFrom<CompareUnit>('line', 'sentence', 'word', 'character')
    fc.assert(
      fc.property(textPair, unit, fc.boolean(), ([leftText, rightText], chosen, letterCase) => {
        const compared = {
          left: leftText,
          right: rightText,
          comparison: compare(leftText, rightText, chosen, { letterCase, lineEnds: true }),
        }
        expect(mergedText(compared, picks({ kind: 'all', side: 'left' }))).toBe(leftText)
        expect(mergedText(compared, picks({ kind: 'all', side: 'right' }))).toBe(rightText)
      }),
      seeded,
    )
  })
})
