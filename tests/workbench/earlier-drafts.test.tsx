// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useForm } from '@/components/fields/use-form'
import { workbenchStore } from '@/components/workbench/draft'
import { useGiven } from '@/components/workbench/use-given'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyWorkbench, Inputs } from '@/lib/kits/app/workbench'
import hash from '@/lib/tools/utilities/developer/hash-generator'
import words from '@/lib/tools/utilities/text/word-counter'
import json from '@/lib/tools/utilities/developer/json-formatter'

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

/* What the tool kept before it was a workbench, as it lies on devices. */
it('a draft of version 1 of the hash generator gives its texts to the boxes and its settings to the form', async () => {
  keep('hash-generator', 1, {
    source: 'files',
    text: 'abc',
    form: { charset: 'utf-16le', lineEnds: 'crlf', mark: true },
    notation: 'base64',
    expected: 'a9993e36 4706816a',
  })
  const opened = open('hash-generator', hash as AnyWorkbench)
  await waitFor(() =>
    expect(opened.current.form.values).toEqual({
      source: 'files',
      charset: 'utf-16le',
      lineEnds: 'crlf',
      mark: true,
      notation: 'base64',
    }),
  )
  expect(opened.current.given.texts).toEqual({ text: 'abc', expected: 'a9993e36 4706816a' })
  expect(opened.current.given.picks).toEqual({})
})

it('a draft of version 1 of the JSON formatter gives its text to the box and its settings to the form', async () => {
  keep('json-formatter', 1, {
    settings: { task: 'minify', indent: '4', mode: 'ndjson', sortKeys: true, asciiOnly: false, records: 'lines' },
    text: '{"kept": 1}',
  })
  const opened = open('json-formatter', json as AnyWorkbench)
  await waitFor(() =>
    expect(opened.current.form.values).toEqual({
      task: 'minify',
      indent: '4',
      mode: 'ndjson',
      sortKeys: true,
      asciiOnly: false,
      records: 'lines',
      view: 'text',
    }),
  )
  expect(opened.current.given.texts).toEqual({ text: '{"kept": 1}' })
  expect(opened.current.given.picks).toEqual({})
})

const wordDraft = {
  settings: { words: 'spaces', hyphen: 'split', apostrophe: 'join', paragraphs: 'blank' },
  goal: '500',
  goalUnit: 'characters',
  readingSpeed: '200',
  speakingSpeed: '150',
  stopWords: 'de',
  keeps: true,
  text: 'Kept here.',
  isLarge: false,
}

it('a draft of version 1 of the word counter gives its text to the box and its choices to the form', async () => {
  keep('word-counter', 1, wordDraft)
  const opened = open('word-counter', words as AnyWorkbench)
  await waitFor(() =>
    expect(opened.current.form.values).toEqual({
      words: 'spaces',
      hyphen: 'split',
      apostrophe: 'join',
      paragraphs: 'blank',
      goal: 500,
      goalUnit: 'characters',
      readingSpeed: 200,
      speakingSpeed: 150,
      stopWords: 'de',
      keeps: true,
    }),
  )
  expect(opened.current.given.texts).toEqual({ text: 'Kept here.' })
  expect(opened.current.given.picks).toEqual({})
})

it('a long text of version 1 of the word counter is known to lie in the large store', () => {
  keep('word-counter', 1, { ...wordDraft, text: '', isLarge: true })
  expect(workbenchStore('word-counter', words.inputs).get()).toMatchObject({ texts: { text: null } })
})
