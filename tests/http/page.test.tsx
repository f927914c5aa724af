// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadParts } from '@/components/islands/part'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import reference from '@/lib/tools/utilities/developer/http-status-codes'
import { useThreadWorkers } from '@/tests/diff/thread-worker'
import { viewParts, WorkbenchPage } from '@/tests/workbench/workbench-page'

let endWorkers: () => void
beforeAll(async () => {
  endWorkers = useThreadWorkers('lib/workers/http-status-codes.worker.ts')
  await loadParts(viewParts)
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

it('looks up, chooses and explains', async () => {
  render(
    <WorkbenchPage id="http-status-codes" definition={reference as AnyWorkbench} workerHref="/http-status-codes.js" />,
  )
  const user = userEvent.setup()
  fireEvent.change(screen.getByRole('textbox', { name: /Code, header/ }), { target: { value: '502' } })
  await screen.findByText(/^502 Bad Gateway: /, undefined, { timeout: 5000 })
  await user.click(screen.getByRole('radio', { name: 'Choose a code' }))
  await screen.findByText(/^Return 200 OK\./, undefined, { timeout: 5000 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'How did it go' }), 'client')
  await screen.findByText(/^Return 400 Bad Request\./, undefined, { timeout: 5000 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is wrong' }), 'gone')
  await screen.findByText(/^Return 410 Gone\./, undefined, { timeout: 5000 })
  await user.click(screen.getByRole('radio', { name: 'Explain a response' }))
  fireEvent.change(screen.getByRole('textbox', { name: /Response, as/ }), {
    target: { value: 'HTTP/1.1 503 Service Unavailable\nRetry-After: 60\nX-A: <img src=x>' },
  })
  await screen.findByText(/^503 Service Unavailable: /, undefined, { timeout: 5000 })
  expect(screen.getByText(/Here: in 1 minute\./)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})
