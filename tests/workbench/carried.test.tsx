// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useForm } from '@/components/fields/use-form'
import { takeCarried } from '@/components/take-away/carry'
import { workbenchStore } from '@/components/workbench/draft'
import { useGiven } from '@/components/workbench/use-given'
import { regionOf } from '@/lib/base/region/regions'
import { choice } from '@/lib/kits/fields/define'
import type { Inputs } from '@/lib/kits/app/workbench'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const inputs: Inputs = { text: { kind: 'text', label: 'Text', height: 'line' } }
const options = { source: choice('From', { options: { text: 'Text', files: 'Files' }, initial: 'files' }) }
const visitor = () => regionOf('global')

function bring(raw: unknown): void {
  sessionStorage.setItem('tallykit:carried', typeof raw === 'string' ? raw : JSON.stringify(raw))
}

const brought = { id: 'next-tool', input: 'text', sets: { source: 'text' }, from: 'CSV to JSON', text: '[1]' }

function open() {
  return renderHook(() => {
    const form = useForm('next-tool', options, visitor)
    return { form, given: useGiven('next-tool', inputs, form) }
  }).result
}

it('a text from another tool takes the place of the kept one, sets its options, and can be taken back', async () => {
  workbenchStore('next-tool', inputs).set({ texts: { text: 'kept' }, picks: { type: 'number' } })
  bring(brought)
  const opened = open()
  await waitFor(() => expect(opened.current.given.texts).toEqual({ text: '[1]' }))
  expect(opened.current.given.picks).toEqual({})
  expect(opened.current.form.values).toEqual({ source: 'text' })
  expect(opened.current.given.replaced('text')?.says).toBe('This text came from CSV to JSON.')
  act(() => opened.current.given.replaced('text')?.undo())
  expect(opened.current.given).toMatchObject({ texts: { text: 'kept' }, picks: { type: 'number' } })
})

it('is brought once, and only to the tool it was meant for', () => {
  bring(brought)
  expect(takeCarried('another-tool')).toBeUndefined()
  expect(takeCarried('next-tool')?.text).toBe('[1]')
  expect(takeCarried('next-tool')).toBeUndefined()
})

it.each(['{', 'null', '[]', { ...brought, text: 1 }, { ...brought, sets: 'text' }])(
  'takes nothing of what no tool has put there: %j',
  (raw) => {
    bring(raw)
    expect(takeCarried('next-tool')).toBeUndefined()
  },
)
