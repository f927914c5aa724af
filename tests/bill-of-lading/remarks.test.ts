import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import billOfLading from '@/lib/tools/generators/invoicing/bill-of-lading'
import { checkContainer } from '@/lib/subjects/identifiers/container'

function remarksOn(given: AnyValues): string {
  const values = initialValues(billOfLading.form, given)
  const document = billOfLading.build(values as never, generatorContext(undefined, values, regionOf('us')))
  if ('problem' in document) throw new Error(document.message)
  return (document.notices ?? []).map(({ says }) => says).join('\n')
}

const paint = {
  packages: 1,
  kind: 'drum',
  un: 'UN1263',
  name: 'Paint',
  hazard: '3',
  group: 'II',
  weight: 9,
  reportable: false,
}

describe('what a bill of lading may lack', () => {
  it('is nothing at first', () => {
    expect(remarksOn({})).toBe('')
  })

  it('is a packing group, but for classes that have none', () => {
    const emergency = '+1 800 555 0100'
    expect(remarksOn({ emergency, hazards: [paint] })).toBe('')
    expect(remarksOn({ emergency, hazards: [paint, { ...paint, group: 'none' }] })).toMatch(/dangerous line 2/)
    for (const hazard of ['1.4S', '2.1', '2.2', '5.2', '6.2', '7'])
      expect(remarksOn({ emergency, hazards: [{ ...paint, hazard, group: 'none' }] })).toBe('')
    for (const hazard of ['3', '4.1', '5.1', '6.1', '8', '9'])
      expect(remarksOn({ emergency, hazards: [{ ...paint, hazard, group: 'none' }] })).toMatch(/packing group/)
  })

  it('is a telephone for emergencies, addresses, and a name to bill', () => {
    expect(remarksOn({ hazards: [paint] })).toMatch(/172\.604/)
    expect(remarksOn({ shipper: 'Acme' })).toMatch(/373\.101/)
    expect(remarksOn({ layout: 'ocean', shipper: 'Acme' })).toBe('')
    expect(remarksOn({ terms: 'third' })).toMatch(/name to bill/)
  })

  it('is a container number whose digit fits', () => {
    expect(remarksOn({ layout: 'ocean', container: 'CSQU3054383' })).toBe('')
    expect(remarksOn({ layout: 'ocean', container: 'CSQU3054384' })).toMatch(/container number must have check digits/)
    expect(remarksOn({ layout: 'ocean', container: 'CSQ3054383' })).toMatch(/three letters/)
    expect(remarksOn({ layout: 'road', container: 'CSQU3054384' })).toBe('')
  })
})

// Numbers of the tests of python-stdnum, which reads ISO 6346 by itself; the last one has 10 for its rest, written 0.
describe('a container number', () => {
  it.each(['CSQU3054383', 'TCNU7200794', 'TOLU4734787', 'tasu117 000 0'])('%s fits', (number) => {
    expect(checkContainer(number).fits).toBe(true)
  })

  it.each(['CSQU3054384', 'TCNU7200974', 'CSQU305438', 'CSQX3054383', '1SQU3054383'])('%s does not', (number) => {
    expect(checkContainer(number).fits).toBe(false)
  })

  it('with another check digit never fits', () => {
    for (let digit = 0; digit < 10; digit++) expect(checkContainer(`TOLU473478${digit}`).fits).toBe(digit === 7)
  })
})
