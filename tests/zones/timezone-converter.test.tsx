// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import TimezoneConverter from '@/components/utilities/timezone-converter'

const link =
  '#at=2026-03-04T09:00&choice=later&place=America/New_York|New York&place=Europe/Berlin|Berlin&place=Asia/Kolkata|Mumbai'

beforeEach(() => {
  localStorage.clear()
  location.hash = link
})
afterEach(cleanup)

function show(): ReturnType<typeof userEvent.setup> {
  render(<TimezoneConverter workerHref="/no-worker-in-this-test.js" />)
  return userEvent.setup()
}

const times = () => within(screen.getByRole('region', { name: 'At the same moment' })).getAllByRole('listitem')
const paste = (text: string) => fireEvent.change(screen.getByLabelText('Paste a time'), { target: { value: text } })

describe('the time zone converter', () => {
  it('opens a link and shows one moment on every clock, with the next change', () => {
    show()
    const [home, berlin, mumbai] = times().map((item) => item.textContent)
    expect(home).toContain('09:00')
    expect(home).toContain('Clocks go forward 1 hour on Sun 8 March 2026')
    expect(home).toContain('within two weeks')
    expect(berlin).toContain('15:00')
    expect(mumbai).toContain('19:30')
    expect(mumbai).toContain('10 h 30 min ahead')
    expect(mumbai).toContain('No clock change')
  })

  it('asks which moment is meant where clocks skip the time', async () => {
    const user = show()
    paste('8 March 2026 2:30 New York')
    expect(screen.getByText(/put forward over this time/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Earlier, 01:30 UTC−5/ }))
    expect(times()[1]?.textContent).toContain('07:30')
    await user.click(screen.getByRole('radio', { name: /Later, 03:30 UTC−4/ }))
    expect(times()[1]?.textContent).toContain('08:30')
  })

  it('asks what an abbreviation stands for, and reads nothing into it before', async () => {
    const user = show()
    paste('2026-07-01 10:00 IST')
    expect(times()[0]?.textContent).toContain('New York')
    await user.click(screen.getByRole('button', { name: 'Kolkata' }))
    expect(times()[0]?.textContent).toContain('Kolkata')
    expect(times()[1]?.textContent).toContain('00:30')
  })

  it('suggests the nearest place for one it does not know', async () => {
    const user = show()
    await user.type(screen.getByLabelText('Add a place'), 'Tokio{Enter}')
    expect(screen.getByText(/Nearest: Tokyo/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use Tokyo' }))
    expect(times().at(-1)?.textContent).toContain('Tokyo')
  })

  it('finds the hours in which everybody works', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Remove Mumbai' }))
    // Berlin is six hours ahead: 9 to 17 there is 3 to 11 in New York.
    expect(screen.getByText(/Everybody works at 09:00–11:00/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-07' } })
    expect(screen.getByText(/no half hour on this day/)).toBeTruthy()
  })

  it('says what is missing while a field is empty', () => {
    show()
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } })
    expect(screen.getByText('Enter a date and a time.')).toBeTruthy()
  })
})
