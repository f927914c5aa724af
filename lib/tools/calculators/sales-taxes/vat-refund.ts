import { choice, date, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { euVatRefund } from '@/lib/law/eu/vat-refund'
import { knownPeriods, versionOn, type AnyRule } from '@/lib/law/rule'
import { ukVatRefund } from '@/lib/law/uk/vat-refund'
import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

const lastKnownDay = `${ukVatRefund.checkedOn.slice(0, 4)}-12-31`

export default defineCalculator({
  law: { field: 'where' },
  inputs: {
    where: choice('VAT was paid in', {
      options: { uk: 'The United Kingdom', eu: 'A country of the European Union' },
      initial: 'uk',
    }),
    home: choice('Your business is in', {
      options: { eu: 'The European Union', uk: 'The United Kingdom', other: 'Another country' },
      initial: 'other',
      as: 'menu',
    }),
    from: date('First day of the claim', { initial: '2025-07-01', max: lastKnownDay }),
    to: date('Last day', { initial: '2026-06-30', max: lastKnownDay }),
    invoices: rows('Invoices', {
      row: 'invoice',
      min: 1,
      max: 300,
      columns: {
        description: text('Supplier', { optional: true, maxLength: 80 }),
        day: date('Date', { initial: '2026-03-10' }),
        vat: money('VAT', { max: 1_000_000_000 }),
        kind: choice('Kind', {
          options: {
            ordinary: 'Travel, hotels, fairs and other costs',
            carHired: 'Car hired, also private',
            entertainment: 'Entertaining clients',
            carBought: 'Car bought, also private',
            exported: 'Goods to be exported or sent on',
            private: 'Private',
          },
          initial: 'ordinary',
          as: 'menu',
        }),
        share: percent('Refunded there', { initial: 1, max: 1 }),
      },
      ownLine: 'description',
      initial: [
        { description: 'Hotel', day: '2025-10-14', vat: 96, kind: 'ordinary' },
        { description: 'Trade fair stand', day: '2025-10-20', vat: 840, kind: 'ordinary' },
        { description: 'Dinner with buyers', day: '2025-10-21', vat: 62.4, kind: 'entertainment' },
        { description: 'Hired car', day: '2026-02-03', vat: 48, kind: 'carHired' },
      ],
      help: '“Refunded there” is the share that the country gives back on such a cost, as its own businesses get it.',
    }),
    sentOn: date('Day of the claim', {
      optional: true,
      help: 'To see whether it is in time.',
      refines: true,
    }),
    exchange: number('Your currency for one of theirs', {
      optional: true,
      above: 0,
      max: 1_000_000,
      help: 'Shows what the refund is worth at home. The claim itself is in the currency of the country.',
      refines: true,
    }),
  },
  outputs: {
    refund: { kind: 'money', label: 'VAT to claim' },
    blocked: { kind: 'money', label: 'VAT that does not come back' },
    least: { kind: 'money', label: 'Least that a claim for this period may be' },
    sendBy: { kind: 'date', label: 'Send the claim by' },
    atHome: { kind: 'number', label: 'Worth at home', optional: true, decimals: 2 },
    allowed: { kind: 'verdict', label: 'Claim' },
    route: { kind: 'verdict', label: 'Procedure' },
    list: {
      kind: 'table',
      label: 'Each invoice',
      columns: {
        invoice: { kind: 'text', label: 'Invoice' },
        date: { kind: 'date', label: 'Date' },
        vat: { kind: 'money', label: 'VAT' },
        refunded: { kind: 'money', label: 'To claim' },
        why: { kind: 'text', label: 'Why not all' },
      },
      totals: ['vat', 'refunded'],
    },
    byKind: {
      kind: 'table',
      label: 'By kind of cost',
      columns: {
        kind: { kind: 'text', label: 'Kind' },
        vat: { kind: 'money', label: 'VAT' },
        refunded: { kind: 'money', label: 'To claim' },
      },
    },
  },
  formula: 'VAT to claim = VAT of the invoices dated in the period × the share that the country refunds on each cost',
  limits: [
    'Each member state decides what it refunds; type its share beside each invoice. The United Kingdom’s own blocks are built in.',
    'For businesses outside the European Union the days and least amounts are those most member states use; some ask for other ones, or for reciprocity and a fiscal representative.',
    'Amounts in the European Union carry the euro sign; states with another currency have round amounts of their own.',
    'A business that sells in the country, or is registered there, claims on its return instead.',
    'Northern Ireland: a business there claims VAT on goods bought in the European Union by the procedure of member states.',
  ],
  sources: [
    {
      title: 'HMRC: Refunds of UK VAT for non-UK businesses (VAT Notice 723A)',
      href: 'https://www.gov.uk/guidance/refunds-of-uk-vat-for-non-uk-businesses-or-eu-vat-for-uk-businesses',
    },
    { title: 'Directive 2008/9/EC', href: 'https://eur-lex.europa.eu/eli/dir/2008/9/oj' },
    { title: 'Directive 86/560/EEC', href: 'https://eur-lex.europa.eu/eli/dir/1986/560/oj' },
  ],
  rules: [ukVatRefund, euVatRefund],

  compute(values, { show }) {
    const { where, home, from, to } = values
    if (where === 'uk' && home === 'uk')
      return problem('home', 'must be abroad: at home the VAT goes on the return of the business')
    const rule: AnyRule = where === 'uk' ? ukVatRefund : euVatRefund
    const law = where === 'uk' ? versionOn(ukVatRefund, from)?.value : versionOn(euVatRefund, from)?.value
    if (!law) return problem('from', `must lie in a time whose rules are known: ${knownPeriods(rule, show.date)}`)
    if (to < from) return problem('to', 'must not lie before the first day')
    const year = yearOf(where, from)
    if (to > year.last)
      return problem('to', `must be ${show.date(year.last)} or earlier: a claim stays within one year`)
    const isShort = to < (daysLater(monthsLater(from, law.months) ?? '', -1) ?? '')
    if (isShort && to !== year.last)
      return problem('to', `must be three months after the first day, or ${show.date(year.last)}, the end of the year`)
    const isYear = isShort || (from === year.first && to === year.last)
    const list = values.invoices.map((invoice) => ({ ...invoice, ...refundOf(invoice, values) }))
    const refund = list.reduce((sum, { refunded }) => sum + refunded, 0)
    const paid = list.reduce((sum, { vat }) => sum + vat, 0)
    const least = isYear ? law.leastYear : law.leastPart
    const sendBy = deadlineOf(where, home, year.last)
    const kinds = [...new Set(list.map(({ kind }) => kind))]
    return {
      refund,
      blocked: paid - refund,
      least,
      sendBy,
      atHome: values.exchange === undefined ? undefined : refund * values.exchange,
      allowed: allowedOf({ refund, least, sendBy, sentOn: values.sentOn, to }, show),
      route: { is: 'plain' as const, says: procedures[where === 'uk' ? 'uk' : home === 'eu' ? 'within' : 'outside'] },
      list: list.map(({ description, day, vat, refunded, why }, at) => ({
        invoice: description || `Invoice ${at + 1}`,
        date: day,
        vat,
        refunded,
        why,
      })),
      byKind: kinds.map((kind) => {
        const own = list.filter((one) => one.kind === kind)
        return {
          kind: kindNames[kind],
          vat: own.reduce((sum, { vat }) => sum + vat, 0),
          refunded: own.reduce((sum, { refunded }) => sum + refunded, 0),
        }
      }),
    }
  },

  steps: [
    { gives: 'refund', is: '{list.refunded} of the invoices' },
    { gives: 'blocked', is: '{list.vat} paid − {refund}' },
    { gives: 'atHome', is: '{refund} × {exchange}' },
  ],

  charts: [{ kind: 'bar', title: 'VAT by kind of cost', of: 'byKind', x: 'kind', y: ['vat', 'refunded'] }],
  examples: [
    {
      name: 'An American exhibitor in Birmingham',
      given: {
        where: 'uk',
        home: 'other',
        from: '2025-07-01',
        to: '2026-06-30',
        invoices: [
          { description: 'Hotel', day: '2025-10-14', vat: 96, kind: 'ordinary', share: 1 },
          { description: 'Trade fair stand', day: '2025-10-20', vat: 840, kind: 'ordinary', share: 1 },
          { description: 'Dinner with buyers', day: '2025-10-21', vat: 62.4, kind: 'entertainment', share: 1 },
          { description: 'Hired car', day: '2026-02-03', vat: 48, kind: 'carHired', share: 1 },
        ],
      },
      expect: { refund: 960, blocked: 86.4, least: 16, sendBy: '2026-12-31', allowed: 'good' },
    },
    {
      name: 'A Dutch firm in France, first quarter',
      given: {
        where: 'eu',
        home: 'eu',
        from: '2026-01-01',
        to: '2026-03-31',
        invoices: [{ description: 'Congress', day: '2026-02-11', vat: 310, kind: 'ordinary', share: 1 }],
      },
      expect: { refund: 310, least: 400, sendBy: '2027-09-30', allowed: 'bad' },
    },
  ],
})

type Kind = 'ordinary' | 'carHired' | 'entertainment' | 'carBought' | 'exported' | 'private'
type Place = 'uk' | 'eu'
type Home = 'eu' | 'uk' | 'other'

const kindNames: Readonly<Record<Kind, string>> = {
  ordinary: 'Travel, hotels, fairs and other costs',
  carHired: 'Car hired',
  entertainment: 'Entertaining clients',
  carBought: 'Car bought',
  exported: 'Goods exported or sent on',
  private: 'Private',
}
const procedures = {
  uk: 'Form VAT65A with a certificate of status from your tax office, to HMRC.',
  within: 'Through the portal of your own tax office, which passes it on.',
  outside: 'Directly to the tax office of the country where VAT was paid, with a certificate of status.',
}

/** Claims to HMRC belong to a year that ends on 30 June, others to a calendar year. */
function yearOf(where: Place, day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4))
  if (where === 'eu') return { first: `${year}-01-01`, last: `${year}-12-31` }
  const ends = day.slice(5) <= '06-30' ? year : year + 1
  return { first: `${ends - 1}-07-01`, last: `${ends}-06-30` }
}

function deadlineOf(where: Place, home: Home, lastDay: string): string {
  const year = Number(lastDay.slice(0, 4))
  if (where === 'uk') return `${year}-12-31`
  return home === 'eu' ? `${year + 1}-09-30` : `${year + 1}-06-30`
}

function refundOf(
  { day, vat, kind, share }: { day: string; vat: number; kind: Kind; share: number },
  { where, from, to }: { where: Place; from: string; to: string },
): { refunded: number; why: string | null } {
  if (day < from || day > to) return { refunded: 0, why: 'Dated outside the period' }
  if (kind === 'private') return { refunded: 0, why: 'Not for the business' }
  if (kind === 'exported') return { refunded: 0, why: 'Such goods leave free of VAT: ask the supplier' }
  if (where === 'uk' && (kind === 'entertainment' || kind === 'carBought'))
    return { refunded: 0, why: 'Blocked in the United Kingdom' }
  if (where === 'uk' && kind === 'carHired') return { refunded: (vat * share) / 2, why: 'Half is blocked' }
  return { refunded: vat * share, why: share < 1 ? 'The country refunds a part' : null }
}

function allowedOf(
  {
    refund,
    least,
    sendBy,
    sentOn,
    to,
  }: { refund: number; least: number; sendBy: string; sentOn?: string | undefined; to: string },
  show: { money(amount: number): string; date(day: string): string },
) {
  if (refund < least)
    return {
      is: 'bad' as const,
      says: `A claim for this period must be at least ${show.money(least)}. Carry the invoices into a longer one.`,
    }
  if (sentOn !== undefined && sentOn > sendBy)
    return { is: 'bad' as const, says: `It is too late: the last day was ${show.date(sendBy)}.` }
  if (sentOn !== undefined && sentOn <= to)
    return { is: 'fair' as const, says: 'The period has not ended on the day of the claim.' }
  return { is: 'good' as const, says: `It passes the least amount. Send it by ${show.date(sendBy)}.` }
}
