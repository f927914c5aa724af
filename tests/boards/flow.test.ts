import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countsAt, cycleOf, flowMoments, nearestRank, type Phase } from '@/lib/subjects/boards/flow'

interface Vectors {
  columns: [id: string, phase: Phase][]
  boards: {
    offset: number
    cards: [at: number, to: string][][]
    cycles: (number | null)[]
    ranks: Record<string, number | null>
    days: [at: number, counts: number[]][]
  }[]
}

const file = new URL('../vectors/kanban-flow/boards.json', import.meta.url)
const { columns: named, boards } = JSON.parse(readFileSync(file, 'utf8')) as Vectors
const columns = named.map(([id, phase]) => ({ id, phase }))
const at = (iso: string) => Date.parse(iso)

describe('flow of a board', () => {
  it.each(boards.map((board, position) => [position, board] as const))(
    'board %i is as another program counts it',
    (_, board) => {
      const cards = board.cards.map((steps) => ({ steps: steps.map(([moment, to]) => ({ at: moment, to })) }))
      const cycles = cards.map((card) => cycleOf(card, columns, board.offset)?.days ?? null)
      expect(cycles).toEqual(board.cycles)
      const known = cycles.filter((days) => days !== null)
      expect(nearestRank(known, 0.5) ?? null).toBe(board.ranks['50'])
      expect(nearestRank(known, 0.85) ?? null).toBe(board.ranks['85'])
      for (const [moment, counts] of board.days) expect(countsAt(cards, columns, moment)).toEqual(counts)
    },
  )

  it('counts a card that is begun and done on one day as one day', () => {
    const steps = [
      { at: at('2026-11-20T08:00:00Z'), to: 'doing' },
      { at: at('2026-11-20T17:00:00Z'), to: 'done' },
    ]
    expect(cycleOf({ steps }, columns)?.days).toBe(1)
    expect(cycleOf({ steps: steps.slice(0, 1) }, columns)).toBeUndefined()
    expect(cycleOf({ steps: [] }, columns)).toBeUndefined()
  })

  it('ends the days of a chart at the midnights of the visitor', () => {
    const cards = [{ steps: [{ at: at('2026-11-25T20:00:00Z'), to: 'ideas' }] }]
    const now = at('2026-11-27T12:00:00Z')
    const hour = 3_600_000
    expect(flowMoments(cards, now, 30, 5.5 * hour).map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-11-26T18:29:59.999Z',
      '2026-11-27T12:00:00.000Z',
    ])
    expect(flowMoments([], now, 30)).toEqual([now])
    const year = [{ steps: [{ at: now - 365 * 24 * hour, to: 'ideas' }] }]
    expect(flowMoments(year, now, 30).length).toBeLessThanOrEqual(30)
  })
})
