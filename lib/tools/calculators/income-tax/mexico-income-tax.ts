import { integer, money, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { benefits } from '@/lib/law/mx/benefits'
import { incomeTax } from '@/lib/law/mx/income-tax'
import { socialInsurance } from '@/lib/law/mx/social-insurance'
import { uma } from '@/lib/law/mx/uma'
import { rowOf, tariffTax } from '@/lib/subjects/tax/mexico'

const daysInYear = 365
const daysInJanuary = 31
const percentOf = (value: number) => ({ kind: 'percent', value }) as const
const countOf = (value: number) => ({ kind: 'count', value }) as const

export default defineCountryTax({
  law: 'mx',
  rateDecimals: 3,
  yearBegins: '01-01',
  reads: { incomeTax, socialInsurance, uma, benefits },
  initial: 240_000,
  help: 'For an employee with one job, resident all year.',
  words: { tax: 'Income tax (ISR)', social: 'IMSS' },
  remark: 'Annual tax',
  items: {
    aguinaldo: { label: 'Aguinaldo', is: 'income' },
    premium: { label: 'Vacation premium', is: 'income' },
    tax: { label: 'Income tax (ISR)', is: 'tax' },
    insurance: { label: 'IMSS', is: 'social' },
  },
  raise: 1200,
  inputs: {
    hasExtras: toggle('Count aguinaldo and vacation premium', { help: 'They come on top of the pay above.' }),
    service: integer('Years of service', { initial: 1, min: 1, max: 60, help: 'They set the days of leave.' }),
    aguinaldoDays: integer('Days of aguinaldo', {
      initial: 15,
      min: 15,
      max: 365,
      help: 'The law asks for 15; many contracts give 30.',
      refines: true,
    }),
    deductions: money('Personal deductions of the return a year', {
      initial: 0,
      help: 'Doctors, mortgage interest, retirement plans, within the limits of the law.',
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger, isRead, show }) {
    const { monthly: tariff, yearly, subsidy } = law.incomeTax
    const { vacation, premium: premiumRate, exemptUma } = law.benefits
    const { quotas, excess, mostUma, minimumWage } = law.socialInsurance
    const leave = vacation.findLast(({ years }) => values.service >= years)?.days ?? 0
    const regular = bonus > 0 ? '({pay} − {bonus})' : '{pay}'
    const daily = ledger.step(
      'Daily pay',
      (pay - bonus) / daysInYear,
      `${regular} ÷ ${daysInYear}`,
      { pay, bonus },
      { rounded: 'cents' },
    )
    const isMinimum = daily <= minimumWage
    if (isMinimum)
      ledger.says('Income tax and IMSS', 'nothing: the pay is the minimum wage or less', 0, {
        by: 'LISR art. 96, LSS art. 36',
      })
    else {
      const integrated = ledger.step(
        'Integrated daily pay',
        daily * (1 + (values.aguinaldoDays + leave * premiumRate) / daysInYear),
        `{daily} × (1 + ({aguinaldo} + {leave} × {premium}) ÷ ${daysInYear})`,
        { daily, aguinaldo: countOf(values.aguinaldoDays), leave: countOf(leave), premium: percentOf(premiumRate) },
        { by: 'LSS art. 27', rounded: 'cents' },
      )
      const quota = quotas.cash + quotas.pensioners + quotas.disability + quotas.oldAge
      const insured = (what: string, days: number, unit: number) =>
        ledger.scale(
          `IMSS ${what}`,
          integrated * days,
          [
            { over: 0, rate: quota },
            { over: excess.overUma * unit * days, rate: quota + excess.rate },
            { over: mostUma * unit * days, rate: 0 },
          ],
          { by: 'LSS art. 25, 106, 107, 147 and 168', rounded: 'cents', item: 'insurance' },
        )
      insured('in January', daysInJanuary, law.uma.january)
      insured('from February on', daysInYear - daysInJanuary, law.uma.later)
    }

    let taxed = bonus
    if (values.hasExtras) {
      const extra = (finds: string, item: 'aguinaldo' | 'premium', amount: number, free: number) => {
        const exempt = free * law.uma.later
        const above = ledger.less(
          `Taxable ${finds.toLowerCase()}`,
          amount,
          { 'free by UMA': Math.min(amount, exempt) },
          { by: 'LISR art. 93' },
        )
        ledger.take(item, amount)
        taxed += above
      }
      extra(
        'Aguinaldo',
        'aguinaldo',
        ledger.step(
          'Aguinaldo',
          daily * values.aguinaldoDays,
          '{daily} × {days}',
          { daily, days: countOf(values.aguinaldoDays) },
          { by: 'LFT art. 87', rounded: 'cents' },
        ),
        exemptUma.aguinaldo,
      )
      extra(
        'Vacation premium',
        'premium',
        ledger.step(
          'Vacation premium',
          daily * leave * premiumRate,
          '{daily} × {days} × {rate}',
          { daily, days: countOf(leave), rate: percentOf(premiumRate) },
          { by: 'LFT art. 80', rounded: 'cents' },
        ),
        exemptUma.premium,
      )
    }
    if (isMinimum && taxed === 0) return undefined

    const monthly = ledger.step(
      'Pay of a month',
      (pay - bonus) / 12,
      `${regular} ÷ 12`,
      { pay, bonus },
      { rounded: 'cents' },
    )
    let granted = 0
    /** Tax of a month, and what the subsidy has lowered it by. */
    const taxOf = (what: string, income: number, share: number, unit: number, times: number) => {
      const { from, fee, rate } = rowOf(income, tariff)
      const before = ledger.step(
        `ISR ${what} by the tariff`,
        tariffTax(income, tariff),
        '{fee} + ({income} − {from}) × {rate}',
        { fee, income, from, rate: percentOf(rate) },
        { by: 'LISR art. 96', rounded: 'cents' },
      )
      if (income > subsidy.incomeMost) return before
      const ofMonth = ledger.step(
        `UMA of a month ${what}`,
        unit * law.uma.monthDays,
        '{unit} × {days} days',
        { unit, days: { kind: 'number', value: law.uma.monthDays } },
        { by: 'Ley UMA art. 4', rounded: 'cents' },
      )
      const most = ledger.share(`Subsidy ${what}`, ofMonth, share, {
        by: 'Decreto del subsidio para el empleo',
        rounded: 'cents',
      })
      granted += Math.min(before, most) * times
      return ledger.less(`ISR ${what}`, before, { subsidy: Math.min(before, most) })
    }
    const january = isMinimum ? 0 : taxOf('in January', monthly, subsidy.january, law.uma.january, 1)
    const plain = taxed > 0 ? 10 : 11
    const later = isMinimum ? 0 : taxOf('in a later month', monthly, subsidy.later, law.uma.later, plain)
    const december =
      taxed > 0 ? taxOf('in December, with what comes then', monthly + taxed, subsidy.later, law.uma.later, 1) : 0
    const tax = ledger.step(
      'Income tax (ISR)',
      january + later * plain + december,
      `{january} + {later} × ${plain}${taxed > 0 ? ' + {december}' : ''}`,
      { january, later, december },
      { item: 'tax' },
    )

    if (isRead) {
      const income = Math.max(0, pay - bonus + taxed - values.deductions)
      const due = Math.max(0, Math.round((tariffTax(income, yearly) - granted) * 100) / 100)
      const back = tax - due
      const settled =
        Math.abs(back) < 0.005
          ? 'so nothing is left to settle'
          : back > 0
            ? `so ${show.money(back)} comes back`
            : `so ${show.money(-back)} more is due`
      ledger.remark(`By the yearly tariff the tax is ${show.money(due)}, ${settled}.`)
    }
    return undefined
  },

  formula: 'Take-home pay = pay − ISR by the monthly tariff, less the employment subsidy − IMSS of the employee',
  limits: [
    'For an employee with one job and even pay, resident all year. The day’s pay is a 365th of the year’s, where payrolls also divide a month by 30 or 30.4.',
    'A bonus, what is taxable of the aguinaldo and of the vacation premium are taken to come in December and to be taxed with that month; payroll may spread them by the regulation instead.',
    'The integrated pay of IMSS has aguinaldo and vacation premium of the law; other benefits and a bonus are not in it. The minimum wage is the general one, not that of the northern border.',
    'Profit sharing (PTU), fees and RESICO, INFONAVIT loans, savings funds and what the employer pays are left out. Years before 2025 are left out, as the subsidy changed within 2024.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'SAT: Resolución Miscelánea Fiscal, Anexo 8',
      href: 'https://www.sat.gob.mx/minisitio/NormatividadRMFyRGCE/index.html',
    },
    { title: 'Ley del Impuesto sobre la Renta', href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LISR.pdf' },
    { title: 'Ley del Seguro Social', href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LSS.pdf' },
  ],
  examples: [
    {
      name: 'An accountant in Guadalajara',
      given: { taxYear: '2026', pay: 30_000, basis: 'month', hasExtras: true, service: 3 },
      expect: { tax: 57_285.94, social: 9997.73, takeHome: 311_456.03 },
    },
    { name: 'A wage with the subsidy', given: { taxYear: '2026', pay: 10_500, basis: 'month' }, expect: {} },
  ],
})
