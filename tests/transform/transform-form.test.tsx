// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RegionProvider } from '@/components/site/use-region'
import TransformForm from '@/components/transform/transform-form'
import { isProblem } from '@/lib/base/problem'
import { initialValues } from '@/lib/kits/fields/initial'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { declareTransform } from '@/lib/kits/transform/declaration'
import { runTransform } from '@/lib/kits/transform/run'
import type { AnyTransform } from '@/lib/kits/transform/types'
import base64 from '@/lib/tools/utilities/developer/base64'
import { manifest } from '@/tests/every/compiled'

const definition = base64 as unknown as AnyTransform
const declaration = declareTransform('base64', 'Base64', definition)

function hrefOf(page: string): string {
  return pathToFileURL(path.join(path.resolve(import.meta.dirname, '../../public'), page)).href
}

async function open(keptAs?: string) {
  const text = 'foobar'
  const job = { declaration, from: 'takes' as const, options: initialValues(definition.options) }
  const made = await runTransform(definition, job, text, { show: createShow(regionOf('global')), progress: () => {} })
  if (isProblem(made)) throw new Error(made.message)
  if (made.kind !== 'text') throw new Error('the example makes no text')
  render(
    <RegionProvider>
      <TransformForm
        declaration={{ ...declaration, ...(keptAs && { keptAs }) }}
        moduleHref={hrefOf(manifest.tools.base64?.browser ?? '')}
        workerHref="/never.js"
        carries={{ takes: [], gives: [] }}
        engineHref={hrefOf(manifest.engines['file-type']?.browser ?? '')}
        first={{ text, made }}
      />
    </RegionProvider>,
  )
  // The module has arrived once an edit has a result.
  type('Text or file', 'fo')
  await waitFor(() => expect(box('Base64').value).toBe('Zm8='))
}

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// jsdom's Blob cannot give its bytes.
vi.stubGlobal('Blob', Blob)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a renamed tool', () => {
  it('finds what was chosen and typed under its first name', async () => {
    const keep = (key: string, value: unknown) =>
      localStorage.setItem(`tallykit:${key}`, JSON.stringify({ version: 1, revision: 1, writer: 'earlier', value }))
    keep('draft:base64-codec', { typed: { alphabet: 'url' }, region: 'global' })
    await open('base64-codec')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'URL-safe - _' }).checked).toBe(true)
  })
})

describe('the two sides', () => {
  it('follow each other in both directions', async () => {
    await open()
    type('Base64', 'Zm9vYmE=')
    expect(box('Text or file').value).toBe('fooba')
    type('Text or file', 'f')
    expect(box('Base64').value).toBe('Zg==')
  })

  it('count what stands on them', async () => {
    await open()
    type('Text or file', '€\nb')
    expect(screen.getByText('3 characters · 5 bytes · 2 lines')).toBeTruthy()
    expect(screen.getByText('8 characters · 8 bytes · 1 line')).toBeTruthy()
  })

  it('name the fault, mark it, go to it and keep the last result', async () => {
    await open()
    type('Base64', 'Zm9v\nYm!y')
    expect(screen.getByRole('alert').textContent).toContain('“!” is not a Base64 character')
    expect(screen.getByRole('alert').textContent).toContain('Line 2, column 3')
    expect(screen.getByText('!', { selector: 'mark' })).toBeTruthy()
    expect(box('Base64').getAttribute('aria-invalid')).toBe('true')
    expect(box('Text or file').value).toBe('fo')
    await press('Go to it')
    expect(document.activeElement).toBe(box('Base64'))
    expect([box('Base64').selectionStart, box('Base64').selectionEnd]).toEqual([7, 8])
  })

  it('can be swapped, cleared and brought back', async () => {
    await open()
    type('Text or file', 'Zm9v')
    await press('Swap sides')
    expect(box('Base64').value).toBe('Zm9v')
    expect(box('Text or file').value).toBe('foo')
    await press('Clear')
    expect(box('Base64').value).toBe('')
    expect(box('Text or file').value).toBe('')
    await press('Undo')
    expect(box('Base64').value).toBe('Zm9v')
  })

  it('follow the options', async () => {
    await open()
    type('Text or file', 'f')
    await userEvent.click(screen.getByRole('checkbox', { name: /Padding/ }))
    expect(box('Base64').value).toBe('Zg')
    fireEvent.change(screen.getByLabelText('Characters of the text'), { target: { value: 'latin-1' } })
    type('Text or file', '5 €')
    expect(screen.getByRole('alert').textContent).toContain('cannot be written in Latin-1')
  })

  it('show bytes that are no text in hexadecimal', async () => {
    await open()
    type('Base64', 'AAEC')
    expect(await screen.findByText(/0000 00 01 02/)).toBeTruthy()
    expect(screen.getByText(/not UTF-8 text/)).toBeTruthy()
  })

  it('keep a text for the next visit', async () => {
    await open()
    type('Base64', 'Zm9v')
    await waitFor(() => expect(localStorage.getItem('tallykit:input:base64')).toContain('Zm9v'))
  })
})
