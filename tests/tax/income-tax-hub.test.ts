import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { readAddressState } from '@/lib/kits/fields/address-state'
import { contextOf } from '@/lib/kits/fields/context'
import { initialValues } from '@/lib/kits/fields/initial'
import { readForm } from '@/lib/kits/fields/read'
import { createShow } from '@/lib/base/format/show'
import { definitionOf, manifest } from '@/tests/every/compiled'

async function toolOf(id: string): Promise<AnyCalculator> {
  const entry = manifest.tools[id]
  if (!entry) throw new Error(`There is no tool ${id}`)
  return definitionOf<AnyCalculator>(entry.node)
}

const people = {
  in: [{ regime: 'lower' }, { regime: 'new' }, { regime: 'old' }],
  uk: [{ nation: 'ruk' }, { nation: 'scotland' }],
  au: [{ residency: 'resident' }, { residency: 'foreign' }, { residency: 'holiday' }],
  us: [{ filing: 'single' }, { filing: 'joint' }, { filing: 'head' }, { filing: 'separate' }],
} as const

/** From nothing past every band, in uneven steps. */
const pays = Array.from({ length: 60 }, (_, at) => Math.round(at ** 2.4 * 137 + at * 211))
const inRupees = 40

describe.each(Object.entries(people))('%s', (country, statuses) => {
  it('says what the page of the country says, with what is carried there', async () => {
    const hub = await toolOf('income-tax')
    const global = regionOf('global')
    const wrong: string[] = []
    for (const status of statuses)
      for (const year of ['2024', '2025', '2026'])
        for (const one of pays) {
          const pay = country === 'in' ? one * inRupees : one
          const deduction = one % 2 === 0 ? 0 : Math.round(pay / 9)
          const values = initialValues(hub.inputs, { country, year, pay, deduction, ...status }, 'global')
          const own = hub.compute(values, contextOf(hub.law, values, global))
          const onward = hub.carry?.(values)
          if (!onward) throw new Error('the hub leads nowhere')
          const page = await toolOf(onward.tool)
          const address = readAddressState(page.inputs, new URLSearchParams(onward.boxes).toString())
          if ('fault' in address || address.refused.length > 0)
            throw new Error(`${onward.tool} refuses ${JSON.stringify(address)}`)
          const boxes = readForm(page.inputs, address.typed, createShow(global))
          if (Object.keys(boxes.errors).length > 0) throw new Error(`${onward.tool}: ${JSON.stringify(boxes.errors)}`)
          const read = { ...initialValues(page.inputs), ...boxes.values }
          const theirs = page.compute(read, contextOf(page.law, read, global))
          const where = `${country} ${year} ${pay} ${JSON.stringify(status)}`
          if (isProblem(own) || isProblem(theirs)) {
            if (!isProblem(own) || !isProblem(theirs)) wrong.push(`${where}: one of them refuses`)
            continue
          }
          const names =
            country === 'us'
              ? [['tax', 'totalTax']]
              : ['tax', 'social', 'takeHome', 'marginal', 'effective'].map((name) => [name, name])
          for (const [name = '', named = ''] of names) {
            const [mine = 0, yours = 0] = [own[name] as number | undefined, theirs[named] as number | undefined]
            if (Math.abs(mine - yours) > 1e-6) wrong.push(`${where}: ${name} is ${mine}, there ${yours}`)
          }
        }
    expect(wrong).toEqual([])
  })
})
