import { choice, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/it/income-tax'
import { otherContributionRates, socialContributions } from '@/lib/law/it/social-contributions'
import {
  municipalSurcharges,
  otherRegionalSurcharges,
  regionalSurcharges,
  type Surcharge,
} from '@/lib/law/it/surcharges'
import type { Ledger } from '@/lib/families/country-income-tax/ledger'

/** A surcharge on the taxable income of a year. */
function charge(
  finds: string,
  income: number,
  of: Surcharge,
  item: 'region' | 'town',
  ledger: Ledger<'region' | 'town'>,
) {
  const { brackets, flat, free, off, credit } = of
  const by = { region: 'D.Lgs. 446/1997, art. 50', town: 'D.Lgs. 360/1998, art. 1' }[item]
  if (free !== undefined && income <= free)
    return void ledger.says(finds, 'none: the income is within its exemption', 0, { by })
  const base =
    off && income <= off.upTo
      ? ledger.less(`Base of the ${finds.toLowerCase()}`, income, { 'let off': off.amount }, { by })
      : income
  if (flat && income <= flat.upTo) return void ledger.share(finds, base, flat.rate, { by, item })
  const isCredited = credit !== undefined && income > credit.over && income <= credit.upTo
  if (!isCredited) return void ledger.scale(finds, base, brackets, { by, item })
  const full = ledger.scale(`${finds} before its credit`, base, brackets, { table: finds, by })
  ledger.less(finds, full, { credit: credit.amount }, { by, item })
}

const flatRate = (rate: number): Surcharge => ({ brackets: [{ over: 0, rate }] })

export default defineCountryTax({
  law: 'it',
  yearBegins: '01-01',
  reads: { incomeTax, socialContributions },
  mayRead: { otherContributionRates, regionalSurcharges, otherRegionalSurcharges, municipalSurcharges },
  initial: 32_000,
  help: 'The gross yearly pay (RAL) of an employee of the private sector, in work all year.',
  words: { tax: 'IRPEF and surcharges', social: 'INPS' },
  raise: 1000,
  items: {
    bonus: { label: 'Tax-free bonus', is: 'income' },
    treatment: { label: 'Integrative treatment', is: 'income' },
    inps: { label: 'INPS', is: 'social' },
    tax: { label: 'IRPEF', is: 'tax' },
    region: { label: 'Regional surcharge', is: 'tax' },
    town: { label: 'Municipal surcharge', is: 'tax' },
  },
  payments: ({ months }) => ({ twelve: 12, thirteen: 13, fourteen: 14 })[months],
  inputs: {
    region: choice('Region', {
      options: {
        own: 'A rate that you enter',
        abruzzo: 'Abruzzo',
        basilicata: 'Basilicata',
        bolzano: 'Bolzano (province)',
        calabria: 'Calabria',
        campania: 'Campania',
        emiliaRomagna: 'Emilia-Romagna',
        friuli: 'Friuli Venezia Giulia',
        lazio: 'Lazio',
        liguria: 'Liguria',
        lombardia: 'Lombardy',
        marche: 'Marche',
        molise: 'Molise',
        piemonte: 'Piedmont',
        puglia: 'Apulia',
        sardegna: 'Sardinia',
        sicilia: 'Sicily',
        toscana: 'Tuscany',
        trento: 'Trento (province)',
        umbria: 'Umbria',
        aosta: 'Aosta Valley',
        veneto: 'Veneto',
      },
      initial: 'lombardia',
      as: 'search',
      help: 'Tables of the regions are known for 2026.',
    }),
    town: choice('Municipality', {
      options: { own: 'A rate that you enter', milano: 'Milan', roma: 'Rome', napoli: 'Naples', torino: 'Turin' },
      initial: 'milano',
      as: 'menu',
    }),
    regionRate: percent('Regional rate', {
      initial: 0.0123,
      max: 0.05,
      slider: { to: 0.04, step: 0.0001 },
      shownWhen: { field: 'region', is: ['own'] },
      refines: true,
    }),
    townRate: percent('Municipal rate', {
      initial: 0.008,
      max: 0.02,
      slider: { to: 0.012, step: 0.0005 },
      help: 'The register of the Ministry of Finance has it.',
      shownWhen: { field: 'town', is: ['own'] },
      refines: true,
    }),
    months: choice('Monthly payments a year', {
      options: { twelve: '12', thirteen: '13', fourteen: '14' },
      initial: 'thirteen',
      refines: true,
    }),
    employer: choice('INPS rate', {
      options: {
        usual: 'Smaller firm',
        guaranteed: 'Firm in the wage guarantee fund',
        apprentice: 'Apprentice',
      },
      initial: 'usual',
      as: 'menu',
      refines: true,
    }),
    before1996: toggle('Insured before 1996', { help: 'Then no ceiling of pay applies.', refines: true }),
    deductions: money('Other deductions from the tax', {
      initial: 0,
      help: 'For family, mortgage interest, medical costs: the amounts that come off the tax.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { region, town } = values
    const { rate, extra, firstBand, ceiling } = law.socialContributions
    const special = values.employer === 'usual' ? undefined : law.otherContributionRates
    const own = values.employer === 'usual' ? rate : (special?.[values.employer] ?? rate)
    const { brackets, work, extra: more, bonus, further, treatment } = law.incomeTax

    const inps = [
      { over: 0, rate: own },
      { over: firstBand, rate: own + extra },
      ...(values.before1996 ? [] : [{ over: ceiling, rate: 0 }]),
    ]
    const paid = ledger.scale('INPS', pay, inps, {
      by: 'L. 335/1995, art. 2, c. 18, and DL 384/1992, art. 3-ter',
      item: 'inps',
    })
    const income = ledger.less('Taxable income', pay, { INPS: paid }, { by: 'TUIR, art. 51, c. 2' })
    const gross = ledger.scale('IRPEF before deductions', income, brackets, { table: 'IRPEF', by: 'TUIR, art. 11' })

    let forWork = 0
    const by = { by: 'TUIR, art. 13' }
    if (income <= work.upTo) forWork = ledger.says('Deduction for employees', 'the full amount', work.full, by)
    else if (income <= work.middleUpTo) {
      const [top, width] = [work.middleUpTo, work.middleUpTo - work.upTo]
      forWork = ledger.step(
        'Deduction for employees',
        work.middle + (work.slope * (top - income)) / width,
        '{middle} + {slope} × ({top} − {income}) ÷ {width}',
        { middle: work.middle, slope: work.slope, top, income, width },
        by,
      )
    } else if (income <= work.lastUpTo) {
      const [top, width] = [work.lastUpTo, work.lastUpTo - work.middleUpTo]
      forWork = ledger.step(
        'Deduction for employees',
        (work.middle * (top - income)) / width,
        '{middle} × ({top} − {income}) ÷ {width}',
        { middle: work.middle, top, income, width },
        by,
      )
    }
    const added = income > more.over && income <= more.upTo ? more.amount : 0
    let wedge = 0
    if (income > further.over && income <= further.fullUpTo) wedge = further.amount
    else if (income > further.fullUpTo && income <= further.upTo) {
      const width = further.upTo - further.fullUpTo
      wedge = ledger.step(
        'Further deduction',
        (further.amount * (further.upTo - income)) / width,
        '{amount} × ({top} − {income}) ÷ {width}',
        { amount: further.amount, top: further.upTo, income, width },
        { by: 'L. 207/2024' },
      )
    }
    const tax = ledger.less(
      'IRPEF',
      gross,
      {
        'for employees': forWork,
        'more for middle incomes': added,
        'further deduction': wedge,
        'other deductions': values.deductions,
      },
      { by: 'TUIR, art. 11', item: 'tax' },
    )

    if (tax > 0) {
      const regional =
        region === 'own'
          ? flatRate(values.regionRate)
          : region === 'lombardia' || region === 'lazio'
            ? law.regionalSurcharges?.[region]
            : law.otherRegionalSurcharges?.[region]
      if (regional === undefined)
        return problem(
          'region',
          'must be a rate that you enter for this tax year: tables of the regions are known for 2026',
        )
      const municipal = town === 'own' ? flatRate(values.townRate) : law.municipalSurcharges?.[town]
      if (municipal === undefined) return problem('town', 'must be a rate that you enter for this tax year')
      charge('Regional surcharge', income, regional, 'region', ledger)
      charge('Municipal surcharge', income, municipal, 'town', ledger)
    } else ledger.says('Surcharges', 'none, as no IRPEF is due', 0, { by: 'D.Lgs. 446/1997, art. 50' })

    if (income > 0 && income <= bonus.upTo) {
      const share = bonus.shares.findLast(({ over }) => income > over)
      if (share) ledger.share('Tax-free bonus', income, share.rate, { by: 'L. 207/2024, art. 1, c. 4', item: 'bonus' })
    }
    if (income <= treatment.upTo && gross > forWork - treatment.margin)
      ledger.says(
        'Integrative treatment',
        'as the tax is above the deduction for employees less its margin',
        treatment.amount,
        {
          by: 'DL 3/2020',
          item: 'treatment',
        },
      )
    return undefined
  },

  formula: 'Take-home pay = pay − INPS − IRPEF after deductions − surcharges + bonus + integrative treatment',
  limits: [
    'For an employee of the private sector with one job all year and no other income, resident in Italy.',
    'Surcharges are those of the year’s income. Payroll takes them in instalments of the year after, with an advance for the municipality.',
    'The rates of most regions and of the towns were read in one source. Lazio follows its law as quoted, with the lower rate only for incomes up to the limit; another program charges it to everybody.',
    'The bonus is a share of employment income after INPS, as TUIR defines that income; some calculators take it of the gross pay.',
    'Deductions for family and expenses are entered, not worked out; the integrative treatment that they can give above 15,000 of income is left out, and so are part-year work, the flat-rate regime, executives’ funds and pension funds.',
    'The year 2024, with its relief of contributions, is left out. What the employer pays is left out too.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Agenzia delle Entrate: Aliquote e calcolo dell’IRPEF',
      href: 'https://www.agenziaentrate.gov.it/portale/imposta-sul-reddito-delle-persone-fisiche-irpef-/aliquote-e-calcolo-dell-irpef',
    },
    { title: 'MEF: Addizionali all’IRPEF', href: 'https://www1.finanze.gov.it/finanze/addcomunali/' },
    { title: 'INPS', href: 'https://www.inps.it/' },
  ],
  examples: [
    {
      name: 'A technician in Milan',
      given: { taxYear: '2026', pay: 30_000 },
      expect: { tax: 3817.48, social: 2757, takeHome: 23_425.52, monthly: 1801.96 },
    },
    {
      name: 'Part-time work in Turin',
      given: { taxYear: '2026', pay: 15_000, region: 'piemonte', town: 'torino' },
      expect: { tax: 1507.59, social: 1378.5, takeHome: 14_035.85 },
    },
    {
      name: 'A senior post in Rome',
      given: { taxYear: '2026', pay: 75_000, region: 'lazio', town: 'roma', months: 'fourteen' },
      expect: { tax: 24_038.49, social: 7080.26, takeHome: 43_881.25 },
    },
  ],
})
