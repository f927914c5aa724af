import { toRatio } from '@/lib/base/units/ratio'
import { unitNames, unitRow, unitsIn, type QuantityName } from '@/lib/base/units/table'
import { regionOf } from '@/lib/base/region/regions'
import { readMeasure } from '@/lib/subjects/units/read'
import type { ConverterData, PairData, Ranges } from './member'

/** What is wrong with a member, and in which of its properties: the compile step names the line. */
export class MemberFault extends Error {
  constructor(
    readonly property: string,
    says: string,
  ) {
    super(`${property}: ${says}`)
  }
}

function checked(property: string, check: () => unknown) {
  try {
    check()
  } catch (error) {
    throw new MemberFault(property, error instanceof Error ? error.message : String(error))
  }
}

function checkUnits(pair: PairData) {
  const { quantity, reads = [], kinds, also = {}, compounds = {} } = pair
  const known = (property: string, unit: string) => checked(property, () => unitRow(quantity, unit))
  known('from', pair.from)
  known('to', pair.to)
  if (pair.from === pair.to) throw new MemberFault('to', `is ${pair.to} like from; a pair has two units`)
  for (const unit of reads) known('reads', unit)
  for (const unit of [...(kinds?.units ?? []), ...(kinds ? [kinds.differenceIn] : [])]) known('kinds', unit)
  for (const unit of Object.values(also)) known('also', unit)
  for (const { units } of Object.values(compounds)) for (const unit of units) known('compounds', unit)
}

function checkMarks({ quantity, marks = {}, from }: Pick<PairData, 'quantity' | 'marks' | 'from'>) {
  for (const [name, text] of Object.entries(marks)) {
    const reading = readMeasure(text, { quantity, region: regionOf('us'), bare: from })
    if ('refused' in reading) throw new MemberFault('marks', `"${name}": ${text} ${reading.refused}`)
  }
}

/** Throws a MemberFault for a pair that its page could not show. */
export function checkPair(pair: PairData) {
  if (!unitNames(pair.quantity)[0]) throw new MemberFault('quantity', 'has no units')
  checkUnits(pair)
  for (const { units, fractions } of Object.values(pair.compounds ?? {})) {
    if (unitsIn(pair.quantity, ...units).under !== 1n)
      throw new MemberFault('compounds', `one ${units[0]} is no whole number of ${units[1]}`)
    if (fractions === true && pair.quantity !== 'length')
      throw new MemberFault('compounds', 'fractions are for lengths')
  }
  checkMarks(pair)
  for (const [name, one] of Object.entries(pair.related ?? {}))
    if ('times' in one && one.step !== undefined && toRatio(one.step).over <= 0n)
      throw new MemberFault('related', `${name} goes by steps of nothing`)
  for (const { units } of Object.values(pair.adds ?? {}))
    for (const [unit, factor] of Object.entries(units))
      checked('adds', () => {
        if (toRatio(factor).over <= 0n) throw new Error(`one ${unit} must be more than nothing`)
      })
  for (const [name, one] of Object.entries(pair.follows ?? {})) {
    const used = 'sum' in one ? Object.keys(one.sum) : [...one.times, ...(one.over ?? [])]
    const stray = used.find((field) => field !== 'amount' && !pair.adds?.[field])
    if (stray) throw new MemberFault('follows', `${name} names ${stray}, which nobody adds`)
  }
  if (pair.mixed && !pair.compounds?.[pair.mixed]) throw new MemberFault('mixed', `names no compound: ${pair.mixed}`)
  if (pair.ruler && (pair.quantity !== 'length' || !pair.compounds?.[pair.ruler]))
    throw new MemberFault('ruler', `names no compound of a length: ${pair.ruler}`)
  for (const text of [pair.within?.least, pair.within?.most]) {
    const reading = text && readMeasure(text, { quantity: pair.quantity, region: regionOf('us'), bare: pair.from })
    if (reading && 'refused' in reading) throw new MemberFault('within', `${text} ${reading.refused}`)
  }
  checkRanges('table', pair.table)
  checkRanges('backTable', pair.backTable ?? [])
}

function checkRanges(property: string, ranges: Ranges) {
  for (const range of ranges)
    checked(property, () => {
      const [first, last, step] = range
      if (!(step > 0 && last >= first && (last - first) / step <= 200))
        throw new Error(`${range.join(', ')} is no range of at most 200 steps`)
      range.forEach((value) => toRatio(String(value)))
    })
}

/** Throws a MemberFault for a page of one quantity that its page could not show. */
export function checkConverter(page: ConverterData & { quantity: QuantityName }) {
  const { quantity, from = '', to = '', usual = [], mixed = [] } = page
  const known = (property: string, unit: string) => checked(property, () => unitRow(quantity, unit))
  known('from', from)
  known('to', to)
  checkMarks({ ...page, from })
  checkRanges('table', page.table ?? [])
  for (const unit of usual) known('usual', unit)
  for (const units of mixed)
    for (const [at, unit] of units.entries()) {
      known('mixed', unit)
      const big = units[at - 1]
      if (big !== undefined && unitsIn(quantity, big, unit).under !== 1n)
        throw new MemberFault('mixed', `one ${big} is no whole number of ${unit}`)
    }
}
