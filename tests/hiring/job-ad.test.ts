import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverage, keyPhrases } from '@/lib/subjects/hiring/job-ad'
import { otherFirms, repeatedLines, wornPhrases } from '@/lib/subjects/hiring/letter-checks'

const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/job-ads/rake.json'), 'utf8'),
) as readonly { text: string; phrases: readonly { phrase: string; score: number }[] }[]

describe('phrases of an advertisement', () => {
  it.each(vectors)('weigh what the oracle says: $text', ({ text, phrases }) => {
    const found = keyPhrases(text)
    expect(Object.fromEntries(found.map(({ phrase, score }) => [phrase, Number(score.toFixed(9))]))).toEqual(
      Object.fromEntries(phrases.map(({ phrase, score }) => [phrase, score])),
    )
  })

  it('are covered by another form of the same words', () => {
    expect(
      coverage('Stock planning; delivery routes; payroll', 'I planned the stocks and each delivery route.'),
    ).toEqual({
      covered: ['stock planning', 'delivery routes'],
      missing: ['payroll'],
    })
  })

  it('are none in an empty text', () => {
    expect(coverage('', 'Anything')).toEqual({ covered: [], missing: [] })
  })
})

describe('a letter', () => {
  it.each([
    ['I have followed Quay Foods for years.', 'Harbour Tools Ltd', ['Quay Foods'], ['Quay Foods']],
    ['I would like to join Alder & Finch GmbH.', 'Harbour Tools Ltd', [], ['Alder & Finch GmbH']],
    ['Harbour Tools builds what I repair.', 'Harbour Tools Ltd', ['Harbour Tools'], []],
    ['At the quay foods are sold.', 'Harbour Tools Ltd', ['Foods Quay'], []],
    ['Your plc programming interests me.', 'Harbour Tools Ltd', [], []],
    ['Everything at Northlight Inc appeals to me.', 'Northlight Inc.', [], []],
  ] as const)('names other firms: %s', (text, firm, former, found) => {
    expect(otherFirms(text, firm, former)).toEqual(found)
  })

  it('repeats a line of the CV only where the words are the same', () => {
    const line = 'Cut delivery times from nine days to four'
    expect(repeatedLines('In Leeds I cut delivery times from nine days to four.', [line])).toEqual([line])
    expect(repeatedLines('Delivery took nine days before and four after.', [line, 'Leeds'])).toEqual([])
  })

  it('has phrases that everybody writes', () => {
    expect(wornPhrases('I am a Team  player with a proven track record.')).toEqual([
      'team player',
      'proven track record',
    ])
  })
})
