import * as annuity from '@/lib/subjects/finance/annuity'
import * as cashFlow from '@/lib/subjects/finance/cash-flow'
import * as depreciation from '@/lib/subjects/finance/depreciation'
import * as interest from '@/lib/subjects/finance/interest'

export type Argument = number | boolean | readonly (number | string)[]
export type Vector = { name: string; args: Argument[]; value: number | null }

/** Computes a formula written the way Excel writes it: its name and its arguments in Excel's order. */
export function compute(name: string, args: readonly Argument[]): number | undefined {
  const at = (index: number) => Number(args[index])
  const optional = (index: number) => (args[index] === undefined ? undefined : at(index))
  const due = (index: number) => (args[index] ? 'start' : 'end')
  const list = (index: number) => numbers(args[index])
  switch (name) {
    case 'PMT':
      return annuity.payment(at(0), at(1), at(2), optional(3), due(4))
    case 'IPMT':
      return annuity.interestPayment(at(0), at(1), at(2), at(3), optional(4), due(5))
    case 'PPMT':
      return annuity.principalPayment(at(0), at(1), at(2), at(3), optional(4), due(5))
    case 'PV':
      return annuity.presentValue(at(0), at(1), at(2), optional(3), due(4))
    case 'FV':
      return annuity.futureValue(at(0), at(1), at(2), optional(3), due(4))
    case 'NPER':
      return annuity.numberOfPeriods(at(0), at(1), at(2), optional(3), due(4))
    case 'RATE':
      return annuity.ratePerPeriod(at(0), at(1), at(2), optional(3), due(4), optional(5))
    case 'CUMIPMT':
      return annuity.cumulativeInterest(at(0), at(1), at(2), at(3), at(4), due(5))
    case 'CUMPRINC':
      return annuity.cumulativePrincipal(at(0), at(1), at(2), at(3), at(4), due(5))
    case 'NPV':
      return cashFlow.netPresentValue(at(0), list(1))
    case 'IRR':
      return cashFlow.internalRateOfReturn(list(0), optional(1))
    case 'MIRR':
      return cashFlow.modifiedInternalRateOfReturn(list(0), at(1), at(2))
    case 'XNPV':
      return cashFlow.datedNetPresentValue(at(0), dated(args[1], args[2]))
    case 'XIRR':
      return cashFlow.datedInternalRateOfReturn(dated(args[0], args[1]), optional(2))
    case 'SLN':
      return depreciation.straightLineDepreciation(at(0), at(1), at(2))
    case 'SYD':
      return depreciation.sumOfYearsDepreciation(at(0), at(1), at(2), at(3))
    case 'DB':
      return depreciation.fixedDecliningDepreciation(at(0), at(1), at(2), at(3), optional(4))
    case 'DDB':
      return depreciation.decliningDepreciation(at(0), at(1), at(2), at(3), optional(4))
    case 'VDB':
      return depreciation.variableDecliningDepreciation(at(0), at(1), at(2), at(3), at(4), optional(5), !args[6])
    case 'EFFECT':
      return interest.effectiveRate(at(0), at(1))
    case 'NOMINAL':
      return interest.nominalRate(at(0), at(1))
    case 'RRI':
      return interest.growthRate(at(0), at(1), at(2))
    case 'PDURATION':
      return interest.growthPeriods(at(0), at(1), at(2))
    case 'FVSCHEDULE':
      return interest.compoundAmountOfRates(at(0), list(1))
    default:
      throw new Error(`no function for ${name}`)
  }
}

function numbers(argument: Argument | undefined): number[] {
  return Array.isArray(argument) ? argument.map(Number) : []
}

function dated(amounts: Argument | undefined, dates: Argument | undefined): cashFlow.DatedCashFlow[] {
  const days = Array.isArray(dates) ? dates.map(String) : []
  return numbers(amounts).map((amount, index) => ({ amount, date: days[index] ?? '' }))
}
