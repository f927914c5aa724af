import { expect, it } from 'vitest'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import { readSavedFile } from '@/lib/kits/generator/saved-file'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import agenda from '@/lib/tools/generators/documents/meeting-agenda'
import minutes from '@/lib/tools/generators/documents/meeting-minutes'

it('the JSON of an agenda opens as minutes: meeting, place, people and topics', () => {
  const from = agenda as unknown as AnyGenerator
  const values = initialValues(from.form, { place: 'Room 4', chair: 'Nadia', people: 'Nadia\nJonas' })
  const context = generatorContext(undefined, values, regionOf('uk'))
  const file = from.files?.json
  if (!file || !('make' in file)) throw new Error('no JSON')
  const read = readSavedFile(minutes.form, String(file.make(values, context)))
  if ('fault' in read) throw new Error(read.fault)
  expect(read.refused).toEqual([])
  expect(read.values).toMatchObject({
    title: 'Opening of the second shop',
    date: '2026-11-30',
    starts: '09:30',
    place: 'Room 4',
    chair: 'Nadia',
    people: 'Nadia\nJonas',
  })
  expect((read.values.items as readonly { topic: string }[]).map(({ topic }) => topic)).toEqual([
    'Welcome and last week’s actions',
    'Lease of Mill Street',
    'Opening hours and shifts',
    'Budget for the shop front',
  ])
})
