// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AlarmClock from '@/components/utilities/alarm-clock'
import { alarmStore } from '@/components/utilities/alarm-clock/store'
import { initialAlarms } from '@/lib/subjects/timers/alarms'

/** A Saturday, in the zone that the tests run in. */
const begin = new Date(2026, 10, 28, 9).getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: begin, shouldAdvanceTime: true })
  localStorage.clear()
  alarmStore.set(initialAlarms)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(): ReturnType<typeof userEvent.setup> {
  render(<AlarmClock workerHref="/no-worker-in-this-test.js" />)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const setTime = (time: string) =>
  fireEvent.change(screen.getAllByLabelText('Time')[0] ?? document.body, { target: { value: time } })

describe('the alarm clock', () => {
  it('rings at its time, is put off, rings again and is stopped', async () => {
    const user = show()
    setTime('09:01')
    await user.type(screen.getByLabelText(/^Label/), 'Tea')
    await user.click(button('Set alarm'))
    expect(screen.getByText(/^Next: Tea, 09:01/)).toBeTruthy()
    vi.advanceTimersByTime(61_000)
    expect(within(await screen.findByRole('alert')).getByText('Tea, 09:01')).toBeTruthy()
    await user.click(button('Snooze 9 minutes'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(/^Put off to 09:10/)).toBeTruthy()
    vi.advanceTimersByTime(9 * 60_000 + 1000)
    expect(await screen.findByRole('alert')).toBeTruthy()
    await user.click(button('Stop'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByText('No alarm is set.').length).toBeGreaterThan(0)
  })

  it('keeps what was typed, says what is wrong, and adds nothing before', async () => {
    const user = show()
    await user.type(screen.getByLabelText(/^Label/), 'Early')
    await user.click(button('Set alarm'))
    expect(screen.getByText('This must be a time of day, such as 07:00.')).toBeTruthy()
    expect(alarmStore.get().alarms).toEqual([])
    setTime('06:30')
    await user.type(screen.getByLabelText(/Time zone of/), 'Berlni')
    await user.click(button('Set alarm'))
    expect(screen.getByText(/“Berlni” is not a place that is known here. Did you mean Berlin/)).toBeTruthy()
    expect(screen.getByLabelText(/^Label/)).toHaveProperty('value', 'Early')
  })

  it('asks a sum before it stops, and another one after a wrong answer', async () => {
    const user = show()
    setTime('12:00')
    await user.click(button('Mon–Fri'))
    await user.click(screen.getByRole('checkbox', { name: 'Ask for a sum before it stops' }))
    await user.click(button('Set alarm'))
    await user.click(button(/^Try it now/))
    const label = () => screen.getByText(/^What is \d/).textContent ?? ''
    const first = label()
    await user.type(screen.getByLabelText(/^What is/), '1')
    await user.click(button('Stop'))
    expect(screen.getByText('That is not it. Here is another one.')).toBeTruthy()
    expect(label()).not.toBe(first)
    const [, one, other, third] = /(\d+) × (\d+) \+ (\d+)/.exec(label()) ?? []
    await user.type(screen.getByLabelText(/^What is/), `${Number(one) * Number(other) + Number(third)}{Enter}`)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports what nobody could hear, and puts back what was removed', async () => {
    alarmStore.set({
      ...initialAlarms,
      alarms: [
        {
          id: '1',
          time: '08:00',
          label: 'Pills',
          days: '0123456',
          date: '',
          zone: '',
          place: '',
          isOn: true,
          after: begin - 86_400_000,
          asksSum: false,
        },
      ],
    })
    const user = show()
    expect(await screen.findByText(/^Pills, 08:00: this page was closed/)).toBeTruthy()
    await user.click(button('Close'))
    expect(screen.queryByText(/this page was closed/)).toBeNull()
    await user.click(button('Remove, Pills'))
    expect(alarmStore.get().alarms).toEqual([])
    await user.click(button('Put it back'))
    expect(alarmStore.get().alarms).toHaveLength(1)
  })
})
