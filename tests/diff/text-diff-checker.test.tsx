// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import TextDiffChecker from '@/components/utilities/text-diff-checker'
import { draftStore } from '@/components/utilities/text-diff-checker/draft'
import { pdfDocument } from './documents'
import { useThreadWorkers } from './thread-worker'

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
  return screen.findByRole('table', { name: 'List of differences' })
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

  it('continues with the merged text, and the earlier text can be brought back', async () => {
    const user = userEvent.setup()
    await compare()
    await user.click(screen.getByRole('button', { name: 'Take all from “Changed”' }))
    await user.click(screen.getByRole('button', { name: 'Continue with this as the original' }))
    expect(side('Original').value).toBe(newText)
    await user.click(screen.getByRole('button', { name: 'Bring back the earlier text of Original' }))
    expect(side('Original').value).toBe(oldText)
  })

  it('says where a block was moved to', async () => {
    const block = 'The quick brown fox jumps.\nOver the lazy dog again.\n'
    const list = await compare(`${block}one\ntwo\nthree\n`, `one\ntwo\nthree\n${block}`)
    expect(within(list).getByText('moved to line 4')).toBeTruthy()
    expect(within(list).getByText('moved from line 1')).toBeTruthy()
  })

  it('swaps the sides', async () => {
    const user = userEvent.setup()
    await compare()
    await user.click(screen.getByRole('button', { name: /Swap sides/ }))
    expect(side('Original').value).toBe(newText)
    expect(side('Changed').value).toBe(oldText)
  })

  it('brings back a side that was cleared', async () => {
    const user = userEvent.setup()
    await compare()
    await user.click(screen.getByRole('button', { name: 'Clear Original' }))
    expect(side('Original').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Bring back the earlier text of Original' }))
    expect(side('Original').value).toBe(oldText)
  })

  it('says that texts are the same, or the same by the rules', async () => {
    const user = userEvent.setup()
    await compare('Total\n', 'TOTAL\n')
    await user.click(screen.getByRole('checkbox', { name: 'Upper and lower case' }))
    expect(await screen.findByText('The two texts differ only in what you chose to ignore.')).toBeTruthy()
    fireEvent.change(side('Changed'), { target: { value: 'Total\n' } })
    expect(await screen.findByText('The two texts are the same.')).toBeTruthy()
  })

  it('says what is wrong with a pattern, and keeps the last result', async () => {
    await compare()
    const pattern = screen.getByRole('textbox', { name: /regular expression/ })
    fireEvent.change(pattern, { target: { value: 'a(' } })
    expect(pattern.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/This must be a regular expression/)).toBeTruthy()
    expect(screen.getByText('~ 2 lines changed')).toBeTruthy()
  })

  it('says so when line ends differ', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    open('Original', file('a.txt', 'one\r\ntwo\r\n'))
    open('Changed', file('b.txt', 'one\ntwo\n'))
    expect(await screen.findByText('Line ends differ: original CRLF, changed LF. They are ignored.')).toBeTruthy()
  })

  it('folds what did not change and unfolds it', async () => {
    const user = userEvent.setup()
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`)
    const list = await compare(lines.join(''), lines.with(29, 'end\n').join(''))
    expect(within(list).queryByText('line 5')).toBeNull()
    await user.click(within(list).getByRole('button', { name: 'Show 26 unchanged lines' }))
    expect(within(list).getAllByText('line 5').length).toBeGreaterThan(0)
  })

  it('draws only part of a long list', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `left ${index}\n`)
    const list = await compare(lines.join(''), lines.map((line) => line.replace('left', 'right')).join(''))
    expect(list.getAttribute('aria-rowcount')).toBe('3000')
    expect(within(list).getAllByRole('row').length).toBeLessThan(200)
  })

  it('shows one column when asked to', async () => {
    const user = userEvent.setup()
    const list = await compare()
    expect(within(list).getAllByText('Dear customer')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'One column' }))
    expect(within(list).getAllByText('Dear customer')).toHaveLength(1)
  })

  it('prints every row', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => `left ${index}\n`)
    await compare(lines.join(''), lines.map((line) => line.replace('left', 'right')).join(''))
    const tables = () => screen.getAllByRole('table', { name: 'List of differences', hidden: true })
    fireEvent(window, new Event('beforeprint'))
    const printed = tables().at(-1)
    expect(printed && within(printed).getAllByRole('row', { hidden: true })).toHaveLength(300)
    fireEvent(window, new Event('afterprint'))
    expect(tables()).toHaveLength(1)
  })

  it('keeps what was entered', async () => {
    await compare()
    cleanup()
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    expect(side('Original').value).toBe(oldText)
    expect(side('Changed').value).toBe(newText)
  })
})

describe('opening files', () => {
  it('reads a text file and says how it is written', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    open('Original', file('prices.csv', Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x0d, 0x0a, 0x35])))
    expect(await screen.findByText('2 lines, 7 characters · CRLF line ends · Windows-1252')).toBeTruthy()
    expect(side('Original').value).toBe('café\n5')
    expect(screen.getByText('prices.csv')).toBeTruthy()
  })

  it('reads the text of a PDF', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    open('Changed', file('offer.pdf', pdfDocument([['Our offer', 'is 1,240.00']])))
    expect(await screen.findByText(/text of a PDF, 1 page/)).toBeTruthy()
    expect(side('Changed').value).toBe('Our offer\nis 1,240.00\n')
  })

  it('keeps typed text that a file replaces', async () => {
    const user = userEvent.setup()
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    fireEvent.change(side('Original'), { target: { value: 'typed' } })
    open('Original', file('a.txt', 'from the file'))
    expect(await screen.findByDisplayValue('from the file')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bring back the earlier text of Original' }))
    expect(side('Original').value).toBe('typed')
  })

  it('refuses binary data and keeps what was there', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    fireEvent.change(side('Original'), { target: { value: 'typed' } })
    open('Original', file('picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2])))
    expect(await screen.findByText(/picture.png is not text/)).toBeTruthy()
    expect(side('Original').value).toBe('typed')
  })

  it('refuses a file that is too large before reading it', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    open('Original', file('log.txt', new Uint8Array(6_000_000)))
    expect(await screen.findByText(/log.txt is too large/)).toBeTruthy()
  })

  it('opens two dropped files, one on each side', async () => {
    render(<TextDiffChecker workerHref="/text-diff.worker.js" />)
    const files = [file('a.txt', 'one\n'), file('b.txt', 'two\n')]
    fireEvent.drop(side('Original'), { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByDisplayValue('one')).toBeTruthy()
    expect(await screen.findByDisplayValue('two')).toBeTruthy()
  })
})
