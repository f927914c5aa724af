// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import MeetingPlanner from '@/components/utilities/meeting-planner'
import { planOfHash } from '@/components/utilities/meeting-planner/link'
import { freshPerson, meetingStore, readMeeting, type MeetingPlan } from '@/components/utilities/meeting-planner/store'
import type { HolidayCountry } from '@/lib/subjects/holidays/countries'
import { tableOf } from '../holidays/tables'

const plan: MeetingPlan = {
  title: 'Review',
  date: '2026-03-02',
  days: '1',
  minutes: '60',
  count: '5',
  weeks: '1',
  people: [freshPerson('1', 'Ada', 'Berlin'), freshPerson('2', 'Bo', 'New York')],
  chosen: 0,
  isChosen: true,
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  meetingStore.set(plan)
})
afterEach(cleanup)

describe('the meeting planner', () => {
  it('says how many half hours suit everybody, and shows the best one on each clock', () => {
    render(<MeetingPlanner workerHref="" />)
    // 15:00 to 17:00 in Berlin is 9:00 to 11:00 in New York: an hour fits at 15:00, 15:30 and 16:00.
    expect(screen.getByText('3 half hours suit everybody.')).toBeTruthy()
    const chosen = within(screen.getByRole('region', { name: 'The chosen hour' }))
    expect(chosen.getByText('15:00')).toBeTruthy()
    expect(chosen.getByText('09:00')).toBeTruthy()
    expect(screen.getByText('America/New_York: forward 1 h on Sun 8 March 2026')).toBeTruthy()
    expect(screen.getByText('From Mon 9 March 2026 it is at another hour for Bo.')).toBeTruthy()
  })

  it('chooses another hour by a press in the grid', async () => {
    render(<MeetingPlanner workerHref="" />)
    await userEvent.setup().click(screen.getByRole('button', { name: '18: choose 18:00' }))
    expect(within(screen.getByRole('region', { name: 'The chosen hour' })).getByText('18:00')).toBeTruthy()
  })

  it('explains the least bad hour where none suits, and what is wrong with an entry', async () => {
    render(<MeetingPlanner workerHref="" />)
    fireEvent.change(screen.getByLabelText('City or zone, Bo'), { target: { value: 'Sydney' } })
    expect(await screen.findByText(/^No half hour suits everybody. The least bad is Mon 2 March 2026/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('City or zone, Bo'), { target: { value: 'Sydnye' } })
    expect(await screen.findByText(/Did you mean Sydney/)).toBeTruthy()
    expect(screen.getByText(/Some boxes above are marked/)).toBeTruthy()
  })

  it('opens the plan of a link, and gives back the one before', async () => {
    location.hash = `#${new URLSearchParams({ plan: JSON.stringify({ ...plan, title: 'Linked' }) })}`
    render(<MeetingPlanner workerHref="" />)
    expect(await screen.findByDisplayValue('Linked')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Bring mine back' }))
    expect(screen.getByDisplayValue('Review')).toBeTruthy()
    for (const wrong of ['#plan=', '#plan={', '#plan={"people":3}']) expect(planOfHash(wrong)).toBe(false)
    expect(planOfHash('#other')).toBeUndefined()
  })

  it('counts the holidays and the weekend of each person’s country as days off, once its table is there', () => {
    const of = (country: string) => ({ ...freshPerson('1', 'Ada', 'Berlin'), country })
    const countries: HolidayCountry[] = ['DE', 'IL', 'US']
    const tables = new Map(countries.map((country) => [country, tableOf(country)]))
    const offOf = (country: string, day: string) => {
      const [person] = readMeeting({ ...plan, people: [of(country)] }, 0, tables).people
      return person && 'off' in person && person.off.has(day)
    }
    // Good Friday, Independence Day as observed in 2026, and a Bavarian holiday that Germany as a whole has not.
    expect(offOf('DE', '2026-04-03')).toBe(true)
    expect(offOf('US', '2026-07-03')).toBe(true)
    expect(offOf('US', '2026-04-03')).toBe(false)
    expect(offOf('DE', '2026-08-15')).toBe(false)
    expect(offOf('none', '2026-04-03')).toBe(false)
    const [one] = readMeeting({ ...plan, people: [of('IL')] }, 0, tables).people
    expect(one && 'weekend' in one && one.weekend).toEqual([5, 6])
    const [later] = readMeeting({ ...plan, people: [of('IL')] }, 0, new Map()).people
    expect(later && 'weekend' in later && later.weekend).toEqual([0, 6])
  })

  it('removes and puts back people, and makes another one the first', async () => {
    const user = userEvent.setup()
    render(<MeetingPlanner workerHref="" />)
    await user.click(screen.getByRole('button', { name: 'Remove, Bo' }))
    expect(meetingStore.get().people).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    await user.click(screen.getByRole('button', { name: 'Make first, Bo' }))
    expect(meetingStore.get().people.map(({ name }) => name)).toEqual(['Bo', 'Ada'])
  })
})
