import { choice, integer, money, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/es/income-tax'
import { regionalMinima } from '@/lib/law/es/regional-minima'
import { regionalScales, standingScales } from '@/lib/law/es/regional-scales'
import { socialSecurity, solidarityContribution } from '@/lib/law/es/social-security'

const monthsInYear = 12

interface Minima {
  personal: Readonly<Record<'under65' | 'from65' | 'from75', number>>
  children: { each: readonly number[]; under3: number }
}

/** The minimum for so many children: each by its place among them, the last amount for all further ones. */
function forChildren(children: number, under3: number, { each, under3: more }: Minima['children']): number {
  const places = Array.from({ length: children }, (_, at) => each[Math.min(at, each.length - 1)] ?? 0)
  return places.reduce((sum, amount) => sum + amount, 0) + under3 * more
}

export default defineCountryTax({
  law: 'es',
  yearBegins: '01-01',
  reads: { incomeTax, socialSecurity },
  mayRead: { standingScales, regionalScales, regionalMinima, solidarityContribution },
  initial: 30_000,
  help: 'For an employee with a permanent contract and no other income, outside Navarre and the Basque Country.',
  words: { social: 'Social security', saving: 'Pension plan' },
  raise: 1000,
  items: {
    social: { label: 'Social security', is: 'social' },
    solidarity: { label: 'Solidarity contribution', is: 'social' },
    state: { label: 'IRPF, state part', is: 'tax' },
    regional: { label: 'IRPF, regional part', is: 'tax' },
    plan: { label: 'Pension plan', is: 'saving' },
  },
  payments: ({ months }) => ({ twelve: 12, fourteen: 14 })[months],
  inputs: {
    region: choice('Region', {
      options: {
        andalucia: 'Andalusia',
        aragon: 'Aragon',
        asturias: 'Asturias',
        baleares: 'Balearic Islands',
        canarias: 'Canary Islands',
        cantabria: 'Cantabria',
        castillaLaMancha: 'Castilla-La Mancha',
        castillaLeon: 'Castile and León',
        cataluna: 'Catalonia',
        extremadura: 'Extremadura',
        galicia: 'Galicia',
        rioja: 'La Rioja',
        madrid: 'Madrid',
        murcia: 'Murcia',
        reference: 'No region: reference scale',
        valenciana: 'Valencian Community',
      },
      initial: 'madrid',
      as: 'search',
    }),
    children: integer('Children under 25 at home', { initial: 0, min: 0, max: 15 }),
    under3: integer('Of these, under 3', { initial: 0, min: 0, max: 15, refines: true }),
    shared: toggle('The other parent declares the children too', { help: 'Each then has half.', refines: true }),
    age: choice('Age', {
      options: { under65: 'Under 65', from65: '65 to 74', from75: '75 or more' },
      initial: 'under65',
      as: 'menu',
      refines: true,
    }),
    joint: choice('Return', {
      options: {
        individual: 'Individual',
        couple: 'Joint, with a spouse without income',
        parent: 'Joint, one parent with children',
      },
      initial: 'individual',
      as: 'menu',
      refines: true,
    }),
    plan: money('Paid into a pension plan', { initial: 0, help: 'Within the limit of the law.', refines: true }),
    months: choice('Payments a year', {
      options: { twelve: '12', fourteen: '14' },
      initial: 'fourteen',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger, show }) {
    const { region, age, children, under3 } = values
    if (under3 > children) return problem('under3', `must be at most ${children}, the number of children`)
    if (values.joint === 'parent' && children === 0)
      return problem('joint', 'must be another return: this one is for a parent with children')

    const { rates, highestBase } = law.socialSecurity
    const ceiling = highestBase * monthsInYear
    const own = rates.common + rates.unemployment + rates.training + rates.equity
    const bands = [
      { over: 0, rate: own },
      { over: ceiling, rate: 0 },
    ]
    const paid = ledger.scale('Social security', pay, bands, { by: 'LGSS, art. 147', item: 'social' })
    let solidarity = 0
    if (pay > ceiling) {
      const above = law.solidarityContribution
      if (above === undefined)
        return problem(
          'pay',
          `must be at most ${show.money(ceiling)} a year for this tax year: the contribution on what is above was not read well enough`,
        )
      solidarity = ledger.scale(
        'Solidarity contribution',
        pay,
        above.map(({ over, rate }) => ({ over: over * monthsInYear, rate })),
        { by: 'LGSS, art. 19 bis', item: 'solidarity' },
      )
    }

    const { scale, expenses, work, joint, lowPay } = law.incomeTax
    const before = ledger.less(
      'Net pay before expenses',
      pay,
      { 'social security': paid, solidarity },
      { by: 'LIRPF, art. 19' },
    )
    const net = ledger.less('Net income from work', before, { expenses }, { by: 'LIRPF, art. 19' })
    const rate = (value: number) => ({ kind: 'number', value }) as const
    let reduction = 0
    const by = { by: 'LIRPF, art. 20' }
    if (before <= work.fullUpTo) reduction = ledger.says('Reduction for work', 'the full amount', work.most, by)
    else if (before <= work.middleFrom)
      reduction = ledger.step(
        'Reduction for work',
        work.most - work.taper * (before - work.fullUpTo),
        '{most} − {taper} × ({before} − {from})',
        { most: work.most, taper: rate(work.taper), before, from: work.fullUpTo },
        by,
      )
    else if (before < work.zeroFrom)
      reduction = ledger.step(
        'Reduction for work',
        Math.max(0, work.middle - work.middleTaper * (before - work.middleFrom)),
        'max(0, {middle} − {taper} × ({before} − {from}))',
        { middle: work.middle, taper: rate(work.middleTaper), before, from: work.middleFrom },
        by,
      )
    ledger.take('plan', values.plan)
    const base = ledger.less('Taxable base', net, {
      'for work': reduction,
      'for a joint return': joint[values.joint],
      'into a pension plan': values.plan,
    })

    const regional =
      region === 'reference' || region === 'cataluna' ? law.standingScales?.[region] : law.regionalScales?.[region]
    if (regional === undefined)
      return problem(
        'region',
        'must be Catalonia or the reference scale for this tax year: the other regions are known for 2026',
      )
    const hasOwnMinima = (name: string): name is keyof NonNullable<typeof law.regionalMinima> =>
      Object.hasOwn(law.regionalMinima ?? {}, name)
    const minimumOf = (minima: Minima, finds: string, options?: { by: string }) =>
      ledger.sum(
        finds,
        {
          personal: minima.personal[age],
          'for children': forChildren(children, under3, minima.children) / (values.shared ? 2 : 1),
        },
        options,
      )
    const minimum = minimumOf(law.incomeTax, 'Personal and family minimum', { by: 'LIRPF, art. 57 and 58' })
    const ofRegion =
      law.regionalMinima && hasOwnMinima(region)
        ? minimumOf(law.regionalMinima[region], 'The same for the regional part')
        : minimum
    const part = (of: 'state' | 'region', bandsOf: typeof scale | typeof regional, least: number) => {
      const by = { state: 'LIRPF, art. 63', region: 'LIRPF, art. 74' }[of]
      const charged = ledger.scale(`Scale of the ${of} on the base`, base, bandsOf, { table: `IRPF of the ${of}`, by })
      const free = ledger.scale(`Scale of the ${of} on the minimum`, Math.min(base, least), bandsOf, {
        table: `Minimum, ${of}`,
        by,
      })
      return ledger.less(`Tax of the ${of}`, charged, { 'of the minimum': free }, { by })
    }
    const ofState = part('state', scale, minimum)
    const ofTheRegion = part('region', regional, ofRegion)
    const whole = ofState + ofTheRegion
    let credit = 0
    if (whole > 0 && pay < lowPay.zeroFrom) {
      const full = Math.max(0, lowPay.most - Math.max(0, pay - lowPay.fullUpTo) * lowPay.taper)
      credit = ledger.step(
        'Deduction for low pay',
        Math.min(whole, full),
        'min({whole}, max(0, {most} − max(0, {pay} − {from}) × {taper}))',
        {
          whole,
          most: lowPay.most,
          pay,
          from: lowPay.fullUpTo,
          taper: { kind: 'percent', value: lowPay.taper },
        },
        { by: 'LIRPF, DA 61.ª' },
      )
    }
    const fromRegion = Math.min(ofTheRegion, credit / 2 + Math.max(0, credit / 2 - ofState))
    ledger.less('IRPF, state part', ofState, { 'deduction for low pay': credit - fromRegion }, { item: 'state' })
    ledger.less('IRPF, regional part', ofTheRegion, { 'deduction for low pay': fromRegion }, { item: 'regional' })
    return undefined
  },

  formula:
    'IRPF = state scale (base) − state scale (minimum) + regional scale (base) − regional scale (minimum) − deduction for low pay',
  limits: [
    'For an employee with a permanent contract, resident all year in a region of the common system: not in Navarre or the Basque Country.',
    'This is the tax of the yearly return. What an employer withholds follows a scale of its own and differs by some euros.',
    'Regional tables are known for 2026; for 2025 those of Catalonia and the reference scale. Regions whose own minimum is not known here use the state’s; their deductions are left out, and so is the deduction of Ceuta and Melilla.',
    'The deduction for low pay is split between both parts by halves.',
    'Pay of 2025 above the highest contribution base is refused: how the contribution on it is shared was not read twice.',
    'Savings income, disability, parents at home, maternity deductions, temporary contracts and the least contribution base are left out. What the employer pays is left out, as the rate for accidents depends on the trade.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Agencia Tributaria: IRPF', href: 'https://sede.agenciatributaria.gob.es/Sede/irpf.html' },
    {
      title: 'Seguridad Social: Bases y tipos de cotización',
      href: 'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/CotizacionRecaudacionTrabajadores/36537',
    },
  ],
  examples: [
    {
      name: 'An administrator in Madrid',
      given: { taxYear: '2026', pay: 25_200 },
      expect: { tax: 3350.35, social: 1638, takeHome: 20_211.65 },
    },
    {
      name: 'An engineer in Barcelona with two children',
      given: { taxYear: '2026', pay: 48_000, region: 'cataluna', children: 2 },
      expect: { tax: 9772.25, social: 3120, takeHome: 35_107.75 },
    },
    {
      name: 'The minimum wage',
      given: { taxYear: '2026', pay: 17_094, region: 'reference' },
      expect: { tax: 0, social: 1111.11, takeHome: 15_982.89 },
    },
  ],
})
