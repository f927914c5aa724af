// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadParts } from '@/components/islands/part'
import { ViewList } from '@/components/workbench/view-list'
import type { Spot } from '@/lib/kits/app/views'

beforeAll(() => loadParts(['workbench/found-view', 'workbench/frame-view']))
afterEach(cleanup)

it('says where a finding stands, goes there, and gives options what it offers', async () => {
  const spot: Spot = { input: 'text', line: 1204, column: 7, offset: 90_000, length: 2 }
  const gone: Spot[] = []
  const set: unknown[] = []
  render(
    <ViewList
      views={[
        {
          kind: 'findings',
          items: [
            { tone: 'bad', says: 'A comma is missing.', at: spot },
            {
              tone: 'plain',
              says: 'It would do as JSONC.',
              offers: [{ label: 'Read it so', sets: { mode: 'jsonc' } }],
            },
          ],
        },
      ]}
      onGo={(at) => gone.push(at)}
      onOffer={({ sets }) => set.push(sets)}
    />,
  )
  expect(screen.getByText('Line 1,204, column 7: A comma is missing.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go to this place' }))
  await userEvent.click(screen.getByRole('button', { name: 'Read it so' }))
  expect(gone).toEqual([spot])
  expect(set).toEqual([{ mode: 'jsonc' }])
})

it('keeps a choice of a row by its name, and takes it back with the first option', async () => {
  const picked: [string, string | undefined][] = []
  const row = {
    label: 'age',
    text: '3 values',
    pick: 'type.2',
    says: 'Type of age',
    options: [
      { value: 'auto', label: 'Detected: Number' },
      { value: 'text', label: 'Text' },
    ],
  }
  render(
    <ViewList
      views={[{ kind: 'choices', label: 'Columns', rows: [row] }]}
      picks={{ 'type.2': 'text' }}
      onPick={(name, value) => picked.push([name, value])}
    />,
  )
  const choice = within(screen.getByRole('region', { name: 'Columns' })).getByRole<HTMLSelectElement>('combobox')
  expect(choice.value).toBe('text')
  await userEvent.selectOptions(choice, 'auto')
  expect(picked).toEqual([['type.2', undefined]])
})

it('draws every row of a table to the width of its head', () => {
  render(
    <ViewList
      views={[
        {
          kind: 'table',
          label: 'Rows',
          columns: ['Line', 'a', 'b'],
          rows: [
            ['2', '1', '2'],
            ['3', 'alone'],
          ],
        },
      ]}
    />,
  )
  const rows = within(screen.getByRole('region', { name: 'Rows' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Line', 'a', 'b'],
    ['2', '1', '2'],
    ['3', 'alone', ''],
  ])
})
