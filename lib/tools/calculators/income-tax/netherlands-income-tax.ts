import { choice, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import type { Ledger } from '@/lib/families/country-income-tax/ledger'
import { expatFacility } from '@/lib/law/nl/expat-facility'
import { incomeTax } from '@/lib/law/nl/income-tax'
import { otherBoxes } from '@/lib/law/nl/other-boxes'
import { elderlyCredit, generalCredit, labourCredit, taxByBand } from '@/lib/subjects/tax/netherlands'

export default defineCountryTax({
  law: 'nl',
  yearBegins: '01-01',
  reads: { incomeTax, otherBoxes, expatFacility },
  initial: 45_000,
  help: 'For an employee with one job, resident and insured all year.',
  words: { tax: 'Income tax', social: 'National insurance', saving: 'Into your pension' },
  raise: 1000,
  items: {
    holidayPay: { label: 'Holiday pay', is: 'income' },
    dividends: { label: 'Dividends of your company', is: 'income' },
    tax: { label: 'Income tax on pay', is: 'tax' },
    holding: { label: 'Income tax, box 2', is: 'tax' },
    wealth: { label: 'Income tax, box 3', is: 'tax' },
    insurance: { label: 'National insurance', is: 'social' },
    pension: { label: 'Pension', is: 'saving' },
  },
  inputs: {
    holidayRate: percent('Holiday pay on top', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.2, step: 0.01 },
      help: 'Usually 8%, unless the pay includes it.',
    }),
    ruling: choice('30% ruling', {
      options: { none: 'No', usual: 'Yes', young: 'Yes, under 30 with a master’s degree' },
      initial: 'none',
      as: 'menu',
      help: 'For people recruited abroad.',
    }),
    pensionRate: percent('Your pension contribution', {
      initial: 0,
      max: 1,
      slider: { to: 0.3, step: 0.01 },
      help: 'As a share of the pay, taken before tax.',
      refines: true,
    }),
    homeDeduction: money('Mortgage interest less the notional rent', {
      initial: 0,
      help: 'A year: what your own home takes off your income.',
      refines: true,
    }),
    dividends: money('Dividends of your own company a year', {
      initial: 0,
      help: 'Box 2, from a holding of at least 5%.',
      refines: true,
    }),
    savings: money('Savings in the bank on 1 January', { initial: 0, help: 'Box 3.', refines: true }),
    investments: money('Other assets on 1 January', {
      initial: 0,
      help: 'Box 3: shares, a second home and the like. No debts.',
      refines: true,
    }),
    noCredits: toggle('Without the payroll tax credit', {
      help: 'As for a second job. The assessment grants the credits once.',
      refines: true,
    }),
    older: toggle('Above the state pension age', { help: 'Born in 1946 or later.', refines: true }),
  },

  assess({ pay, values, law, ledger }) {
    const { insuredUpTo, younger, older, labourEnd, elderly } = law.incomeTax
    const { bands, insurance, general, labour } = values.older ? older : younger
    const holidayPay =
      values.holidayRate > 0 ? ledger.share('Holiday pay', pay, values.holidayRate, { item: 'holidayPay' }) : 0
    const contribution =
      values.pensionRate > 0 ? ledger.share('Pension contribution', pay, values.pensionRate, { item: 'pension' }) : 0
    const wages = pay + holidayPay - contribution
    let untaxed = 0
    if (values.ruling !== 'none') {
      const { share, payUpTo, norm, normYoung } = law.expatFacility
      const least = values.ruling === 'young' ? normYoung : norm
      if (pay > 0 && wages < least)
        return problem('ruling', 'must be off: less than the salary norm of the year would be taxed')
      untaxed = ledger.step(
        'Paid free of tax',
        Math.min(Math.min(wages, payUpTo) * share, Math.max(0, wages - least)),
        'min(min({wages}, {cap}) × {share}, max(0, {wages} − {norm}))',
        { wages, cap: payUpTo, share: { kind: 'percent', value: share }, norm: least },
        { by: 'Uitvoeringsbesluit loonbelasting, art. 10ea' },
      )
    }
    const earned = ledger.less('Taxable wage', pay + holidayPay, {
      'pension contribution': contribution,
      'paid free of tax': untaxed,
    })
    const offHome = Math.min(values.homeDeduction, earned)
    const income = offHome > 0 ? ledger.less('Income of box one', earned, { 'own home': offHome }) : earned
    ledger.scale('Tax and national insurance, before rounding', income, bands, {
      table: 'Box 1, with national insurance',
      by: 'Wet IB 2001, art. 2.10',
    })
    const before = ledger.says(
      'Tax and national insurance',
      'each band in whole euros, rounded down',
      taxByBand(income, bands),
      { by: 'Wet IB 2001, art. 2.10' },
    )
    const [, second, top] = bands
    const relieved = Math.min(earned - income, Math.max(0, earned - (top?.over ?? Infinity)))
    const limited =
      relieved > 0 && second && top
        ? ledger.share('Own home, taken off at the second rate alone', relieved, top.rate - second.rate, {
            by: 'Wet IB 2001, art. 2.10 lid 2',
          })
        : 0

    const assets = values.savings + values.investments
    const { holdingTax, wealthTax, counted } =
      values.dividends + assets > 0
        ? taxOfOtherBoxes(values, law.otherBoxes, ledger)
        : { holdingTax: 0, wealthTax: 0, counted: 0 }
    const whole = income + counted
    const credits = values.noCredits
      ? 0
      : ledger.sum(
          'Tax credits',
          {
            'general credit': generalCredit(whole, general),
            'labour credit': labourCredit(earned, labour, labourEnd),
            'credit of the elderly': values.older ? elderlyCredit(whole, elderly) : 0,
          },
          { by: 'Wet IB 2001, chapter 8' },
        )
    // Credits come off tax and premiums in the proportion of the first band, and off the other boxes where box 1 is used up.
    const used = Math.min(credits, before + limited)
    const [first] = bands
    const premiums = Math.min(income, insuredUpTo) * insurance
    const ofPremiums = Math.min(premiums, (used * insurance) / (first?.rate ?? 1))
    const after = before + limited - used
    const own = ledger.step(
      'National insurance',
      Math.min(after, premiums - ofPremiums),
      'min({after}, min({income}, {limit}) × {rate} − {credits})',
      { after, income, limit: insuredUpTo, rate: { kind: 'percent', value: insurance }, credits: ofPremiums },
      { by: 'Wfsv, art. 8 and 12', item: 'insurance' },
    )
    ledger.step(
      'Income tax on pay',
      after - own,
      '{both} − {credits} − {own}',
      { both: before + limited, credits: used, own },
      { item: 'tax' },
    )
    const left = credits - used
    const offHolding = Math.min(left, holdingTax)
    ledger.take('holding', holdingTax - offHolding)
    ledger.take('wealth', wealthTax - Math.min(left - offHolding, wealthTax))
    return undefined
  },

  formula: 'Take-home pay = pay − income tax and national insurance of box 1, less credits − tax of boxes 2 and 3',
  limits: [
    'For an employee with one job, resident and insured all year, without a partner whose income counts.',
    'The tax of a year as the assessment finds it. Payroll spreads it over the months; holiday pay and bonuses are withheld at a special rate and evened out later.',
    'National insurance is part of the first band; the page shows which part of the tax it is, after its part of the credits.',
    'Box 3 is worked out with deemed returns, for one person without debts; who proves a lower real return pays less. Its share above the exemption is not rounded.',
    'The combination credit for parents, the credits of single pensioners and the young disabled, people born before 1946, the contribution for health insurance and the employer’s premiums are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Belastingdienst: Overzicht tarieven en schijven',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/inkomstenbelasting/heffingskortingen_boxen_tarieven/boxen_en_tarieven/overzicht_tarieven_en_schijven/',
    },
    { title: 'Wet inkomstenbelasting 2001', href: 'https://wetten.overheid.nl/BWBR0011353/' },
  ],
  examples: [
    {
      name: 'A monthly wage in Utrecht',
      given: { taxYear: '2026', pay: 4000.5, basis: 'month' },
      expect: { taken: 9851 },
    },
    {
      name: 'An engineer with the ruling',
      given: { taxYear: '2026', pay: 90_000, ruling: 'usual' },
      expect: { taken: 17_419, takeHome: 72_581 },
    },
    {
      name: 'A pay with holiday pay and savings',
      given: { taxYear: '2025', pay: 50_000, holidayRate: 0.08, savings: 100_000 },
      expect: { taken: 13_510, takeHome: 40_490 },
    },
  ],
})

/** Tax of dividends of a holding and of wealth, euros a year, and what of their income the credits of box 1 count. */
function taxOfOtherBoxes(
  values: { dividends: number; savings: number; investments: number },
  { holding, wealth, creditByAll }: (typeof otherBoxes.versions)[number]['value'],
  ledger: Ledger<'dividends'>,
): { holdingTax: number; wealthTax: number; counted: number } {
  ledger.take('dividends', values.dividends)
  const holdingTax =
    values.dividends > 0
      ? ledger.scale('Income tax, box two', values.dividends, holding, {
          table: 'Box 2',
          by: 'Wet IB 2001, art. 2.12',
          rounded: 'down',
        })
      : 0
  const assets = values.savings + values.investments
  const aboveExempt = Math.max(0, assets - wealth.exempt)
  let wealthIncome = 0
  if (aboveExempt > 0) {
    const deemed = ledger.step(
      'Deemed return on all assets',
      values.savings * wealth.savings + values.investments * wealth.others,
      '{savings} × {low} + {investments} × {high}',
      {
        savings: values.savings,
        investments: values.investments,
        low: { kind: 'percent', value: wealth.savings },
        high: { kind: 'percent', value: wealth.others },
      },
      { by: 'Wet IB 2001, art. 5.2' },
    )
    wealthIncome = ledger.step(
      'Income of box three',
      (deemed * aboveExempt) / assets,
      '{deemed} × ({assets} − {exempt}) ÷ {assets}',
      { deemed, assets, exempt: wealth.exempt },
      { by: 'Wet IB 2001, art. 5.2' },
    )
  }
  const wealthTax =
    wealthIncome > 0 ? ledger.share('Income tax, box three', wealthIncome, wealth.rate, { rounded: 'down' }) : 0
  return { holdingTax, wealthTax, counted: creditByAll ? values.dividends + wealthIncome : 0 }
}
