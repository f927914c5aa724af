// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useForm } from '@/components/fields/use-form'
import { useGiven } from '@/components/workbench/use-given'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyWorkbench, Inputs } from '@/lib/kits/app/workbench'
import csv from '@/lib/tools/utilities/files/csv-to-json'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function keep(key: string, version: number, value: unknown): void {
  localStorage.setItem(`tallykit:${key}`, JSON.stringify({ version, revision: 3, writer: 'earlier', value }))
}

const visitor = () => regionOf('global')

function open(id: string, { options, inputs }: Pick<AnyWorkbench, 'options'> & { inputs: Inputs }) {
  return renderHook(() => {
    const form = useForm(id, options, visitor)
    return { form, given: useGiven(id, inputs, form) }
  }).result
}

/* What the tools kept before they were workbenches, as it lies on devices. */
describe('a draft of version 1', () => {
  it('of CSV to JSON keeps types chosen by hand and the key column', async () => {
    keep('csv-to-json', 1, {
      text: 'a;b\n1;2\n',
      read: { encoding: 'auto', delimiter: 'other', otherDelimiter: ' ', hasHeader: false, trim: true },
      write: { types: 'text', empty: 'omit', nest: false, shape: 'keyed', format: 'ndjson', ragged: 'skip' },
      chosenTypes: { 1: 'number' },
      keyColumn: 1,
    })
    const opened = open('csv-to-json', csv as AnyWorkbench)
    await waitFor(() =>
      expect(opened.current.form.values).toMatchObject({ shape: 'keyed', empty: 'omit', nest: false }),
    )
    expect(opened.current.form.values).toMatchObject({
      delimiter: 'other',
      hasHeader: false,
      trim: true,
      types: 'text',
    })
    expect(opened.current.given.texts).toEqual({ text: 'a;b\n1;2\n', otherDelimiter: ' ' })
    expect(opened.current.given.picks).toEqual({ 'chosenTypes.1': 'number', keyColumn: '1' })
  })
})

describe('a renamed workbench', () => {
  const inputs: Inputs = { text: { kind: 'text', label: 'Text', height: 'line' } }

  it('shows what was kept under its first name, and keeps there what is typed now', async () => {
    keep('old-name', 2, { texts: { text: 'typed long ago' }, picks: { type: 'text' } })
    const { result } = renderHook(() => {
      const form = useForm('old-name', {}, visitor)
      return useGiven('new-name', inputs, form, 'old-name')
    })
    await waitFor(() => expect(result.current.texts).toEqual({ text: 'typed long ago' }))
    expect(result.current.picks).toEqual({ type: 'text' })
    act(() => result.current.setText('text', 'typed today'))
    await waitFor(() => expect(localStorage.getItem('tallykit:old-name')).toContain('typed today'))
    expect(localStorage.getItem('tallykit:new-name')).toBeNull()
  })
})

describe('what stands in a box', () => {
  const inputs: Inputs = { text: { kind: 'text', label: 'Text', height: 'line' } }

  it('comes back with its picks after an example took its place', () => {
    const opened = open('workbench-test', { options: {}, inputs })
    act(() => opened.current.given.setText('text', 'typed'))
    act(() => opened.current.given.pick('type', 'number'))
    expect(opened.current.given.replaced('text')).toBeUndefined()
    act(() => opened.current.given.replace('text', 'example'))
    expect(opened.current.given).toMatchObject({ texts: { text: 'example' }, picks: {} })
    act(() => opened.current.given.replaced('text')?.undo())
    expect(opened.current.given).toMatchObject({ texts: { text: 'typed' }, picks: { type: 'number' } })
    expect(opened.current.given.replaced('text')).toBeUndefined()
  })

  it('is there again when a file that stood in its place is closed', () => {
    const opened = open('workbench-test', { options: {}, inputs })
    act(() => opened.current.given.setText('text', 'typed'))
    act(() => opened.current.given.replace('text', new File(['a,b'], 'rows.csv')))
    expect(opened.current.given.opened.text?.name).toBe('rows.csv')
    act(() => opened.current.given.replace('text', ''))
    expect(opened.current.given.opened.text).toBeUndefined()
    expect(opened.current.given.texts).toEqual({ text: 'typed' })
  })
})

describe('a secret', () => {
  const inputs: Inputs = {
    key: { kind: 'text', label: 'Key', height: 'line', secret: true },
    text: { kind: 'text', label: 'Text', height: 'line' },
  }

  it('stands in its box and is kept nowhere, beside what is kept', async () => {
    const opened = open('secret-test', { options: {}, inputs })
    act(() => opened.current.given.setText('key', 'correct horse'))
    act(() => opened.current.given.setText('text', 'a message'))
    expect(opened.current.given.texts).toEqual({ key: 'correct horse', text: 'a message' })
    await waitFor(() => expect(localStorage.getItem('tallykit:secret-test')).toContain('a message'))
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('correct horse')
  })
})
