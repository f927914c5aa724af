import { Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import { entriesSchema } from '@/lib/kits/calculator/entries-schema'
import { isNumeric } from '@/lib/kits/fields/write'
import { compiledCalculators, provedTools } from './compiled'

describe.each(await compiledCalculators(provedTools))(
  '$folder/$id as a JSON Schema',
  ({ definition: { inputs, examples } }) => {
    const schema = entriesSchema(inputs)
    const validator = new Validator(schema, '2020-12')
    const fault = (entries: object) => validator.validate(entries).errors.map(({ error }) => error)

    it.each(examples.map(({ name, given }) => ({ name, given })))('takes what its page takes: $name', ({ given }) => {
      const entered = Object.entries(given).filter(([name]) => inputs[name]?.kind !== 'file')
      // What a program sends is JSON, in which what is left out is not there.
      expect(fault(JSON.parse(JSON.stringify(Object.fromEntries(entered))))).toEqual([])
    })

    const asked = Object.entries(inputs).filter(([, { kind }]) => kind !== 'file')

    it('refuses names that are no entries and values of another kind', () => {
      expect(fault({ 'no such entry': 1 })).not.toEqual([])
      const strange = ([name, field]: (typeof asked)[number]) => ({
        [name]: isNumeric(field) ? 'many' : { of: 'another kind' },
      })
      expect(asked.filter((entry) => fault(strange(entry)).length === 0)).toEqual([])
    })

    it('says what each entry is', () => {
      const written = JSON.stringify(schema)
      const isSaid = ([, { label }]: (typeof asked)[number]) => written.includes(JSON.stringify(label).slice(1, -1))
      expect(asked.filter((entry) => !isSaid(entry)).map(([name]) => name)).toEqual([])
    })
  },
)
