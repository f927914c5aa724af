// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { useThreadWorkers } from '../diff/thread-worker'
import JsonFormatter from '@/components/utilities/json-formatter'

// Each test starts threads.
vi.setConfig({ testTimeout: 20_000 })

let endWorkers: () => void

beforeAll(() => {
  endWorkers = useThreadWorkers('lib/workers/json-formatter.worker.ts')
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** Too long to be read on the page. */
const records = Array.from({ length: 5_000 }, (_, index) => ({ id: index, name: `Näme ${index}` }))
const patience = { timeout: 10_000 }

function give(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'JSON to read' }), { target: { value: text } })
}

describe('long JSON', () => {
  it('is formatted in the worker, and read again when it changes', async () => {
    render(<JsonFormatter workerHref="/json-formatter.js" />)
    give(JSON.stringify(records))
    const region = await screen.findByRole('region', { name: 'Formatted JSON' }, patience)
    await waitFor(() => expect(region.querySelectorAll('code')[2]?.textContent).toBe('    "id": 0,'), patience)
    expect(screen.getByText('Lines written').nextSibling?.textContent).toBe('20,002')

    give(JSON.stringify(records).replace('"id":4999', "'id':4999"))
    expect(await screen.findByText(/JSON strings stand in double quotes/, {}, patience)).toBeTruthy()

    give(JSON.stringify(records.slice(1)))
    await waitFor(() => {
      const line = screen.getByRole('region', { name: 'Formatted JSON' }).querySelectorAll('code')[2]
      expect(line?.textContent).toBe('    "id": 1,')
    }, patience)
  })

  it('is searched and walked as a tree in the worker', async () => {
    const user = userEvent.setup()
    render(<JsonFormatter workerHref="/json-formatter.js" />)
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    give(JSON.stringify(records))
    const search = await screen.findByRole('searchbox', {}, patience)
    fireEvent.change(search, { target: { value: 'näme 4321' } })
    await screen.findByText('1 of 1', {}, patience)
    expect(await screen.findByText("$[4321]['name']", {}, patience)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(await screen.findByText('root', {}, patience)).toBeTruthy()
  })

  it('is repaired in the worker', async () => {
    const user = userEvent.setup()
    render(<JsonFormatter workerHref="/json-formatter.js" />)
    const long = Array.from({ length: 15 }, () => records).flat()
    give(`${JSON.stringify(long).slice(0, -1)},]`)
    await user.click(await screen.findByRole('button', { name: 'Repair' }, patience))
    await screen.findByText(/was repaired by guessing/, {}, patience)
    const repaired = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON to read' }).value
    expect(JSON.parse(repaired)).toEqual(long)
  })
})
