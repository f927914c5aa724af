import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { stateIncomeTaxes } from '@/lib/law/us/state-income-taxes'
import { stateNames, type StateCode } from '@/lib/law/us/state-names'
import { firstDay } from '@/lib/law/years'
import type { FilingStatus } from './filing'
import { readStatuses, stateTax, type StateIncome, type StateTax } from './state-tax'

const yearBegins = '01-01'
const years = [2024, 2025, 2026]

/** All states and the District of Columbia, by name. */
export const stateCodes = Object.keys(stateNames).filter(isStateCode)

/** Whether these are the postal letters of a state or of the District of Columbia. */
export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(stateNames, code)
}

/** What the state is called. */
export function nameOfState(code: StateCode): string {
  return stateNames[code]
}

/** The law of a state in a tax year; nothing where it was not read whole. */
export function lawOfState(code: StateCode, year: number) {
  return versionOn(stateIncomeTaxes[code], firstDay(yearBegins, year))?.value
}

/** Tax years in which the law of a state is known for a way to file. */
export function yearsOfState(code: StateCode, status: FilingStatus): number[] {
  return years.filter((year) => {
    const law = lawOfState(code, year)
    return law !== undefined && readStatuses(law).includes(status)
  })
}

/** What of a state's figures was read in one source only, in words. */
export function readOnceOf(code: StateCode, year: number): string | undefined {
  return readOnce([stateIncomeTaxes[code]], firstDay(yearBegins, year))
}

/** The tax of a resident of a state for a whole year, dollars; nothing where the law was not read. */
export function taxOfState(code: StateCode, year: number, income: StateIncome): StateTax | undefined {
  const law = lawOfState(code, year)
  return law && stateTax(income, law)
}

/** The states whose law is known, the cheapest first, and those whose law is not. */
export function rankedStates(year: number, income: StateIncome) {
  const found = stateCodes.map((code) => ({ code, name: nameOfState(code), found: taxOfState(code, year, income) }))
  const known = found.flatMap(({ code, name, found: one }) => (one ? [{ code, name, tax: one.tax }] : []))
  return {
    known: known.toSorted((one, other) => one.tax - other.tax || (one.name < other.name ? -1 : 1)),
    unknown: found.filter(({ found: one }) => !one).map(({ name }) => name),
  }
}

/** What a state's rule holds, in words. */
export function heldOf(code: StateCode, year: number): string[] {
  const law = lawOfState(code, year)
  if (!law) return []
  if (!law.bands)
    return [
      'wages are not taxed',
      ...(law.onGains ? ['the tax on long-term gains'] : []),
      ...(law.onInterest ? ['the tax on interest and dividends'] : []),
    ]
  const held: readonly (readonly [unknown, string])[] = [
    [true, 'rates'],
    [law.deduction === 'federal', 'the federal standard deduction'],
    [typeof law.deduction === 'object' || law.deductionShare, 'the standard deduction'],
    [law.deductionFade, 'how it falls with income'],
    [law.exemption ?? law.perPerson, 'personal exemptions'],
    [law.perDependant ?? (law.perPerson && !law.perPerson.spouses), 'exemptions of dependants'],
    [law.federalTax, 'the deduction of federal tax'],
    [law.credit, 'personal credits'],
    [law.deductionCredit, 'the taxpayer credit'],
    [law.forgiven, 'the personal credit by income'],
    [law.addBacks ?? law.recapture, 'what takes lower rates back'],
    [law.surcharge, 'the surcharge above a million'],
    [law.gainBands ?? law.gainsFree, 'long-term gains'],
  ]
  return held.flatMap(([is, says]) => (is ? [says] : []))
}
