import { date, defineCalculator, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { inheritanceTax as rule } from '@/lib/law/uk/inheritance-tax'
import { businessRelief, homeBandOf, taxedGifts } from '@/lib/subjects/tax/uk-inheritance'

const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'uk',
  inputs: {
    estate: money('Everything left, less debts', {
      initial: 900_000,
      max: largest,
      help: 'Home, savings, things, businesses of somebody long resident in the United Kingdom. Without gifts made before.',
    }),
    home: money('Home left to children or grandchildren', {
      initial: 400_000,
      max: { field: 'estate' },
      help: 'Its value in the estate; stepchildren and fostered ones count. 0 if it goes to others.',
    }),
    spouse: money('Left to husband, wife or civil partner', { initial: 0, max: { field: 'estate' } }),
    charity: money('Left to charity', { initial: 0, max: { field: 'estate' } }),
    gifts: rows('Gifts of the last seven years', {
      row: 'gift',
      min: 0,
      max: 100,
      columns: {
        to: text('To', { optional: true, maxLength: 60 }),
        day: date('Date', { initial: '2022-06-01' }),
        amount: money('Amount', { max: largest }),
      },
      initial: [],
      help: 'To people. Leave out what is exempt: the yearly amount, small and wedding gifts, gifts out of income, to a spouse or to charity.',
    }),
    day: date('Day of death', { initial: '2026-11-02', max: '2026-12-31', help: 'It decides the law.', refines: true }),
    transferredBand: percent('Unused nil-rate band of a late spouse', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 1,
      help: '100% where everything went to the survivor.',
      refines: true,
    }),
    transferredHomeBand: percent('Unused residence band of a late spouse', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 1,
      refines: true,
    }),
    business: money('Business and farm property in the estate', {
      initial: 0,
      max: { field: 'estate' },
      help: 'What would have full relief, left to others than a spouse.',
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Inheritance tax' },
    onEstate: { kind: 'money', label: 'Paid from the estate' },
    onGifts: { kind: 'money', label: 'Paid by those who got gifts' },
    heirs: {
      kind: 'money',
      label: 'Left to heirs, after the tax on the estate',
      help: 'Without what goes to a spouse or charity.',
    },
    share: { kind: 'percent', label: 'Tax as a share of the estate', optional: true },
    chargeable: { kind: 'money', label: 'Estate after exemptions and reliefs', section: 'How it is charged' },
    relief: { kind: 'money', label: 'Business relief', optional: true, section: 'How it is charged' },
    homeBand: { kind: 'money', label: 'Residence nil-rate band', section: 'How it is charged' },
    band: { kind: 'money', label: 'Nil-rate band left after gifts', section: 'How it is charged' },
    taxed: { kind: 'money', label: 'Charged', section: 'How it is charged' },
    rate: { kind: 'percent', label: 'Rate', section: 'How it is charged' },
    idea: { kind: 'verdict', label: 'Charity', optional: true },
    taper: { kind: 'verdict', label: 'Large estate', optional: true },
    timeline: {
      kind: 'table',
      label: 'Gifts',
      optional: true,
      columns: {
        day: { kind: 'date', label: 'Date' },
        to: { kind: 'text', label: 'To' },
        amount: { kind: 'money', label: 'Amount' },
        covered: { kind: 'money', label: 'Covered by the band' },
        share: { kind: 'percent', label: 'Of the full tax' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['amount', 'covered', 'tax'],
    },
  },
  formula:
    'Tax = (estate − exemptions − reliefs − residence band − what gifts left of the nil-rate band) × 40%, or 36% with a tenth to charity; and on gifts above the band',
  limits: [
    'A death of somebody long resident in the United Kingdom. American heir taxes are left out.',
    'Gifts into trusts, with strings attached, and the tax paid on them in life are left out.',
    'Downsizing before death, joint and settled property, and quick succession are left out.',
    'Unused pension funds are outside the estate until April 2027.',
    'Shares traded on AIM have half relief since April 2026: enter half of their value.',
  ],
  sources: [
    {
      title: 'HMRC: Inheritance Tax manual, IHTM14612, IHTM45000 and IHTM46000',
      href: 'https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual',
    },
    {
      title: 'HMRC: residence nil rate band case studies',
      href: 'https://www.gov.uk/government/case-studies/inheritance-tax-residence-nil-rate-band-case-studies',
    },
  ],
  rules: [rule],

  compute(values, { show }) {
    const law = versionOn(rule, values.day)?.value
    if (!law) return problem('day', `must lie in a time whose law is known: ${knownPeriods(rule, show.date)}`)
    const { estate, spouse, charity, business } = values
    const relief = businessRelief(business, law.businessAllowance)
    if (spouse + charity + business > estate)
      return problem('spouse', 'must leave room in the estate for what goes to charity and for business property')
    const gifts = taxedGifts(values.gifts, values.day, law.nilRateBand * (1 + values.transferredBand), law)
    const used = gifts.reduce((sum, { covered }) => sum + covered, 0)
    const onGifts = gifts.reduce((sum, { tax }) => sum + tax, 0)
    const band = law.nilRateBand * (1 + values.transferredBand) - used
    const beforeCharity = Math.max(0, estate - spouse - relief)
    const chargeable = Math.max(0, beforeCharity - charity)
    const homeBand = Math.min(
      chargeable,
      homeBandOf({ estate, home: values.home, transferred: values.transferredHomeBand }, law),
    )
    const taxed = Math.max(0, chargeable - homeBand - band)
    const baseline = Math.max(0, beforeCharity - band)
    const isCharitable = charity > 0 && charity >= baseline * law.charityShare
    const rate = isCharitable ? law.charityRate : law.rate
    const onEstate = taxed * rate
    const missing = baseline * law.charityShare - charity
    return {
      tax: onEstate + onGifts,
      onEstate,
      onGifts,
      heirs: estate - spouse - charity - onEstate,
      share: estate > 0 ? onEstate / estate : undefined,
      chargeable,
      relief: business > 0 ? relief : undefined,
      homeBand,
      band,
      taxed,
      rate,
      idea:
        taxed > 0 && !isCharitable
          ? {
              is: 'plain',
              says: `With ${show.money(missing)} more to charity the rate would be ${show.percent(law.charityRate)}.`,
            }
          : undefined,
      taper:
        values.home > 0 && estate > law.homeBandTaperFrom
          ? {
              is: 'fair',
              says: `Above ${show.money(law.homeBandTaperFrom)} the residence band shrinks by half of the excess.`,
            }
          : undefined,
      timeline:
        gifts.length > 0
          ? gifts.map(({ day, amount, covered, share, tax }) => ({
              day,
              to: values.gifts.find((gift) => gift.day === day && gift.amount === amount)?.to ?? null,
              amount,
              covered,
              share,
              tax,
            }))
          : undefined,
    }
  },

  steps: [
    { gives: 'chargeable', is: 'max(0, {estate}[ − {spouse}][ − {charity}][ − {relief} relief])' },
    { gives: 'taxed', is: 'max(0, {chargeable} − {homeBand} − {band})' },
    { gives: 'onEstate', is: '{taxed} × {rate}' },
    { gives: 'onGifts', is: '{timeline.tax} of the gifts' },
    { gives: 'tax', is: '{onEstate} + {onGifts}' },
  ],

  charts: [{ kind: 'donut', title: 'Where the estate goes', parts: ['heirs', 'onEstate'] }],
  examples: [
    {
      name: 'A widow with a house',
      given: {
        estate: 900_000,
        home: 400_000,
        spouse: 0,
        charity: 0,
        gifts: [],
        transferredBand: 0,
        transferredHomeBand: 0,
        day: '2026-11-02',
      },
      expect: { tax: 160_000, taxed: 400_000, homeBand: 175_000, band: 325_000, heirs: 740_000 },
    },
    {
      name: 'The same with her late husband’s bands',
      given: {
        estate: 900_000,
        home: 400_000,
        spouse: 0,
        charity: 0,
        gifts: [],
        transferredBand: 1,
        transferredHomeBand: 1,
        day: '2026-11-02',
      },
      expect: { tax: 0, homeBand: 350_000, band: 650_000 },
    },
    {
      name: 'Julia’s gift',
      given: {
        estate: 0,
        home: 0,
        spouse: 0,
        charity: 0,
        gifts: [{ to: 'Her son', day: '2022-02-01', amount: 375_000 }],
        day: '2025-06-20',
      },
      expect: { onGifts: 16_000, band: 0 },
      source: {
        title: 'HMRC: IHTM14612, with dates thirteen years later',
        href: 'https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual/ihtm14612',
      },
    },
  ],
})
