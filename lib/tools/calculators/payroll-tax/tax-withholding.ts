import { choice, defineCalculator, money, problem, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { paycheckWithholding } from '@/lib/law/us/paycheck-withholding'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { worksheet1A } from '@/lib/subjects/tax/us/withholding'

const begins = '01-01'
const rules = [paycheckWithholding]
const form = 'Form W-4'
const bonusPart = 'A bonus'
const largest = 10_000_000
const paydays = {
  '52': 'Every week',
  '26': 'Every two weeks',
  '24': 'Twice a month',
  '12': 'Every month',
  '4': 'Every quarter',
  '260': 'Every day',
}

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Year of the payday', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'For an employee with a Form W-4 of 2020 or later. Federal income tax only, without Social Security, Medicare and state tax.',
      as: 'menu',
    }),
    frequency: choice('You are paid', { options: paydays, initial: '26', as: 'menu' }),
    wages: money('Pay of this payday', { initial: 2500, max: largest, help: 'Before taxes.' }),
    status: choice('Step 1(c) of the W-4', {
      options: {
        single: 'Single, or married filing separately',
        joint: 'Married filing jointly, or surviving spouse',
        head: 'Head of household',
      },
      initial: 'single',
      as: 'menu',
    }),
    twoJobs: toggle('Box in Step 2 is ticked', { help: 'Two jobs of about the same pay.' }),
    preTax: money('Of the pay, not taxed', {
      initial: 0,
      max: largest,
      help: 'Traditional 401(k), health premiums under a cafeteria plan, HSA through payroll.',
      refines: true,
    }),
    dependants: money('Step 3: dependants', {
      initial: 0,
      max: largest,
      help: 'The total of Step 3, of a year.',
      section: form,
      refines: true,
    }),
    otherIncome: money('Step 4(a): other income', { initial: 0, max: largest, section: form, refines: true }),
    deductions: money('Step 4(b): deductions', { initial: 0, max: largest, section: form, refines: true }),
    extra: money('Step 4(c): extra each payday', { initial: 0, max: largest, section: form, refines: true }),
    bonus: money('Bonus paid apart', { initial: 0, max: 100_000_000, section: bonusPart, refines: true }),
    bonusBefore: money('Bonuses earlier in the year', {
      initial: 0,
      max: 100_000_000,
      section: bonusPart,
      refines: true,
    }),
  },
  outputs: {
    withheld: { kind: 'money', label: 'Withheld from this pay' },
    ofPay: { kind: 'percent', label: 'Of the pay', decimals: 2, optional: true },
    nextRate: { kind: 'percent', label: 'Of the next dollar', help: 'The row of the schedule that your pay falls in.' },
    yearly: { kind: 'money', label: 'In a year of such paydays' },
    bonusFlat: {
      kind: 'money',
      label: 'Withheld from the bonus',
      optional: true,
      help: 'At the flat rate.',
      section: bonusPart,
    },
    bonusAggregate: {
      kind: 'money',
      label: 'If paid with this pay',
      optional: true,
      help: 'Aggregate method: what the bonus adds when it is on the same paycheck.',
      section: bonusPart,
    },
    worksheet: {
      kind: 'table',
      label: 'Worksheet 1A',
      columns: {
        line: { kind: 'text', label: 'Line' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    byPay: {
      kind: 'series',
      label: 'By pay',
      columns: {
        pay: { kind: 'money', label: 'Pay', decimals: 0 },
        withheld: { kind: 'money', label: 'Withheld', decimals: 0 },
      },
    },
  },
  formula:
    'Withheld = (tax of the annual schedule on pay × paydays + Step 4(a) − Step 4(b) − allowance) ÷ paydays − Step 3 ÷ paydays + Step 4(c)',
  limits: [
    'Forms W-4 of 2019 and before, exempt employees, nonresident aliens and pensions are left out.',
    'The percentage method for automated payroll. A payroll by wage-bracket tables, or one that rounds to dollars, differs by a little.',
    'What is withheld is no tax: the return settles the year. No tax advice.',
    'The flat rate on bonuses is allowed where regular pay had tax withheld this year or last.',
  ],
  sources: [
    { title: 'IRS Publication 15-T', href: 'https://www.irs.gov/pub/irs-pdf/p15t.pdf' },
    { title: 'IRS Publication 15, section 7: supplemental wages', href: 'https://www.irs.gov/publications/p15' },
  ],
  rules,

  compute(values, { minorDigits }) {
    const law = versionOn(paycheckWithholding, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose schedules are known here')
    if (values.preTax > values.wages) return problem('preTax', 'must not be more than the pay')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const paycheck = paycheckOf(values)
    const found = worksheet1A(paycheck, law)
    const withheld = cents(found.withheld)
    const together = worksheet1A({ ...paycheck, wages: paycheck.wages + values.bonus }, law)
    const flatRoom = Math.max(0, law.bonusOver - values.bonusBefore)
    const flat =
      Math.min(values.bonus, flatRoom) * law.bonusRate + Math.max(0, values.bonus - flatRoom) * law.topBonusRate
    const taken = values.twoJobs ? 0 : law.taken[values.status === 'joint' ? 'joint' : 'others']
    const row = (line: string, item: string, amount: number) => ({ line, item, amount: cents(amount) })
    const to = Math.max(2 * values.wages, 130_000 / paycheck.periods)
    return {
      withheld,
      ofPay: values.wages > 0 ? withheld / values.wages : undefined,
      nextRate: found.row?.rate ?? 0,
      yearly: withheld * paycheck.periods,
      bonusFlat: values.bonus > 0 ? cents(flat) : undefined,
      bonusAggregate: values.bonus > 0 ? cents(together.withheld) - withheld : undefined,
      worksheet: [
        row('1a', 'Taxable pay of this payday', paycheck.wages),
        row('1c', 'Annual pay', found.annualWages),
        row('1e', 'Step 4(a) added', values.otherIncome),
        row('1g', 'Allowance', taken),
        row('1h', 'Step 4(b) and allowance', values.deductions + taken),
        row('1i', 'Adjusted annual pay', found.adjusted),
        row('2g', 'Tax of a year', found.annualTax),
        row('2h', 'Tax of this payday', found.tentative),
        row('3b', 'Step 3 of this payday', values.dependants / paycheck.periods),
        row('3c', 'Left', found.afterCredits),
        row('4a', 'Step 4(c)', values.extra),
        row('4b', 'Withheld', found.withheld),
      ],
      byPay: Array.from({ length: 61 }, (_, at) => {
        const pay = (to / 60) * at
        return { pay, withheld: worksheet1A({ ...paycheck, wages: pay }, law).withheld }
      }),
    }
  },

  steps(values) {
    const law = versionOn(paycheckWithholding, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return []
    const found = worksheet1A(paycheckOf(values), law)
    const taken = values.twoJobs ? 0 : law.taken[values.status === 'joint' ? 'joint' : 'others']
    const money = (value: number) => ({ kind: 'money', value }) as const
    const periods = { kind: 'count', value: Number(values.frequency) } as const
    return [
      {
        finds: 'Adjusted annual pay',
        as: 'adjusted',
        in: 'money',
        is: 'max(0, ({wages}[ − {preTax}]) × {periods}[ + {otherIncome}][ − {deductions}][ − {taken}])',
        with: { periods, taken: money(taken) },
      },
      {
        finds: 'Tax of a year by the schedule',
        as: 'annual',
        in: 'money',
        is: found.row === undefined ? '0' : '{tax} + ({adjusted} − {over}) × {rate}',
        with: {
          tax: money(found.row?.tax ?? 0),
          over: money(found.row?.over ?? 0),
          rate: { kind: 'percent', value: found.row?.rate ?? 0 },
        },
      },
      {
        gives: 'withheld',
        is: 'max(0, {annual} ÷ {periods}[ − {dependants} ÷ {periods}])[ + {extra}]',
        rounded: 'cents',
      },
    ]
  },

  charts: [{ kind: 'line', title: 'Withheld by pay', of: 'byPay', x: 'pay', y: ['withheld'] }],
  examples: [
    {
      name: 'Every two weeks',
      given: { taxYear: '2026', frequency: '26', wages: 2500, status: 'single' },
      expect: { withheld: 216.15, nextRate: 0.12 },
    },
    {
      name: 'Two jobs in one household',
      given: { taxYear: '2026', frequency: '12', wages: 6000, status: 'joint', twoJobs: true, dependants: 4400 },
      expect: { withheld: 217.5 },
    },
  ],
})

interface Choices {
  frequency: keyof typeof paydays
  wages: number
  preTax: number
  status: 'single' | 'joint' | 'head'
  twoJobs: boolean
  dependants: number
  otherIncome: number
  deductions: number
  extra: number
}

function paycheckOf(values: Choices) {
  return {
    wages: values.wages - values.preTax,
    periods: Number(values.frequency),
    status: values.status,
    twoJobs: values.twoJobs,
    dependants: values.dependants,
    otherIncome: values.otherIncome,
    deductions: values.deductions,
    extra: values.extra,
  }
}
