// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TextDiffChecker } from '@/components/utilities/text-diff-checker'
import { draftStore } from '@/components/utilities/text-diff-checker/draft'
import { pdfDocument } from './documents'
import { useThreadWorkers } from './thread-worker'

// Each test starts threads.
vi.setConfig({ testTimeout: 20_000 })

let endWorkers: () => void

beforeAll(() => {
  endWorkers = useThreadWorkers('lib/workers/text-diff.worker.ts')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

afterAll(() => endWorkers())

afterEach(() => {
  cleanup()
  draftStore.remove()
})

const oldText = 'Dear customer\nPay within 30 days.\nThank you\nAnna\n'
const newText = 'Dear customer\nPay within 14 days.\nThank you\nBert\n'

const side = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const merged = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Merged text' }).value

async function compare(left = oldText, right = newText) {
  render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
  fireEvent.change(side('Original'), { target: { value: left } })
  fireEvent.change(side('Changed'), { target: { value: right } })
  return screen.findByRole('table', { name: 'List of differences' }, { timeout: 10_000 })
}

function file(name: string, bytes: Uint8Array | string): File {
  const opened = new File([], name)
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  // jsdom's File cannot give its bytes.
  Object.defineProperties(opened, {
    size: { value: content.length },
    arrayBuffer: { value: async () => new Uint8Array(content).buffer },
  })
  return opened
}

function open(name: string, opened: File): void {
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(`Open file for ${name}`, { selector: 'input' }), {
    target: { files: [opened] },
  })
}

describe('the text diff checker', () => {
  it('shows what was removed and added as such, and counts it', async () => {
    const list = await compare()
    expect(
      within(list)
        .getAllByRole('deletion')
        .map((element) => element.textContent),
    ).toEqual(['30', 'Anna'])
    expect(
      within(list)
        .getAllByRole('insertion')
        .map((element) => element.textContent),
    ).toEqual(['14', 'Bert'])
    expect(screen.getByText('~ 2 lines changed')).toBeTruthy()
    expect(within(list).getAllByText('removed:')).toHaveLength(2)
  })

  it('steps through the changes by keyboard and picks sides', async () => {
    const user = userEvent.setup()
    const list = await compare()
    list.focus()
    await user.keyboard('n')
    expect(screen.getByText('Change 1 of 2')).toBeTruthy()
    await user.keyboard('2')
    expect(merged()).toBe('Dear customer\nPay within 14 days.\nThank you\nAnna\n')
    await user.keyboard('n')
    expect(screen.getByText('Change 2 of 2')).toBeTruthy()
    await user.keyboard('3')
    expect(merged()).toBe('Dear customer\nPay within 14 days.\nThank you\nAnna\nBert\n')
    await user.keyboard('p0')
    expect(merged()).toBe('Dear customer\nPay within 30 days.\nThank you\nAnna\nBert\n')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(screen.getByText('Change 2 of 2')).toBeTruthy()
  })

  it('picks with buttons that say whether they are pressed', async () => {
    const user = userEvent.setup()
    await compare()
    await user.click(screen.getByRole('button', { name: 'Next change' }))
    const group = screen.getByRole('group', { name: 'Change 1 of 2: take' })
    await user.click(within(group).getByRole('button', { name: 'Changed' }))
    expect(within(group).getByRole('button', { name: 'Changed', pressed: true })).toBeTruthy()
    expect(screen.getByText('1 of 2 changes picked. The rest is taken from “Original”.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take all from “Changed”' }))
    expect(merged()).toBe(newText)
  })

  it('keeps picks and merged text when the sides are swapped or a text is edited elsewhere', async () => {
    const user = userEvent.setup()
    await compare()
    await user.click(screen.getByRole('button', { name: 'Next change' }))
    await user.click(
      within(screen.getByRole('group', { name: 'Change 1 of 2: take' })).getByRole('button', { name: 'Changed' }),
    )
    const before = merged()
    await user.click(screen.getByRole('button', { name: /Swap sides/ }))
    expect(await screen.findByText('1 of 2 changes picked. The rest is taken from “Changed”.')).toBeTruthy()
    await waitFor(() => expect(merged()).toBe(before))
  })
})
