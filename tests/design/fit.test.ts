import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, heightOf, plainLine, type Paragraph } from '@/lib/subjects/design/fit'
import { measured, millimetresOf } from '@/lib/subjects/design/measure'

const paragraph = (text: string, more: Partial<Paragraph> = {}): Paragraph => ({
  text,
  size: 12,
  least: 6,
  bold: false,
  leading: 1.3,
  before: 0,
  ...more,
})

describe('text in a box', () => {
  it('keeps its size where it fits, and breaks at spaces', () => {
    const [set] = fitted([paragraph('Production planner of the harbour')], 40, 30)
    expect(set?.size).toBe(12)
    expect(set?.lines.join(' ')).toBe('Production planner of the harbour')
    expect(set?.lines.length).toBeGreaterThan(1)
  })

  it('becomes smaller before it takes more lines than it may', () => {
    const [set] = fitted([paragraph('Production planner of the harbour', { most: 1 })], 50, 30)
    expect(set?.lines).toHaveLength(1)
    expect(set?.size).toBeLessThan(12)
    expect(set?.overflows).toBe(false)
  })

  it('ends at its least size and says that it does not fit', () => {
    const [set] = fitted([paragraph('w'.repeat(80), { most: 1 })], 20, 30)
    expect(set).toMatchObject({ size: 6, overflows: true })
    expect(set?.lines.join('')).toBe('w'.repeat(80))
  })

  it('names those that stand below the box, not those that have room', () => {
    const set = fitted([paragraph('Short'), paragraph('A long text '.repeat(40).trim())], 40, 20)
    expect(set.map(({ overflows }) => overflows)).toEqual([false, true])
  })

  it('loses no letter, and no line is wider than its room unless a letter is', () => {
    const anyText = fc.oneof(
      fc.array(fc.lorem({ maxCount: 1 }), { minLength: 1, maxLength: 30 }).map((words) => words.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('Anna-Lena Müller/Schmidt', '東京都千代田区 1-1', 'a@b-c.example', '--', 'x - y'),
    )
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 8, max: 120 }),
        fc.integer({ min: 4, max: 60 }),
        (typed, width, height) => {
          const text = plainLine(typed)
          const paragraphs = [paragraph(text)]
          const [set] = fitted(paragraphs, width, height)
          if (!set) throw new Error('nothing was set')
          const bare = (one: string) => one.replace(/\s+/g, '')
          expect(bare(set.lines.join(''))).toBe(bare(text))
          expect(set.size).toBeGreaterThanOrEqual(6)
          expect(set.size).toBeLessThanOrEqual(12)
          if (!set.overflows) expect(heightOf(paragraphs, [set])).toBeLessThanOrEqual(height + 1e-6)
          for (const line of set.lines)
            if ([...line].length > 2 && measured(line, false).isKnown)
              expect(measured(line, false).width * millimetresOf(set.size)).toBeLessThanOrEqual(width + 1e-6)
        },
      ),
      { seed: 20261123, numRuns: 300 },
    )
  })
})
