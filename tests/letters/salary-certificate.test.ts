import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

const certificate = await definitionOf<AnyGenerator>(manifest.tools['salary-certificate']?.node ?? '')

function builtOn(today: string, letterDate: string) {
  const values = initialValues(certificate.form, { letterDate })
  return certificate.build(values, { ...generatorContext(undefined, values, regionOf('uk')), today })
}

describe('a salary certificate', () => {
  it('is not issued on a day to come', () => {
    const tomorrow = builtOn('2026-11-23', '2026-11-24')
    expect(isProblem(tomorrow) && [tomorrow.field, tomorrow.message]).toEqual([
      'letterDate',
      'must not lie in the future',
    ])
    expect(isProblem(builtOn('2026-11-23', '2026-11-23'))).toBe(false)
  })
})
