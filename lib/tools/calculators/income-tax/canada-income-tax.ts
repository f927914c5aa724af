import { choice, money, problem } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/ca/income-tax'
import { ontarioHealthPremium } from '@/lib/law/ca/ontario-health-premium'
import { payContributions } from '@/lib/law/ca/pay-contributions'
import { provinces } from '@/lib/law/ca/provinces'
import type { Bracket } from '@/lib/subjects/tax/brackets'
import { basicPersonalAmount, healthPremium } from '@/lib/subjects/tax/canada'

export default defineCountryTax({
  law: 'ca',
  yearBegins: '01-01',
  reads: { incomeTax, payContributions, provinces, ontarioHealthPremium },
  initial: 75_000,
  help: 'For one person without dependants, resident in the province on 31 December.',
  words: { social: 'CPP and EI', saving: 'RRSP' },
  items: {
    federal: { label: 'Federal income tax', is: 'tax' },
    provincial: { label: 'Provincial income tax', is: 'tax' },
    pension: { label: 'CPP', is: 'social' },
    insurance: { label: 'EI', is: 'social' },
    saving: { label: 'RRSP contribution', is: 'saving' },
  },
  employer: { pension: 'Employer’s CPP', insurance: 'Employer’s EI' },
  inputs: {
    province: choice('Province or territory', {
      options: {
        ab: 'Alberta',
        bc: 'British Columbia',
        mb: 'Manitoba',
        nb: 'New Brunswick',
        nl: 'Newfoundland and Labrador',
        ns: 'Nova Scotia',
        nt: 'Northwest Territories',
        nu: 'Nunavut',
        on: 'Ontario',
        pe: 'Prince Edward Island',
        sk: 'Saskatchewan',
        yt: 'Yukon',
      },
      initial: 'on',
      as: 'menu',
      help: 'Quebec has plans and deductions of its own and is not here.',
    }),
    kind: choice('The pay is', {
      options: { employment: 'For employment', other: 'A pension or other income without CPP and EI' },
      initial: 'employment',
      as: 'menu',
    }),
    saving: money('RRSP contribution a year', { initial: 0, help: 'Within your own room.', refines: true }),
  },

  assess({ pay, values, law, ledger }) {
    const province = law.provinces[values.province]
    if (!province)
      return problem(
        'province',
        'must be another one for this year: what was read of it disagrees or depends on more than pay',
      )
    const isEmployed = values.kind === 'employment'
    const { exemption, baseRate, additionalRate, secondRate, ceiling, secondCeiling, insurance, employerMultiple } =
      law.payContributions
    const covered = isEmployed
      ? ledger.less('Earnings that bear CPP', Math.min(pay, ceiling), { exemption }, { by: 'CPP, s. 8' })
      : 0
    const base = covered * baseRate
    const additional = covered * additionalRate
    const second = isEmployed ? Math.max(0, Math.min(pay, secondCeiling) - ceiling) * secondRate : 0
    let premium = 0
    if (isEmployed) {
      ledger.step(
        'CPP',
        base + additional + second,
        '{covered} × ({base} + {more})[ + {second} second contribution]',
        {
          covered,
          base: { kind: 'percent', value: baseRate },
          more: { kind: 'percent', value: additionalRate },
          second,
        },
        { by: 'CPP, s. 8', item: 'pension' },
      )
      ledger.sum('Employer’s CPP', { 'the same': base + additional + second }, { by: 'CPP, s. 9', cost: 'pension' })
      premium = ledger.share('EI', Math.min(pay, insurance.ceiling), insurance.rate, {
        by: 'Employment Insurance Act, s. 67',
        item: 'insurance',
      })
      ledger.step(
        'Employer’s EI',
        premium * employerMultiple,
        '{premium} × {times}',
        {
          premium,
          times: { kind: 'number', value: employerMultiple, decimals: 1 },
        },
        { by: 'Employment Insurance Act, s. 68', cost: 'insurance' },
      )
    }
    if (values.saving > 0) ledger.take('saving', values.saving)
    const taxable = ledger.less(
      'Taxable income',
      pay,
      {
        'additional CPP': additional + second,
        RRSP: values.saving,
      },
      { by: 'ITA, s. 60' },
    )

    const { bands, creditRate, basic, employment } = law.incomeTax
    const personal = basicPersonalAmount(taxable, basic)
    const forWork = isEmployed ? Math.min(pay, employment) : 0
    const federal = ledger.scale('Federal tax by the bands', taxable, bands, { table: 'Federal', by: 'ITA, s. 117' })
    const credits = ledger.sum(
      'Amounts for federal credits',
      {
        'basic personal amount': personal,
        'for employment': forWork,
        'base CPP': base,
        EI: premium,
      },
      { by: 'ITA, s. 118 and 118.7' },
    )
    ledger.less(
      'Federal income tax',
      federal,
      { credits: credits * creditRate },
      { by: 'ITA, s. 117 and 118', item: 'federal' },
    )

    const { manitobaFades: fades, ontario } = law.provinces
    const left =
      values.province === 'mb' && fades
        ? 1 - Math.min(1, Math.max(0, (taxable - fades.from) / (fades.until - fades.from)))
        : 1
    // The Yukon follows the federal amounts, that for employment among them.
    const amount = values.province === 'yt' ? personal + forWork : province.amount * left
    const scale: readonly Bracket[] = province.bands
    const lowest = scale[0]?.rate ?? 0
    const gross = ledger.scale('Provincial tax by the bands', taxable, scale, { table: 'Provincial' })
    const local = ledger.sum('Amounts for provincial credits', {
      'basic personal amount': amount,
      'base CPP': base,
      EI: premium,
    })
    const net = ledger.less('Provincial tax after credits', gross, { credits: local * lowest })
    if (values.province !== 'on') {
      ledger.take('provincial', net)
      return undefined
    }
    ledger.take('provincial', net)
    ledger.scale('Ontario surtax', net, ontario.surtax, {
      table: 'Ontario surtax',
      by: 'Taxation Act 2007, s. 16',
      item: 'provincial',
    })
    ledger.says(
      'Ontario health premium',
      'by its ladder of taxable income',
      healthPremium(taxable, law.ontarioHealthPremium),
      { by: 'Taxation Act 2007, s. 24', item: 'provincial' },
    )
    return undefined
  },

  formula: 'Take-home pay = pay − CPP − EI − federal tax − provincial tax − RRSP',
  limits: [
    'For one person without dependants, with one job and even pay, resident in the province at the end of the year.',
    'Quebec is left out: its workers’ deduction and its plans were not read twice.',
    'Reductions and credits that provinces give to small incomes are left out, so below about 25,000 the provincial tax may be less.',
    'British Columbia of 2026 and Nova Scotia of 2024 are refused: the readings disagree, or the amount depends on more than pay.',
    'Dividends, capital gains, age and family amounts are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'CRA: Canadian income tax rates for individuals',
      href: 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/frequently-asked-questions-individuals/canadian-income-tax-rates-individuals-current-previous-years.html',
    },
    {
      title: 'CRA: T4127 Payroll deductions formulas',
      href: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html',
    },
  ],
  examples: [
    {
      name: 'An analyst in Toronto',
      given: { taxYear: '2026', pay: 95_000, province: 'on', saving: 5000 },
      expect: { social: 5769.52, saving: 5000 },
    },
  ],
})
