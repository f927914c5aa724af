import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { createShow } from '@/lib/base/format/show'
import { declare } from '@/lib/kits/calculator/declaration'
import { compareScenarios, runScenario } from '@/lib/kits/calculator/scenarios'
import { readState, writeState } from '@/lib/kits/fields/address-state'
import { initialValues } from '@/lib/kits/fields/initial'
import { isKept } from '@/lib/kits/fields/kept'
import { readForm } from '@/lib/kits/fields/read'
import { compiledCalculators, provedTools } from './compiled'

const visitor = regionOf('global')
const today = '2026-03-02'
const show = createShow(visitor)

const pinnable = (await compiledCalculators(provedTools)).filter(({ definition }) =>
  Object.values(definition.inputs).every(isKept),
)

describe.each(pinnable)('$folder/$id pinned', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)
  it.each(['the entries it opens with', ...definition.examples.map(({ name }) => name)])(
    'comes back as it was: %s',
    (name) => {
      const given = definition.examples.find((example) => example.name === name)?.given ?? {}
      const values = initialValues(definition.inputs, given, visitor.code)
      const read = readState(definition.inputs, writeState(definition.inputs, values))
      if ('fault' in read) throw new Error('cannot be read')
      expect(read.refused).toEqual([])
      const again = readForm(definition.inputs, read.typed, show)
      expect(again.errors).toEqual({})
      const runs = [values, again.values].map((one) => runScenario(module, declaration, one, { visitor, today }))
      const compared = compareScenarios(declaration, runs, 0)
      expect(compared.entries).toEqual([])
      for (const { label, texts, differences } of compared.results) {
        expect([label, texts[1]]).toEqual([label, texts[0]])
        expect(differences).toEqual([undefined, undefined])
      }
    },
  )
})
