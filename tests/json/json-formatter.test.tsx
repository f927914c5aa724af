// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadParts } from '@/components/islands/part'
import type { AnyWorkbench } from '@/lib/kits/app/workbench'
import json from '@/lib/tools/utilities/developer/json-formatter'
import { useThreadWorkers } from '@/tests/diff/thread-worker'
import { viewParts, WorkbenchPage } from '@/tests/workbench/workbench-page'

function input(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /JSON to read|Text to escape|JSON string/ })
}

function give(text: string): void {
  fireEvent.change(input(), { target: { value: text } })
}

/** The lines of the result without their numbers. */
function resultText(): string {
  const region = screen.getByRole('region', { name: 'Formatted JSON' })
  return Array.from(region.querySelectorAll('code'), (line) => line.textContent).join('\n')
}

function activeItem(): HTMLElement {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant')
  const item = id === null ? null : document.getElementById(id)
  if (!item) throw new Error('the tree has no active item')
  return item
}

function fileOf(name: string, text: string): File {
  const file = new File([text], name)
  // jsdom's File cannot give its bytes.
  return Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer })
}

// What follows is about a formatter whose code has arrived; tests/site has it arrive late.
let endWorkers: () => void
beforeAll(async () => {
  endWorkers = useThreadWorkers('lib/workers/json-formatter.worker.ts')
  await loadParts(viewParts)
  show()
  give('[1]')
  await screen.findByText('Valid JSON')
  cleanup()
})
afterAll(() => endWorkers())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function show(): ReturnType<typeof userEvent.setup> {
  render(<WorkbenchPage id="json-formatter" definition={json as AnyWorkbench} workerHref="/json-formatter.js" />)
  return userEvent.setup()
}

describe('JSON formatter', () => {
  it('formats what is typed in the same frame, digits untouched', () => {
    show()
    give('{"id":12345678901234567890,"rate":1.7777777777777777,"list":[]}')
    expect(resultText()).toBe('{\n  "id": 12345678901234567890,\n  "rate": 1.7777777777777777,\n  "list": []\n}')
    expect(screen.getByText('Valid JSON')).toBeTruthy()
  })

  it('indents, minifies, sorts and escapes', async () => {
    const user = show()
    give('{"b":"é","a":[1]}')
    await user.click(screen.getByRole('radio', { name: 'Tab' }))
    expect(resultText()).toBe('{\n\t"b": "é",\n\t"a": [\n\t\t1\n\t]\n}')
    await user.click(screen.getByRole('checkbox', { name: 'Sort keys' }))
    await user.click(screen.getByRole('radio', { name: 'Minify' }))
    await user.click(screen.getByRole('checkbox', { name: 'Escape non-ASCII characters' }))
    expect(resultText()).toBe('{"a":[1],"b":"\\u00e9"}')
  })

  it('points at a fault, and keeps the last good result', async () => {
    const user = show()
    give('{"a": 1}')
    give('{\n  "a": 1,\n}')
    expect(screen.getByText('Line 2, column 9: There is a comma after the last item.')).toBeTruthy()
    expect(screen.getByText('Delete this comma. JSON has commas only between items.')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(resultText()).toBe('{\n  "a": 1\n}')
    await user.click(screen.getByRole('button', { name: 'Go to this place' }))
    expect(document.activeElement).toBe(input())
    expect([input().selectionStart, input().selectionEnd]).toEqual([10, 11])
  })

  it('offers the way of reading that fits', async () => {
    const user = show()
    give("{a: 'b', /* c */ d: 0xFF}")
    await user.click(screen.getByRole('button', { name: 'Read as JSON5' }))
    expect(resultText()).toBe('{\n  "a": "b",\n  "d": 255\n}')
    expect(screen.getByText('1 comment is not in the result, because JSON has none.')).toBeTruthy()
  })

  it('writes NDJSON as one array or line by line', async () => {
    const user = show()
    give('{"a": 1}\n{"a": 2}')
    await user.click(screen.getByRole('radio', { name: 'NDJSON' }))
    expect(resultText()).toBe('[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]')
    await user.click(screen.getByRole('radio', { name: 'One per line' }))
    expect(resultText()).toBe('{"a":1}\n{"a":2}')
  })

  it('repairs only when asked, and takes it back', async () => {
    const user = show()
    const broken = "{name: 'Ada', ok: True,}"
    give(broken)
    await user.click(screen.getByRole('button', { name: 'Repair' }))
    await screen.findByText(/was repaired by guessing/)
    expect(JSON.parse(input().value)).toEqual({ name: 'Ada', ok: true })
    await user.click(screen.getByRole('button', { name: 'Bring back' }))
    expect(input().value).toBe(broken)
  })

  it('warns of repeated keys and of numbers that other programs change, and shows them in the tree', async () => {
    const user = show()
    give('{"a": 1, "b": {"id": 12345678901234567890}, "a": 2}')
    expect(screen.getByText(/One key is repeated/)).toBeTruthy()
    await user.click(screen.getByText(/One number changes/))
    expect(screen.getByText("line 1, column 16: $['b']['id'] = 12345678901234567890")).toBeTruthy()
    const [, ofNumber] = screen.getAllByText('Show in tree')
    if (!ofNumber) throw new Error('no link to the number')
    await user.click(ofNumber)
    await waitFor(() => expect(activeItem().textContent).toContain('"id":12345678901234567890'))
    expect(screen.getByText('repeated key')).toBeTruthy()
  })

  it('forgets a node that was shown when the text is another one', async () => {
    const user = show()
    give('[0, 0, 0, 0, 0, 0, 12345678901234567890]')
    await user.click(screen.getByText(/One number changes/))
    await user.click(screen.getByText('Show in tree'))
    await waitFor(() => expect(activeItem().textContent).toContain('12345678901234567890'))
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    give('{"only": 1}')
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    expect(activeItem().textContent).toContain('root')
    expect(screen.getAllByRole('treeitem').length).toBe(2)
  })

  it('walks the tree by keyboard', async () => {
    const user = show()
    give('{"a": {"b": [1, 2]}, "c": null}')
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    screen.getByRole('tree').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeItem().textContent).toContain('"b"')
    expect(screen.getByText("$['a']['b']")).toBeTruthy()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(activeItem().getAttribute('aria-expanded')).toBe('false'))
    expect(screen.getAllByRole('treeitem').length).toBe(4)
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(activeItem().textContent).toContain('"a"'))
    await user.keyboard('{End}')
    expect(activeItem().textContent).toContain('"c"')
    expect(activeItem().getAttribute('aria-posinset')).toBe('2')
    expect(activeItem().getAttribute('aria-setsize')).toBe('2')
    await user.keyboard('{Home}')
    expect(activeItem().getAttribute('aria-level')).toBe('1')
  })

  /* The type-ahead of the WAI-ARIA tree view pattern: letters typed in quick succession are one word, and after the last row comes the first. */
  it('goes by letters to the next row with such a name', async () => {
    const user = show()
    give('{"alpha": 1, "beta": {"Bravo": 2, "gamma": 3}, "break": 4}')
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    screen.getByRole('tree').focus()
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    await user.keyboard('br')
    await waitFor(() => expect(activeItem().textContent).toContain('"Bravo"'))
    await user.keyboard('e')
    await waitFor(() => expect(activeItem().textContent).toContain('"break"'))
    vi.setSystemTime(5000)
    await user.keyboard('a')
    await waitFor(() => expect(activeItem().textContent).toContain('"alpha"'))
    vi.useRealTimers()
  })

  it('finds keys and values in closed branches', async () => {
    const user = show()
    give('{"list": [{"city": "Zürich"}, {"city": "Genève"}]}')
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBe(2))
    await user.type(screen.getByRole('searchbox'), 'CITY')
    await screen.findByText('1 of 2')
    await waitFor(() => expect(activeItem().textContent).toContain('Zürich'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(activeItem().textContent).toContain('Genève'))
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nowhere')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
  })

  it('copies the path and the value of the active line', async () => {
    const user = show()
    give('{"it\'s": [1.50, 12345678901234567890]}')
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    await user.click(screen.getByText('12345678901234567890', { selector: '[role=treeitem] span' }))
    await user.click(screen.getByRole('button', { name: 'Copy JSONPath' }))
    expect(await navigator.clipboard.readText()).toBe("$['it\\'s'][1]")
  })

  it('draws only the rows in view of a long tree', async () => {
    const user = show()
    give(`[${Array.from({ length: 5000 }, (_, index) => index).join(',')}]`)
    expect(screen.getByRole('region', { name: 'Formatted JSON' }).querySelectorAll('code').length).toBeLessThan(100)
    await user.click(screen.getByRole('radio', { name: 'Tree' }))
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
    screen.getByRole('tree').focus()
    await user.keyboard('{End}')
    await waitFor(() => expect(activeItem().textContent).toContain('4999:4999'))
  })

  it('escapes text and unescapes strings', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: 'Escape' }))
    give('say "hi"\n')
    const result = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result text' })
    expect(result.value).toBe('"say \\"hi\\"\\n"')
    await user.click(screen.getByRole('radio', { name: 'Unescape' }))
    give('"{\\"a\\":1}"')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result text' }).value).toBe('{"a":1}')
    await user.click(screen.getByRole('button', { name: 'Use as input' }))
    expect(resultText()).toBe('{\n  "a": 1\n}')
    await user.click(screen.getByRole('radio', { name: 'Unescape' }))
    give('"bad \\q"')
    expect(screen.getByText('\\q at line 1, column 6 cannot stand in a JSON string.')).toBeTruthy()
  })

  it('opens a file by its name', async () => {
    const user = show()
    await user.upload(
      screen.getByLabelText('Open file', { selector: 'input' }),
      fileOf('log.jsonl', '\ufeff{"a":1}\n{"a":2}\n'),
    )
    await waitFor(() => expect(screen.getByText('Valid NDJSON')).toBeTruthy())
    expect(input().value).toBe('{"a":1}\n{"a":2}\n')
  })

  it('keeps what is typed and chosen', async () => {
    const user = show()
    give('{"kept": true}')
    await user.click(screen.getByRole('radio', { name: '4 spaces' }))
    cleanup()
    show()
    await waitFor(() => expect(input().value).toBe('{"kept": true}'))
    expect(resultText()).toBe('{\n    "kept": true\n}')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(input().value).toBe('')
    expect(screen.getByText('The input is cleared.').closest('[role=status]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bring back' }))
    expect(input().value).toBe('{"kept": true}')
  })
})
