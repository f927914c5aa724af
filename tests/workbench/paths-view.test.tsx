// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadParts } from '@/components/islands/part'
import { ViewList } from '@/components/workbench/view-list'
import type { View } from '@/lib/kits/app/views'

beforeAll(() => loadParts(['workbench/paths-view']))
afterEach(cleanup)

const view: View & { kind: 'paths' } = {
  kind: 'paths',
  label: 'Files in a.zip',
  pick: 'ticked',
  opens: 'opened',
  items: [
    { path: 'notes/one.txt', text: '1 byte' },
    { path: 'notes/two.txt', text: '2 bytes', mark: { tone: 'bad', text: 'damaged' } },
    { path: 'top.exe', text: '3 bytes' },
    { path: 'link', text: 'link', isFixed: true },
  ],
}

function Page() {
  const [picks, setPicks] = useState<Record<string, string>>({})
  return (
    <>
      <ViewList
        views={[view]}
        picks={picks}
        onPick={(name, value) => setPicks(value === undefined ? {} : { ...picks, [name]: value })}
        onOffer={({ picks: made }) => setPicks({ ...picks, ...made })}
      />
      <output>{JSON.stringify(picks)}</output>
    </>
  )
}

const picks = () => JSON.parse(screen.getByText(/^\{.*\}$/).textContent ?? '') as Record<string, string>

test('files and folders are ticked, a folder of some being neither', async () => {
  render(<Page />)
  const user = userEvent.setup()
  expect(screen.getByText('3 of 3 files ticked')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Take notes/one.txt' }))
  expect(picks()).toEqual({ ticked: '1-3' })
  const folder = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Take all of notes' })
  expect([folder.checked, folder.indeterminate]).toEqual([false, true])
  await user.click(folder)
  expect(screen.getByText('3 of 3 files ticked')).toBeTruthy()
  await user.click(folder)
  expect(screen.getByText('1 of 3 files ticked')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tick none' }))
  expect(screen.getByText('0 of 3 files ticked')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Take link' }).disabled).toBe(true)
})

test('what is found by typing is ticked alone, and a press looks into a file', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Tick none' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find a file' }), 'TWO')
  await user.click(screen.getByRole('button', { name: 'Tick all' }))
  expect(picks()['ticked']).toBe('1,3')
  await user.click(screen.getByRole('button', { name: 'Look into notes/two.txt' }))
  expect(picks()['opened']).toBe('1')
  await user.type(screen.getByRole('searchbox', { name: 'Find a file' }), 'x')
  expect(screen.getByText('No file has this in its path.')).toBeTruthy()
})

test('folders close and open', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /notes/, expanded: true }))
  expect(screen.queryByRole('checkbox', { name: 'Take notes/one.txt' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /notes/, expanded: false }))
  expect(screen.getByRole('checkbox', { name: 'Take notes/one.txt' })).toBeTruthy()
})
