// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { useThreadWorkers } from '../diff/thread-worker'
import { loadParts } from '@/components/islands/part'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import json from '@/lib/tools/utilities/developer/json-formatter'
import { viewParts, WorkbenchPage } from '@/tests/workbench/workbench-page'

let endWorkers: () => void

beforeAll(async () => {
  await loadParts(viewParts)
  endWorkers = useThreadWorkers('lib/workers/json-formatter.worker.ts')
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** Too long to be read on the page. */
const records = Array.from({ length: 5_000 }, (_, index) => ({ id: index, name: `Näme ${index}` }))

function give(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'JSON to read' }), { target: { value: text } })
}

describe('long JSON', () => {
  it('is formatted in the worker, and read again when it changes', async () => {
    render(<WorkbenchPage id="json-formatter" definition={json as AnyWorkbench} workerHref="/json-formatter.js" />)
    give(JSON.stringify(records))
    const region = await screen.findByRole('region', { name: 'Formatted JSON' })
    await waitFor(() => expect(region.querySelectorAll('code')[2]?.textContent).toBe('    "id": 0,'))
    expect(screen.getByText('Lines written').nextSibling?.textContent).toBe('20,002')

    give(JSON.stringify(records).replace('"id":4999', "'id':4999"))
    expect(await screen.findByText(/JSON strings stand in double quotes/)).toBeTruthy()

    give(JSON.stringify(records.slice(1)))
    await waitFor(() => {
      const line = screen.getByRole('region', { name: 'Formatted JSON' }).querySelectorAll('code')[2]
      expect(line?.textContent).toBe('    "id": 1,')
    })
  })

  it('is searched and walked as a tree in the worker', async () => {
    const user = userEvent.setup()
    render(<WorkbenchPage id="json-formatter" definition={json as AnyWorkbench} workerHref="/json-formatter.js" />)
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    give(JSON.stringify(records))
    const search = await screen.findByRole('searchbox')
    fireEvent.change(search, { target: { value: 'näme 4321' } })
    await screen.findByText('1 of 1')
    expect(await screen.findByText("$[4321]['name']")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(await screen.findByText('root')).toBeTruthy()
  })

  it('is repaired in the worker', async () => {
    const user = userEvent.setup()
    render(<WorkbenchPage id="json-formatter" definition={json as AnyWorkbench} workerHref="/json-formatter.js" />)
    const long = Array.from({ length: 15 }, () => records).flat()
    give(`${JSON.stringify(long).slice(0, -1)},]`)
    await user.click(await screen.findByRole('button', { name: 'Repair' }))
    await screen.findByText(/was repaired by guessing/)
    const repaired = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON to read' }).value
    expect(JSON.parse(repaired)).toEqual(long)
  })
})
