// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadParts } from '@/components/islands/part'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import generator from '@/lib/tools/generators/developer/gitignore-generator'
import { useThreadWorkers } from '@/tests/diff/thread-worker'
import { viewParts, WorkbenchPage } from '@/tests/workbench/workbench-page'

let endWorkers: () => void
beforeAll(async () => {
  endWorkers = useThreadWorkers('lib/workers/gitignore-generator.worker.ts')
  await loadParts([...viewParts, 'fields/rows-box'])
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function show(): ReturnType<typeof userEvent.setup> {
  render(
    <WorkbenchPage
      id="gitignore-generator"
      definition={generator as AnyWorkbench}
      workerHref="/gitignore-generator.js"
    />,
  )
  return userEvent.setup()
}

it('puts a template and rules together, and judges paths', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: /add.*template/i }))
  await screen.findByText(/rules in \.gitignore/, undefined, { timeout: 5000 })
  fireEvent.change(screen.getByRole('textbox', { name: /Rules of your own/ }), { target: { value: '/secret\n!./x' } })
  fireEvent.change(screen.getByRole('textbox', { name: /Paths to try/ }), {
    target: { value: 'node_modules/a.js\n<b>src</b>/a.ts\nsecret' },
  })
  const table =
    (await screen.findByText('node_modules/a.js', { selector: 'th' }, { timeout: 5000 })).closest('table') ??
    document.body
  const rows = within(table)
    .getAllByRole('row')
    .map(({ cells }: HTMLElement & { cells?: HTMLCollection }) =>
      Array.from(cells ?? [], ({ textContent }) => textContent),
    )
  expect(rows.slice(1).map((cells) => cells.slice(0, 2))).toEqual([
    ['node_modules/a.js', 'Ignored'],
    ['<b>src</b>/a.ts', 'Kept'],
    ['secret', 'Ignored'],
  ])
  await screen.findByText(/!\.\/x: matches nothing/)
  await user.click(screen.getByRole('radio', { name: 'Docker' }))
  await screen.findByText(/in \.dockerignore/, undefined, { timeout: 5000 })
})
