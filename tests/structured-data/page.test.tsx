// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadParts } from '@/components/islands/part'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import generator from '@/lib/tools/generators/developer/json-ld-generator'
import { useThreadWorkers } from '@/tests/diff/thread-worker'
import { viewParts, WorkbenchPage } from '@/tests/workbench/workbench-page'

let endWorkers: () => void
beforeAll(async () => {
  endWorkers = useThreadWorkers('lib/workers/json-ld-generator.worker.ts')
  await loadParts([...viewParts, 'fields/rows-box', 'fields/search-box'])
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function show(): ReturnType<typeof userEvent.setup> {
  render(
    <WorkbenchPage id="json-ld-generator" definition={generator as AnyWorkbench} workerHref="/json-ld-generator.js" />,
  )
  return userEvent.setup()
}

it('describes a product, and says what is missing', async () => {
  show()
  fireEvent.change(screen.getByRole('textbox', { name: /Name or title/ }), { target: { value: 'Oak chair' } })
  await screen.findByText(/Product lacks image, which Google requires/, undefined, { timeout: 5000 })
  expect(await screen.findByText(/"name": "Oak chair"/)).toBeTruthy()
})

it('checks a pasted page', async () => {
  const user = show()
  await user.click(screen.getByRole('radio', { name: 'Check markup' }))
  fireEvent.change(screen.getByRole('textbox', { name: /A page, or its markup/ }), {
    target: { value: '{"@context": "https://schema.org", "@type": "Product", "name": "A", "colour": "red"}' },
  })
  await screen.findByText(/schema\.org has no property colour/, undefined, { timeout: 5000 })
})

it('writes a table of products', async () => {
  const user = show()
  await user.click(screen.getByRole('radio', { name: 'Many products' }))
  fireEvent.change(screen.getByRole('textbox', { name: /Products, one a row/ }), {
    target: { value: 'name,price,currency\nOak chair,189.50,EUR' },
  })
  await screen.findByText(/1 product written/, undefined, { timeout: 5000 })
})
