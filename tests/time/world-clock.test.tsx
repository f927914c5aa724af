// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import WorldClock from '@/components/utilities/world-clock'
import { worldStore } from '@/components/utilities/world-clock/store'

beforeEach(() => {
  localStorage.clear()
  worldStore.set({ ...worldStore.initial, clocks: [], isChosen: true })
})
afterEach(cleanup)

const add = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  fireEvent.change(screen.getByLabelText('Add a city'), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: 'Add' }))
}

describe('the world clock', () => {
  it('adds cities, asks which of several is meant, and suggests the nearest', async () => {
    const user = userEvent.setup()
    render(<WorldClock />)
    await add(user, 'Kathmandu')
    expect(await screen.findByRole('heading', { name: 'Kathmandu' })).toBeTruthy()
    expect(screen.getByText('UTC+5:45')).toBeTruthy()
    await add(user, 'Birmingham')
    await user.click(await screen.findByRole('button', { name: /Birmingham, United States/ }))
    expect(worldStore.get().clocks.map(({ zone }) => zone)).toEqual(['Asia/Kathmandu', 'America/Chicago'])
    await add(user, 'Berlni')
    await user.click(await screen.findByRole('button', { name: /Add Berlin/ }))
    await add(user, 'UTC+9:30')
    await screen.findByRole('heading', { name: '+09:30' })
    expect(worldStore.get().clocks).toHaveLength(4)
  })

  it('labels, orders, removes and puts back', async () => {
    const user = userEvent.setup()
    worldStore.set({
      ...worldStore.initial,
      isChosen: true,
      clocks: ['Asia/Tokyo', 'Europe/London'].map((zone) => ({
        name: zone.split('/')[1] ?? '',
        zone,
        label: '',
        country: '',
      })),
    })
    render(<WorldClock />)
    await user.type(screen.getByLabelText('Label of Tokyo'), 'Client')
    await user.click(screen.getByRole('button', { name: 'Earlier in the list: London' }))
    expect(worldStore.get().clocks.map(({ name, label }) => name + label)).toEqual(['London', 'TokyoClient'])
    await user.click(screen.getByRole('button', { name: 'Remove: London' }))
    expect(worldStore.get().clocks).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(worldStore.get().clocks.map(({ name }) => name)).toEqual(['London', 'Tokyo'])
  })
})
