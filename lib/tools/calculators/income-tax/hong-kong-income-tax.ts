import { choice, integer, money, problem } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { mandatoryProvidentFund } from '@/lib/law/hk/mandatory-provident-fund'
import { salariesTax, singleParentAllowance } from '@/lib/law/hk/salaries-tax'

export default defineCountryTax({
  law: 'hk',
  yearBegins: '04-01',
  reads: { salariesTax, mandatoryProvidentFund },
  mayRead: { singleParentAllowance },
  initial: 420_000,
  help: 'For an employee whose income arises in Hong Kong.',
  words: { tax: 'Salaries tax', social: 'MPF' },
  items: {
    fund: { label: 'MPF', is: 'social' },
    tax: { label: 'Salaries tax', is: 'tax' },
  },
  employer: { fund: 'Employer’s MPF' },
  inputs: {
    status: choice('You claim', {
      options: {
        basic: 'The basic allowance',
        married: 'The married person’s allowance',
        singleParent: 'The single parent allowance',
      },
      initial: 'basic',
      as: 'menu',
      help: 'Married: your spouse has no income that is taxed, or you are assessed together on yours.',
    }),
    children: integer('Children', { initial: 0, max: 9, help: 'Born before this year of assessment.' }),
    parents: integer('Parents and grandparents of 60 or more whom you maintain', { initial: 0, max: 9, refines: true }),
    deductions: money('Other deductions and donations', {
      initial: 0,
      help: 'Self-education, home loan interest or rent, health insurance, donations: what you may deduct.',
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger }) {
    const { bands, standard, allowance, reduction } = law.salariesTax
    const single = law.singleParentAllowance?.amount
    if (values.status === 'singleParent' && single === undefined)
      return problem('status', 'must be another one for this year: the single parent allowance of it was not read')
    const { rate, leastIncome, mostIncome, deductible } = law.mandatoryProvidentFund
    const monthly = (pay - bonus) / 12
    const usual = Math.min(monthly, mostIncome) * rate
    const withBonus = Math.min(monthly + bonus, mostIncome) * rate
    const byEmployer = usual * 11 + withBonus
    const isSmall = (income: number) => income < leastIncome
    const fund = (isSmall(monthly) ? 0 : usual * 11) + (isSmall(monthly + bonus) ? 0 : withBonus)
    ledger.says('MPF', `each month its share of income up to the ceiling, nothing below the least income`, fund, {
      by: 'Cap. 485',
      rounded: 'cents',
      item: 'fund',
    })
    ledger.says('Employer’s MPF', 'each month the same share of income up to the ceiling', byEmployer, {
      by: 'Cap. 485, s. 7A',
      rounded: 'cents',
      cost: 'fund',
    })
    const net = ledger.less('Net income', pay, {
      MPF: Math.min(fund, deductible),
      'other deductions': values.deductions,
    })
    const personal = {
      basic: allowance.basic,
      married: allowance.married,
      singleParent: allowance.basic + (single ?? 0),
    }
    const chargeable = ledger.less(
      'Net chargeable income',
      net,
      {
        'personal allowance': personal[values.status],
        'for children': allowance.child * values.children,
        'for parents': allowance.parent * values.parents,
      },
      { by: 'Cap. 112, s. 12B' },
    )
    const progressive = ledger.scale('Tax at progressive rates', chargeable, bands, {
      table: 'Progressive rates',
      by: 'Cap. 112, schedule 2',
    })
    const flat = ledger.scale('Tax at standard rates', net, standard, {
      table: 'Standard rates',
      by: 'Cap. 112, s. 13',
    })
    const lower = ledger.step(
      'The lower of the two',
      Math.min(progressive, flat),
      'min({progressive}, {flat})',
      { progressive, flat },
      { by: 'Cap. 112, s. 13' },
    )
    ledger.less(
      'Salaries tax',
      lower,
      { 'reduction of the year': Math.min(reduction.most, lower * reduction.share) },
      {
        rounded: 'cents',
        item: 'tax',
      },
    )
    return undefined
  },

  formula:
    'Salaries tax = the lower of progressive rates on chargeable income and standard rates on net income, less the reduction of the year',
  limits: [
    'For an employee whose whole income arises in Hong Kong, with even pay; joint and separate assessment are not compared.',
    'Housing provided by the employer, share awards, disability and sibling allowances and provisional tax are left out.',
    'The limits on single deductions are not applied: enter what you may deduct.',
    'No one-off reduction is counted for 2026–27; none was found when the figures were read.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'GovHK: Salaries tax rates and allowances',
      href: 'https://www.gov.hk/en/residents/taxes/taxfiling/taxrates/salariesrates.htm',
    },
    { title: 'Inland Revenue Ordinance (Cap. 112)', href: 'https://www.elegislation.gov.hk/hk/cap112' },
  ],
  examples: [
    {
      name: 'A couple with two children',
      given: { taxYear: '2024-25', pay: 650_000, bonus: 50_000, status: 'married', children: 2, deductions: 3000 },
      expect: { social: 18_000, tax: 8200 },
      source: {
        title: 'PwC Worldwide Tax Summaries: Hong Kong SAR, sample calculation',
        href: 'https://taxsummaries.pwc.com/hong-kong-sar/individual/sample-personal-income-tax-calculation',
      },
    },
  ],
})
