import { nearestWhole, product, ratio, toRatio } from '@/lib/base/units/ratio'
import { toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyFromMinor } from '@/lib/families/letters-contracts/amounts'
import { choice, date, integer, longText, money, percent, problem, rows, text, toggle } from '@/lib/kits/generator'
import { firstMonthShare, rentPeriods } from '@/lib/subjects/tenancy/rent-periods'
import { daysLater } from '@/lib/subjects/time/calendar'
import { calendarDays } from '@/lib/subjects/zones/calendar-event'
import template from './rental-agreement.template.md'

const fixedTerm = { field: 'term', is: 'fixed' } as const
const home = { field: 'kind', is: 'home' } as const

/** Rent of a part of the first month in minor units, exactly and with halves away from zero. */
function firstRentOf(rent: number | undefined, startDate: string | undefined, minorDigits: number) {
  const minor = rent === undefined ? undefined : toMinor(rent, minorDigits)
  const share = startDate === undefined ? undefined : firstMonthShare(startDate)
  if (minor === undefined || share === undefined) return undefined
  return { ...share, minor: Number(nearestWhole(ratio(BigInt(minor) * BigInt(share.days), BigInt(share.of)))) }
}

/** Rent times a factor, in minor units. */
function timesRent(rent: number, factor: string, minorDigits: number): number {
  return Number(nearestWhole(product(ratio(BigInt(toMinor(rent, minorDigits) ?? 0)), toRatio(factor))))
}

/** The first due days of a year, each in its month. */
function dueDays(startDate: string, payDay: number, endDate: string | undefined): string[] {
  const months = rentPeriods(`${startDate.slice(0, 7)}-01`, 'month', 13) ?? []
  return months
    .flatMap(({ from }) => daysLater(from, payDay - 1) ?? [])
    .filter((day) => day >= startDate && (endDate === undefined || day <= endDate))
    .slice(0, 12)
}

export default defineLetter({
  template,
  form: {
    landlordName: text('Landlord', { placeholder: 'Ana Reyes', as: 'name' }),
    tenantName: text('Tenant', { placeholder: 'Maya Lind', as: 'name' }),
    property: text('Property', {
      placeholder: 'the flat on the second floor of 18 Vicar Lane, Leeds LS1 6BA, with cellar 7.',
      maxLength: 500,
    }),
    rent: money('Rent a month', { optional: true, later: true, above: 0, max: 1e9 }),
    startDate: date('Begins on', { optional: true, later: true }),

    kind: choice('Let as', {
      options: { home: 'A home', business: 'Business premises' },
      initial: 'home',
      refines: true,
      section: 'Property and time',
    }),
    occupants: text('Others who live there', {
      optional: true,
      maxLength: 200,
      refines: true,
      section: 'Property and time',
      shownWhen: home,
    }),
    businessUse: text('Business carried on there', {
      placeholder: 'the sale of books.',
      maxLength: 300,
      refines: true,
      section: 'Property and time',
      shownWhen: { field: 'kind', is: 'business' },
    }),
    keys: integer('Keys', { optional: true, min: 1, max: 100, refines: true, section: 'Property and time' }),
    term: choice('Length', {
      options: { open: 'Without end date', fixed: 'For a fixed time' },
      initial: 'open',
      refines: true,
      section: 'Property and time',
    }),
    endDate: date('Ends on', {
      optional: true,
      later: true,
      refines: true,
      section: 'Property and time',
      shownWhen: fixedTerm,
    }),
    noticeWeeks: integer('Notice', {
      initial: 8,
      unit: 'weeks',
      min: 1,
      max: 104,
      refines: true,
      section: 'Property and time',
      shownWhen: { field: 'term', is: 'open' },
    }),
    noticeAtMonthEnd: toggle('Notice ends with a month', {
      refines: true,
      section: 'Property and time',
      shownWhen: { field: 'term', is: 'open' },
    }),

    payDay: integer('Due on day', { initial: 1, min: 1, max: 28, refines: true, section: 'Money' }),
    payHow: text('How it is paid', { initial: 'by bank transfer', maxLength: 200, refines: true, section: 'Money' }),
    increase: choice('Change of the rent', {
      options: { none: 'None agreed', fixed: 'A fixed share a year', indexed: 'With an index' },
      initial: 'none',
      as: 'menu',
      refines: true,
      section: 'Money',
    }),
    increaseRate: percent('Increase a year', {
      initial: 0.03,
      above: 0,
      max: 0.25,
      slider: { from: 0.005, to: 0.1, step: 0.005 },
      refines: true,
      section: 'Money',
      shownWhen: { field: 'increase', is: 'fixed' },
    }),
    indexName: text('Index', {
      initial: 'the consumer price index of the country',
      maxLength: 200,
      refines: true,
      section: 'Money',
      shownWhen: { field: 'increase', is: 'indexed' },
    }),
    deposit: money('Deposit', { optional: true, above: 0, max: 1e9, refines: true, section: 'Money' }),
    depositHolder: text('Kept with', {
      optional: true,
      placeholder: 'the Deposit Protection Service',
      maxLength: 200,
      refines: true,
      section: 'Money',
    }),
    depositDays: integer('Days to return it', { initial: 14, min: 1, max: 365, refines: true, section: 'Money' }),
    depositCap: money('Highest lawful deposit', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Of your place. The page compares; it does not stand in the agreement.',
      refines: true,
      section: 'Money',
    }),
    utilitiesAdvance: money('Advance for costs, a month', {
      optional: true,
      above: 0,
      max: 1e9,
      refines: true,
      section: 'Money',
    }),
    tenantPays: longText('Costs that the tenant pays', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line: heating, water, council tax.',
      refines: true,
      section: 'Money',
    }),

    smallRepairs: money('Small repairs up to', {
      optional: true,
      above: 0,
      max: 1e6,
      help: 'Not allowed for homes everywhere.',
      refines: true,
      section: 'Living together',
    }),
    accessHours: integer('Hours of notice before a visit', {
      initial: 24,
      min: 1,
      max: 336,
      refines: true,
      section: 'Living together',
    }),
    pets: choice('Pets', {
      options: { yes: 'Allowed', ask: 'With consent', no: 'Not allowed' },
      initial: 'ask',
      refines: true,
      section: 'Living together',
    }),
    petsWhich: text('Which', {
      optional: true,
      placeholder: 'one dog.',
      maxLength: 200,
      refines: true,
      section: 'Living together',
      shownWhen: { field: 'pets', is: 'yes' },
    }),
    smoking: toggle('Smoking allowed', { refines: true, section: 'Living together' }),
    rules: longText('House rules', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line.',
      refines: true,
      section: 'Living together',
    }),
    special: text('Special terms', {
      optional: true,
      maxLength: 2000,
      placeholder: 'The tenant looks after the garden.',
      refines: true,
      section: 'Living together',
    }),

    handover: toggle('Handover record', { initial: true, refines: true, section: 'Handover' }),
    inventory: rows('Inventory', {
      row: 'thing',
      columns: {
        room: text('Room', { maxLength: 100 }),
        thing: text('Thing', { maxLength: 200 }),
        condition: text('Condition', { optional: true, maxLength: 200 }),
      },
      initial: [],
      min: 0,
      max: 300,
      refines: true,
      section: 'Handover',
    }),
    meters: rows('Meters', {
      row: 'meter',
      columns: {
        meter: text('Meter', { maxLength: 100 }),
        number: text('Number', { optional: true, maxLength: 60 }),
        reading: text('Reading', { optional: true, maxLength: 60 }),
      },
      initial: [],
      min: 0,
      max: 30,
      refines: true,
      section: 'Handover',
      shownWhen: { field: 'handover', is: true },
    }),

    landlordAddress: longText('Landlord’s address', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties and law',
    }),
    tenantAddress: longText('Tenant’s present address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties and law',
    }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or the State of Ohio',
      refines: true,
      section: 'Parties and law',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Parties and law' }),
  },
  unwritten: ['depositCap'],
  derived: {
    firstRent: {
      label: 'rent of the first month',
      from: ['rent', 'startDate'],
      write({ rent, startDate }, context) {
        const first = firstRentOf(rent, startDate, context.minorDigits)
        return first && moneyFromMinor(first.minor, context)
      },
    },
    firstDays: {
      label: 'days of the first month',
      from: ['startDate'],
      write({ startDate }) {
        const share = startDate === undefined ? undefined : firstMonthShare(startDate)
        return share && `${share.days} of ${share.of} days`
      },
    },
    fixedExample: {
      label: 'increased rent',
      from: ['rent'],
      write: ({ rent, increaseRate }, context) =>
        rent === undefined
          ? undefined
          : moneyFromMinor(timesRent(rent, (1 + increaseRate).toFixed(12), context.minorDigits), context),
    },
    indexExample: {
      label: 'increased rent',
      from: ['rent'],
      write: ({ rent }, context) =>
        rent === undefined ? undefined : moneyFromMinor(timesRent(rent, '1.03', context.minorDigits), context),
    },
  },
  files: {
    ics: {
      label: 'rent days (ICS)',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make({ startDate, endDate, term, payDay, tenantName }) {
        if (startDate === undefined) return problem('startDate', 'must be filled in for a calendar')
        const days = dueDays(startDate, payDay, term === 'fixed' ? endDate : undefined)
        return calendarDays(
          days.map((day) => ({ day, title: `Rent due: ${tenantName}` })),
          { made: startDate, series: 'rent', product: 'Rental Agreement' },
        )
      },
    },
  },

  refuses({ term, startDate, endDate }) {
    return term === 'fixed' && startDate && endDate && endDate <= startDate
      ? problem('endDate', 'must be after the day on which it begins')
      : undefined
  },

  warns({ deposit, depositCap, kind, rent, smallRepairs }, { show }) {
    const fair = (says: string) => ({ is: 'fair' as const, says })
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Look up for your place: the highest deposit and where it is kept, notice periods, limits on rent increases, papers that a landlord must hand over, and registration.',
      },
      ...(deposit !== undefined && depositCap !== undefined && deposit > depositCap
        ? [
            {
              is: 'bad' as const,
              says: `The deposit is above the highest lawful one that you entered, ${show.money(depositCap)}.`,
            },
          ]
        : []),
      ...(deposit !== undefined && depositCap === undefined && kind === 'home'
        ? [fair('Many places limit the deposit for homes. Look the limit up and enter it under “More options”.')]
        : []),
      ...(deposit !== undefined && rent !== undefined && deposit > 3 * rent
        ? [fair('The deposit is more than three months’ rent.')]
        : []),
      ...(smallRepairs !== undefined && kind === 'home'
        ? [fair('A clause about small repairs is void for homes in some countries, and limited in others.')]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'landlordName', address: 'landlordAddress' },
    client: { name: 'tenantName', address: 'tenantAddress' },
    date: 'startDate',
  },
  makes:
    'A rental agreement for a home or business premises, with the first month worked out by days, an inventory and a handover record.',
  limits: [
    'Not legal advice. The law of homes differs by country, state and sometimes town, and much of it cannot be changed by agreement. This text names none of it.',
    'Papers that your law wants beside it, such as energy certificates, safety records, licences or notices about lead paint, are not made.',
    'The first month is shared by its actual days. Some places or agreements count thirty.',
    'Shared homes with separate rents, holiday lets and farm leases are not covered. Photographs are not taken into the record.',
  ],
  sources: [
    {
      title: 'Prorated rent by the days of the month, worked example',
      href: 'https://myrentalmanagement.freshdesk.com/support/solutions/articles/6000099509-how-to-prorate-rent-with-a-billing-date-of-the-1st-',
    },
    { title: 'RFC 5545: iCalendar, section 3.6.1', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],

  examples: [
    {
      name: 'A flat from the middle of a month',
      given: {
        landlordName: 'Ana Reyes',
        tenantName: 'Maya Lind',
        property: 'the flat on the second floor of 18 Vicar Lane, Leeds, with cellar 7.',
        rent: 1150,
        startDate: '2027-03-12',
        deposit: 1300,
        depositCap: 1326,
        keys: 3,
        landlordAddress: '4 Dock Street\nLeeds',
        governingLaw: 'England and Wales',
        inventory: [{ room: 'Kitchen', thing: 'Cooker', condition: 'One knob loose' }],
        meters: [{ meter: 'Electricity', number: 'E-1182', reading: '40 211' }],
      },
      expect: {
        text: [
          'from March 12, 2027 to its last day, it is $741.94, the rent for 20 of 31 days.',
          'The tenant receives 3 keys',
          'Kitchen\tCooker\tOne knob loose',
          'Electricity\tE-1182\t40 211',
        ],
      },
    },
    {
      name: 'A bookshop with an indexed rent',
      given: {
        kind: 'business',
        businessUse: 'the sale of books.',
        rent: 2400,
        increase: 'indexed',
        term: 'fixed',
        startDate: '2027-01-01',
        endDate: '2031-12-31',
      },
      expect: { text: ['the rent goes from $2,400 to $2,472.00.'] },
    },
  ],
})
