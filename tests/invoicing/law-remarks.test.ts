import { describe, expect, it } from 'vitest'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import { regionOf } from '@/lib/base/region/regions'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import quotation from '@/lib/tools/generators/invoicing/quotation'

async function remarks(
  given: AnyValues,
  tool: Pick<typeof invoice, 'form' | 'build' | 'check'> = invoice,
): Promise<string[]> {
  const values = initialValues(tool.form, given)
  const context = generatorContext(undefined, values, regionOf('global'))
  const document = tool.build(values as never, context)
  if ('problem' in document) throw new Error(`${document.field}: ${document.message}`)
  // The law looks at the entries and draws nothing.
  const rasterise = () => Promise.reject(new Error('nothing is drawn'))
  const found = (await tool.check?.(values as never, { ...context, rasterise })) ?? []
  return [...(document.notices ?? []), ...found].map(({ says }) => says)
}

const lines = [{ description: 'Work', quantity: 1, unit: 'hour', price: 1000, tax: 0.19 }]
const whole = { country: 'de', currency: 'EUR', lines, fromId: 'DE136695976', supplyDate: '2026-11-20' }

describe('what the law of the seller wants', () => {
  // § 14(4) UStG: number 2 is the seller's tax number or VAT id, number 6 the day of supply.
  it('names in Germany a missing tax number with its paragraph', async () => {
    expect(await remarks(whole)).toEqual([])
    expect((await remarks({ ...whole, fromId: undefined })).join()).toMatch(/Your tax number is missing \(.*§ 14/)
  })

  it('names the day of supply where it is missing', async () => {
    expect((await remarks({ ...whole, supplyDate: undefined })).join()).toMatch(/date of supply is missing/)
  })

  // § 14a(5) UStG asks for the words "Steuerschuldnerschaft des Leistungsempfängers"; the union's other languages are taken too.
  it('takes the words of reverse charge that the sheet prints, and asks for the buyer’s number', async () => {
    const shifted = { ...whole, lines: [{ ...lines[0], tax: 0 }], zero: 'AE' }
    expect((await remarks(shifted)).join()).toMatch(/tax number of the other side is missing/)
    expect(await remarks({ ...shifted, toId: 'FR40303265045' })).toEqual([])
  })

  // GSTR 2013/1: an Australian tax invoice shows that it is intended to be one.
  it('asks in Australia for the words “Tax invoice”, which the heading can have', async () => {
    const australian = { ...whole, country: 'au', currency: 'AUD', fromId: '51 824 753 556', toId: '51 824 753 556' }
    expect((await remarks(australian)).join()).toMatch(/“Tax invoice” are missing/)
    expect((await remarks({ ...australian, heading: 'Tax invoice' })).join()).not.toMatch(/“Tax invoice”/)
  })

  it('says nothing of it on a quotation', async () => {
    expect(await remarks({ deadline: '2026-12-01' }, quotation as unknown as typeof invoice)).toEqual([])
  })

  it('asks elsewhere for what most countries want', async () => {
    expect((await remarks({ country: 'other', lines, fromId: undefined })).join()).toMatch(/your tax number is missing/)
  })
})
