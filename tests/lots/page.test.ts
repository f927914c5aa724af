import { describe, expect, it } from 'vitest'
import { answerLots } from '@/lib/subjects/lots/draw'
import type { LotsAnswer, LotsMode } from '@/lib/subjects/lots/task'
import tool from '@/lib/tools/utilities/developer/random-picker-wheel'

const values = {
  mode: 'wheel' as LotsMode,
  count: 2,
  teamsBy: 'count' as const,
  teams: 2,
  rows: 2,
  columns: 2,
  takesOut: true,
  sounds: false,
  showsPairs: false,
}
type Work = Parameters<typeof tool.views>[0]

/** What the page shows after so many presses, with the options given. */
async function page(more: Partial<typeof values>, names = 'Anna\nBen\nCleo', presses = 1) {
  const given = { values: { ...values, ...more }, texts: { names, rules: '' }, opened: {}, selection: undefined }
  let picks: Record<string, string> = {}
  let fresh = 0
  const answered = async (): Promise<Work> => {
    const question = tool.ask({ ...given, picks })
    if (!question) throw new Error('nothing asked')
    const answer: LotsAnswer = await answerLots(question, () => Uint8Array.from({ length: 16 }, () => ++fresh))
    return {
      ...given,
      picks,
      answer,
      asked: question,
      isCurrent: true,
      files: [],
      made: undefined,
      standing: answer,
      next: undefined,
    }
  }
  let work = await answered()
  for (let press = 0; press < presses; press++) {
    const offer = tool.views(work).flatMap((view) => (view.kind === 'ready' ? (view.offers ?? []) : []))[0]
    picks = { ...picks, ...offer?.picks }
    work = await answered()
  }
  const views = tool.views(work)
  return { work, views, text: JSON.stringify(views) }
}

/** What a way out gives as text. */
function taken(name: keyof typeof tool.takeAway, work: Work): string {
  const way = tool.takeAway[name]
  const content = way && 'of' in way ? way.of(work) : undefined
  return typeof content === 'string' ? content : ''
}

describe('the page of the wheel', () => {
  it('takes winners out and lists those before', async () => {
    const seen = new Set<string>()
    for (const presses of [1, 2, 3]) {
      const { work, views } = await page({}, undefined, presses)
      const { result } = work.answer ?? {}
      if (result?.mode !== 'wheel') throw new Error('nobody won')
      seen.add(result.name)
      const wheel = views.find((view) => view.kind === 'wheel')
      expect(wheel).toMatchObject({ winner: result.winner, spin: work.answer?.seed })
      const before = views.find((view) => view.kind === 'table')
      expect(before?.rows.length ?? 0).toBe(presses - 1)
    }
    expect(seen.size).toBe(3)
    const { text } = await page({}, undefined, 4)
    expect(text).toContain('The list is empty')
    expect(text).toContain('Begin anew with all names (3 taken out)')
  })
  it('keeps winners in where that is wanted', async () => {
    const { work } = await page({ takesOut: false }, undefined, 5)
    expect(work.answer?.count).toBe(3)
  })
  it('asks for names, and shows no mistake before', async () => {
    const { text } = await page({}, '', 0)
    expect(text).toContain('Write the names, one a line.')
    expect(text).not.toContain('bad')
  })
})

it.each([
  ['draw', '2 of 3 drawn', 'Place,Name'],
  ['coins', ' heads, ', 'Coin,Side'],
  ['teams', '2 teams of 3 people', 'Team,Members'],
  ['seats', '3 people are seated.', 'Row,Seat 1,Seat 2'],
  ['gifts', 'each of 3 people gives to another', 'Gives,Receives'],
] as const)('%s says what was drawn and saves it', async (mode, says, heads) => {
  const { work, text } = await page({ mode })
  expect(text).toContain(says)
  expect(taken('csv', work).split('\r\n')[0]).toBe(heads)
  expect(taken('copy', work)).not.toBe('')
  const record = taken('record', work)
  expect(record).toContain(`SHA-256 of the list: ${work.answer?.digest ?? ''}`)
  expect(record).toContain(`Chance, drawn before the press: ${work.answer?.seed ?? ''}`)
})

it('gifts stay hidden until they are to be shown, and are on the slips', async () => {
  const { text, work } = await page({ mode: 'gifts' })
  expect(text).not.toContain('"Anna"')
  expect((await page({ mode: 'gifts', showsPairs: true })).text).toContain('"Anna"')
  const slips = taken('slips', work)
  for (const name of ['Anna', 'Ben', 'Cleo']) expect(slips).toContain(`You give to ${name}.`)
  expect(tool.prints?.(work)).toMatchObject({ title: 'Slips', content: slips })
})

it('teams show skills and groups where there are any', async () => {
  const { work } = await page({ mode: 'teams' }, 'name,skill,group\nAnna,2,f\nBen,4,m\nCleo,2,f\nDan,4,m')
  expect(taken('csv', work).split('\r\n')).toEqual([
    'Team,Members,Mean skill,Groups',
    expect.stringMatching(/^Team 1,"[A-Z][a-z]+, [A-Z][a-z]+",3.00,"f 1, m 1"$/),
    expect.stringMatching(/^Team 2,"[A-Z][a-z]+, [A-Z][a-z]+",3.00,"f 1, m 1"$/),
    '',
  ])
})
