import { describe, expect, it } from 'vitest'
import { isTrello, readTrello } from '@/lib/subjects/boards/trello'

/* Objects as the Trello REST API describes board, list, card, checklist, member and action. */
const board = {
  id: 'b',
  name: 'Shop',
  lists: [
    { id: 'l2', name: 'Done', closed: false, pos: 300 },
    { id: 'l1', name: 'To do', closed: false, pos: 100 },
    { id: 'l3', name: 'Old', closed: true, pos: 50 },
  ],
  cards: [
    {
      id: 'c1',
      name: 'Second',
      desc: 'Text',
      idList: 'l1',
      closed: false,
      pos: 20,
      due: '2026-12-01T12:00:00.000Z',
      labels: [
        { id: 'x', name: 'urgent', color: 'red' },
        { id: 'y', name: '', color: 'green' },
      ],
      idMembers: ['m1', 'gone'],
      idChecklists: ['k1'],
    },
    {
      id: 'c2',
      name: 'First',
      desc: '',
      idList: 'l1',
      closed: true,
      pos: 10,
      due: null,
      labels: [],
      idMembers: [],
      idChecklists: [],
    },
    { id: 'c3', name: 'Left over', desc: '', idList: 'l3', closed: false, pos: 5 },
  ],
  checklists: [
    {
      id: 'k1',
      idCard: 'c1',
      name: 'Steps',
      checkItems: [
        { id: 'i2', name: 'two', state: 'incomplete', pos: 2 },
        { id: 'i1', name: 'one', state: 'complete', pos: 1 },
      ],
    },
  ],
  members: [{ id: 'm1', fullName: 'Ada Byron', username: 'ada' }],
  actions: [
    {
      type: 'updateCard',
      date: '2026-11-20T10:00:00.000Z',
      data: { card: { id: 'c1' }, listBefore: { id: 'l2' }, listAfter: { id: 'l1' } },
    },
    { type: 'createCard', date: '2026-11-18T10:00:00.000Z', data: { card: { id: 'c1' }, list: { id: 'l2' } } },
    { type: 'commentCard', date: '2026-11-19T10:00:00.000Z', data: { card: { id: 'c1' }, list: { id: 'l1' } } },
  ],
}

describe('an export of Trello', () => {
  it('has its lists and cards in their order, archived ones marked', () => {
    const read = readTrello(board)
    expect(isTrello(board)).toBe(true)
    expect(read.lists.map(({ name }) => name)).toEqual(['To do', 'Done'])
    expect(read.cards.map(({ name, isClosed, list }) => [name, isClosed, list])).toEqual([
      ['Left over', true, ''],
      ['First', true, 'l1'],
      ['Second', false, 'l1'],
    ])
    expect(read.homeless).toBe(1)
  })

  it('keeps labels, members, due day, checklist and moves', () => {
    const card = readTrello(board).cards[2]
    expect(card).toMatchObject({
      desc: 'Text',
      labels: ['urgent', 'green'],
      members: ['Ada Byron'],
      checks: [
        { text: 'one', done: true },
        { text: 'two', done: false },
      ],
      steps: [
        { at: Date.parse('2026-11-18T10:00:00Z'), to: 'l2' },
        { at: Date.parse('2026-11-20T10:00:00Z'), to: 'l1' },
      ],
    })
    expect(card?.due).toMatch(/^2026-12-0[12]$/)
  })

  it('that is damaged is refused with the path', () => {
    expect(isTrello({ cards: [] })).toBe(false)
    expect(isTrello(null)).toBe(false)
    expect(() => readTrello({ ...board, lists: [...board.lists, { id: 'l9' }] })).toThrow('lists[3]')
    expect(() => readTrello({ ...board, cards: [null] })).toThrow('cards[0]')
    expect(readTrello({ lists: [], cards: [], actions: 'x', checklists: 5 }).cards).toEqual([])
  })
})
