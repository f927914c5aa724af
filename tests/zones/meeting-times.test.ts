import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  bestSlots,
  borneBy,
  calendarLinks,
  changesWithin,
  costAt,
  fixedSeries,
  isWithin,
  mostPeople,
  rotation,
  slotOf,
  startsOf,
  type Attendee,
} from '@/lib/subjects/zones/meeting-times'
import { timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'

interface Plan {
  people: {
    zone: string
    work: [number, number]
    likes: [number, number] | null
    never: [number, number]
    off: string[]
  }[]
  home: string
  from: string
  days: number
  minutes: number
  best: { ms: number; costs: number[]; nevers: number; total: number; worst: number }[]
  count: number
  turns: number[]
  borne: number[]
}
const plans: Plan[] = JSON.parse(readFileSync('tests/vectors/meetings/meetings.json', 'utf8'))
const band = ([from, to]: readonly [number, number]) => ({ from, to })
const attendeesOf = ({ people }: Plan): Attendee[] =>
  people.map(({ zone, work, likes, never, off }, at) => ({
    name: String(at),
    zone,
    work: band(work),
    likes: likes ? band(likes) : undefined,
    never: band(never),
    weekend: [0, 6],
    off: new Set(off),
  }))
const office = (name: string, zone: string, part: Partial<Attendee> = {}): Attendee => ({
  name,
  zone,
  work: { from: 540, to: 1020 },
  likes: undefined,
  never: { from: 1320, to: 390 },
  weekend: [0, 6],
  off: new Set(),
  ...part,
})

describe('hours for a meeting', () => {
  it.each(plans.map((plan, at) => [at, plan] as const))('plan %d has the best hours that Python found', (_, plan) => {
    const { home, from, days, minutes } = plan
    const slots = bestSlots(attendeesOf(plan), { home, from, days, minutes })
    expect(slots).toHaveLength(plan.count)
    const best = slots.slice(0, 6).map(({ ms, seats, nevers, total, worst }) => ({
      ms,
      costs: seats.map(({ cost }) => cost),
      nevers,
      total,
      worst,
    }))
    expect(best).toEqual(plan.best)
    const series = { home, day: from, time: '10:00', minutes, count: 4, everyWeeks: 1 }
    const turns = rotation(attendeesOf(plan), series)
    expect(turns.slots.map(({ ms }) => ms)).toEqual(plan.turns)
    expect(turns.borne).toEqual(plan.borne)
    expect(borneBy(turns.slots, plan.people.length)).toEqual(plan.borne)
  })

  it('cost what the page says', () => {
    const person = office('a', 'UTC', { likes: { from: 600, to: 720 }, off: new Set(['2026-11-30']) })
    const cost = (minute: number, day = '2026-12-01') => costAt(person, minute, day)
    expect(cost(600)).toEqual({ comfort: 'likes', cost: 0 })
    expect(cost(720)).toEqual({ comfort: 'work', cost: 1 })
    expect(cost(525)).toEqual({ comfort: 'near', cost: 4 })
    expect(cost(480)).toEqual({ comfort: 'near', cost: 4 })
    expect(cost(465)).toEqual({ comfort: 'near', cost: 6 })
    expect(cost(1020)).toEqual({ comfort: 'near', cost: 4 })
    expect(cost(1320)).toEqual({ comfort: 'never', cost: 100 })
    expect(cost(0)).toEqual({ comfort: 'never', cost: 100 })
    expect(cost(600, '2026-11-30')).toEqual({ comfort: 'off', cost: 24 })
    expect(cost(600, '2026-11-29')).toEqual({ comfort: 'off', cost: 24 })
    expect([
      isWithin(0, { from: 60, to: 60 }),
      isWithin(30, { from: 1320, to: 60 }),
      isWithin(60, { from: 1320, to: 60 }),
    ]).toEqual([false, true, false])
  })

  it('leave out a half hour that the clocks skip, and count one once that comes twice', () => {
    const shown = (day: string) => startsOf('Europe/Berlin', day).map((ms) => timeText(wallAt('Europe/Berlin', ms)))
    expect(shown('2026-03-29')).toHaveLength(46)
    expect(shown('2026-03-29')).not.toContain('02:30')
    expect(shown('2026-10-25')).toHaveLength(48)
    expect(new Set(shown('2026-10-25')).size).toBe(48)
  })

  it('of a series keep the first one’s clocks, and say whose move', () => {
    const people = [
      office('Berlin', 'Europe/Berlin'),
      office('New York', 'America/New_York'),
      office('Kolkata', 'Asia/Kolkata'),
    ]
    const series = { home: 'Europe/Berlin', day: '2026-03-02', time: '15:00', minutes: 60, count: 5, everyWeeks: 1 }
    const seen = (at: number) =>
      fixedSeries(people, series).map(({ seats }) => timeText(seats[at]?.wall ?? { hour: 0, minute: 0 }))
    expect(seen(0)).toEqual(['15:00', '15:00', '15:00', '15:00', '15:00'])
    expect(seen(1)).toEqual(['09:00', '10:00', '10:00', '10:00', '09:00'])
    expect(seen(2)).toEqual(['19:30', '19:30', '19:30', '19:30', '18:30'])
    expect(changesWithin(people, series).map(({ zone, at }) => [zone, new Date(at).toISOString()])).toEqual([
      ['America/New_York', '2026-03-08T07:00:00.000Z'],
      ['Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ])
    expect(slotOf(people, Date.UTC(2026, 2, 2, 14), 60).seats.map(({ comfort }) => comfort)).toEqual([
      'likes',
      'likes',
      'near',
    ])
  })

  it('are found for fifty people and two weeks', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kathmandu', 'America/St_Johns']
    const people = Array.from({ length: mostPeople }, (_, at) => office(String(at), zones[at % zones.length] ?? 'UTC'))
    expect(bestSlots(people, { home: 'UTC', from: '2026-10-19', days: 14, minutes: 60 })).toHaveLength(14 * 48)
  })

  it('are handed to calendars of the web as they are written there', () => {
    const { google, outlook } = calendarLinks({
      title: 'A & B',
      text: 'x\ny',
      from: Date.UTC(2026, 10, 30, 9),
      to: Date.UTC(2026, 10, 30, 10),
    })
    const asked = new URL(google).searchParams
    expect([asked.get('action'), asked.get('text'), asked.get('dates'), asked.get('details')]).toEqual([
      'TEMPLATE',
      'A & B',
      '20261130T090000Z/20261130T100000Z',
      'x\ny',
    ])
    const other = new URL(outlook).searchParams
    expect([other.get('subject'), other.get('startdt'), other.get('enddt'), other.get('body')]).toEqual([
      'A & B',
      '2026-11-30T09:00:00.000Z',
      '2026-11-30T10:00:00.000Z',
      'x\ny',
    ])
  })
})
