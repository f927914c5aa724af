import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import type { Fields } from '@/lib/kits/fields/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import eInvoice from '@/lib/tools/generators/invoicing/e-invoice-xml'
import { everyMember } from './members'

const mistyped = 'check digits that fit; these do not, so one character is probably mistyped.'

async function saidOf(tool: AnyGenerator, given: Record<string, string>): Promise<string[]> {
  const values = initialValues(tool.form as Fields, given)
  const context = generatorContext(undefined, values, regionOf('global'))
  const document = tool.build(values, context)
  if ('problem' in document) throw new Error(`${document.field}: ${document.message}`)
  const rasterise = () => Promise.reject(new Error('nothing is drawn'))
  const found = (await tool.check?.(values, { ...context, rasterise })) ?? []
  return [...(document.notices ?? []), ...found].map(({ says }) => says)
}

describe.each(everyMember)('$name', ({ member }) => {
  const tool = member as unknown as AnyGenerator

  it('names a VAT id and a GSTIN whose check digits do not fit, and is made all the same', async () => {
    const said = await saidOf(tool, { fromId: 'DE136695978', toId: '27AAPFU0939F1ZO' })
    expect(said).toContain(`Your tax number must have ${mistyped}`)
    expect(said).toContain(`Tax number of the other side must have ${mistyped}`)
  })

  it('says nothing of numbers that fit', async () => {
    const said = await saidOf(tool, { fromId: 'DE136695976', toId: '27AAPFU0939F1ZV' })
    expect(said.filter((sentence) => sentence.includes('check digits'))).toEqual([])
  })
})

it('an e-invoice says whose VAT number does not close', async () => {
  const said = await saidOf(eInvoice as unknown as AnyGenerator, { toId: 'FR40303265044' })
  expect(said).toContain(`The VAT number of the buyer must have ${mistyped}`)
  expect(said.join()).not.toContain('VAT number of the seller must')
})
