import { describe, expect, it } from 'vitest'
import { words } from '@/lib/engines/password-words'
import { judgeWith } from '@/lib/subjects/password-strength/judge'
import type { Reply } from '@/lib/kits/app/network'
import type { StrengthAnswer } from '@/lib/subjects/password-strength/task'
import tool from '@/lib/tools/utilities/developer/password-strength-checker'

type Work = Parameters<typeof tool.views>[0]
const judge = judgeWith(words)
const values = {
  characters: 'hidden' as 'hidden' | 'shown',
  language: 'en' as const,
  policy: 'alone' as const,
  least: 12,
  most: 64,
  lower: true,
  upper: true,
  digit: true,
  symbol: false,
}

function page(password: string, more: Partial<typeof values> = {}, received?: readonly Reply[]) {
  const given = {
    values: { ...values, ...more },
    texts: { password, words: '' },
    opened: {},
    picks: {},
    selection: undefined,
    received,
  }
  const question = tool.ask(given)
  const answer: StrengthAnswer | undefined = question && {
    ...judge(question),
    walks: judge(question).walks.map(({ says }) => ({ title: says, svg: '<svg></svg>' })),
  }
  const work: Work = {
    ...given,
    answer,
    asked: question,
    isCurrent: true,
    files: [],
    made: undefined,
    standing: answer,
    next: undefined,
  }
  return { work, views: tool.views(work), sending: tool.sends?.({ ...given, answer }) }
}

const reply = (body: string, status = 200): Reply => ({
  request: { url: '' },
  startedAt: 0,
  milliseconds: 1,
  status,
  body,
})
const shown = (views: readonly unknown[]) => JSON.stringify(views)

describe('the page', () => {
  it('shows no character of the password unless that is chosen', () => {
    const password = 'Zqx!Vbrt77gh'
    expect(shown(page(password).views)).not.toContain('Zqx')
    expect(shown(page(password).views)).toContain('••••')
    expect(shown(page(password, { characters: 'shown' }).views)).toContain('Zqx')
    const { copy } = tool.takeAway
    const copied = copy?.kind === 'copy' ? copy.of(page(password, { characters: 'shown' }).work) : undefined
    expect(copied).toContain('Strong')
    expect(copied).not.toContain('Zqx')
  })
  it('shows a keyboard only with the characters', () => {
    expect(shown(page('vgyhujmko').views)).not.toContain('"chart"')
    expect(shown(page('vgyhujmko', { characters: 'shown' }).views)).toContain('"chart"')
  })
  it.each([
    ['password', 'Guessed at once: guessed after 3 tries.', '0 of 4'],
    ['Tr0ub4dour&3', 'Strong', '4 of 4'],
  ])('%s: %s', (password, says, score) => {
    expect(shown(page(password).views)).toContain(says)
    expect(shown(page(password).views)).toContain(score)
  })
  it('gives four times', () => {
    const table = page('k7Rm0pQz').views.find((view) => view.kind === 'table' && view.label.startsWith('How long'))
    // Ten guesses a character and one more: 10^8 + 1, at 100 an hour, 10, 10,000 and 10^10 a second.
    expect(table?.kind === 'table' && table.rows.map(([, time]) => time)).toEqual([
      '114 years',
      '115 days',
      '2 hours',
      'under a second',
    ])
  })
  it('says of a good one how it fares at a careless site', () => {
    // 10^10 guesses and one take a second at 10^10 a second.
    expect(shown(page('k7Rm0pQzvB').views)).toContain('it holds 1 second once stolen')
    expect(shown(page('k7Rm0pQzvB').views)).toContain('10.0 billion')
    expect(shown(page('k7Rm0pQzv').views)).toContain('1.0 billion')
    expect(shown(page('password').views)).not.toContain('once stolen')
    expect(shown(page('k7Rm0pQzvB3xhJ8sL2wT5').views)).not.toContain('once stolen')
    expect(shown(page('k7Rm0pQzvB3xhJ8sL2wT5').views)).toContain('1.0 × 10^21')
  })
  it('asks and sends nothing while the box is empty', () => {
    const { work, sending } = page('')
    expect(work.answer).toBeUndefined()
    expect(sending).toBeUndefined()
  })
})

describe('the breach check', () => {
  it('would send five digits with padding, and names the host', () => {
    const { sending } = page('password')
    expect(sending?.requests).toEqual([
      { url: 'https://api.pwnedpasswords.com/range/5BAA6', headers: { 'Add-Padding': 'true' } },
    ])
    expect(sending?.says).toContain('5BAA6')
    expect(sending?.says).not.toContain('5BAA61')
    expect(page('x'.repeat(300)).sending).toBeUndefined()
  })
  it('says how often it was seen', () => {
    const line = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'
    expect(shown(page('password', {}, [reply(`${line}:9545824`)]).views)).toContain('Seen 9,545,824 times in breaches')
    expect(shown(page('password', {}, [reply(`${line}:1`)]).views)).toContain('Seen once')
    expect(shown(page('password', {}, [reply(`${'0'.repeat(35)}:0`)]).views)).toContain('Not among the passwords')
    expect(shown(page('password', {}, [reply('', 503)]).views)).toContain('answered with status 503')
    expect(shown(page('password').views)).not.toContain('breaches')
  })
})
