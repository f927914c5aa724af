import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { grossRevenueRetention, netRevenueRetention } from '@/lib/subjects/saas/retention'

const rate = { kind: 'percent', decimals: 1 } as const
const bySegment = { field: 'from', is: 'segments' } as const
const byCustomer = { field: 'from', is: 'customers' } as const
const yearsAhead = 5

export default defineCalculator({
  inputs: {
    from: choice('Reckon from', {
      options: { segments: 'Totals of cohorts', customers: 'A list of customers' },
      initial: 'segments',
    }),
    segments: rows('Cohorts and segments', {
      row: 'cohort',
      columns: {
        segment: text('Segment', { optional: true, maxLength: 60 }),
        cohort: text('Cohort', { optional: true, maxLength: 40 }),
        opening: money('MRR a year ago', { max: 1e12 }),
        expansion: money('Expansion', { optional: true, max: 1e12 }),
        contraction: money('Contraction', { optional: true, max: 1e12 }),
        churned: money('Churned', { optional: true, max: 1e12 }),
      },
      initial: [
        { segment: 'Small', cohort: '2024', opening: 18_000, expansion: 1100, contraction: 700, churned: 3400 },
        { segment: 'Small', cohort: '2025', opening: 24_000, expansion: 1500, contraction: 600, churned: 5200 },
        { segment: 'Large', cohort: '2024', opening: 52_000, expansion: 9800, contraction: 1500, churned: 2100 },
        { segment: 'Large', cohort: '2025', opening: 38_000, expansion: 7900, contraction: 400, churned: 2600 },
      ],
      min: 1,
      max: 200,
      shownWhen: bySegment,
      help: 'Only customers who paid a year ago. Nothing that new customers pay belongs here.',
    }),
    customers: rows('Customers', {
      row: 'customer',
      columns: {
        name: text('Customer', { optional: true, maxLength: 80 }),
        segment: text('Segment', { optional: true, maxLength: 60 }),
        cohort: text('Cohort', { optional: true, maxLength: 40 }),
        before: money('MRR a year ago', { max: 1e12 }),
        now: money('MRR now', { max: 1e12 }),
      },
      initial: [
        { name: 'Alba', segment: 'Small', cohort: '2024', before: 400, now: 400 },
        { name: 'Brook', segment: 'Small', cohort: '2025', before: 300, now: 0 },
        { name: 'Crown', segment: 'Large', cohort: '2024', before: 2500, now: 3400 },
        { name: 'Delta', segment: 'Large', cohort: '2025', before: 1800, now: 1500 },
        { name: 'Ember', segment: 'Large', cohort: '2025', before: 0, now: 900 },
      ],
      min: 1,
      max: 3000,
      shownWhen: byCustomer,
      help: 'Paste both months side by side. Who paid nothing a year ago is new, or has come back, and is left out.',
    }),
    span: integer('Months between the two', {
      initial: 12,
      min: 1,
      max: 60,
      refines: true,
      help: '12 is usual. Another span is also shown as a yearly rate.',
    }),
    goal: percent('Net retention you want', {
      initial: 1,
      max: 3,
      slider: { from: 0.7, to: 1.5, step: 0.01 },
      refines: true,
    }),
  },
  outputs: {
    net: { ...rate, label: 'Net revenue retention (NRR)' },
    gross: {
      ...rate,
      label: 'Gross revenue retention (GRR)',
      help: 'Growth of one customer does not pay for the loss of another.',
    },
    closing: { kind: 'money', label: 'Their MRR now' },
    verdict: { kind: 'verdict', label: 'In words' },
    annualNet: { ...rate, label: 'NRR for a year', section: 'Movements' },
    annualGross: { ...rate, label: 'GRR for a year', section: 'Movements' },
    opening: { kind: 'money', label: 'MRR at the start', section: 'Movements' },
    expansion: { kind: 'money', label: 'Expansion', section: 'Movements' },
    contraction: { kind: 'money', label: 'Contraction', section: 'Movements' },
    churned: { kind: 'money', label: 'Churned', section: 'Movements' },
    leftOut: { kind: 'count', label: 'Customers left out as new', optional: true, section: 'Movements' },
    needed: { kind: 'money', label: 'Expansion for the goal', section: 'Movements', help: 'At the losses there were.' },
    missing: { kind: 'money', label: 'Expansion still missing', section: 'Movements' },
    bridge: {
      kind: 'table',
      label: 'From then to now',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'MRR' },
        total: { kind: 'text', label: 'Sum' },
      },
    },
    table: {
      kind: 'table',
      label: 'By segment, lowest net retention first',
      columns: {
        segment: { kind: 'text', label: 'Segment' },
        opening: { kind: 'money', label: 'MRR then' },
        expansion: { kind: 'money', label: 'Expansion' },
        contraction: { kind: 'money', label: 'Contraction' },
        churned: { kind: 'money', label: 'Churned' },
        net: { ...rate, label: 'NRR' },
        gross: { ...rate, label: 'GRR' },
      },
      totals: ['opening', 'expansion', 'contraction', 'churned'],
    },
    cohorts: {
      kind: 'table',
      label: 'By cohort and segment',
      columns: {
        cohort: { kind: 'text', label: 'Cohort' },
        segment: { kind: 'text', label: 'Segment' },
        opening: { kind: 'money', label: 'MRR then' },
        closing: { kind: 'money', label: 'MRR now' },
        net: { ...rate, label: 'NRR' },
        gross: { ...rate, label: 'GRR' },
      },
    },
    ahead: {
      kind: 'table',
      label: 'Five years without a new customer',
      columns: {
        year: { kind: 'count', label: 'Year' },
        mrr: { kind: 'money', label: 'MRR' },
        arr: { kind: 'money', label: 'ARR' },
        floor: { kind: 'money', label: 'ARR without expansion' },
      },
    },
  },
  formula:
    'NRR = (opening MRR + expansion − contraction − churned) ÷ opening MRR. GRR = (opening MRR − contraction − churned) ÷ opening MRR. For a year = rate^(12 ÷ months)',
  limits: [
    'In a list, who paid nothing a year ago is left out, even if an old customer came back.',
    'The years ahead repeat one year’s rate. Expansion usually tires before churn does.',
    'Price rises count as expansion, as most firms report them.',
  ],
  sources: [
    { title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters (For Entrepreneurs)' },
    { title: 'SaaS Metrics Standards Board: Net Revenue Retention and Gross Revenue Retention' },
  ],

  compute({ from, segments, customers, span, goal }, { show, minorDigits }) {
    const parts =
      from === 'segments' ? segments.map(ofTotals) : customers.filter(({ before }) => before > 0).map(ofCustomer)
    const poor =
      from === 'segments'
        ? segments.findIndex(
            (one) => compareAmounts((one.contraction ?? 0) + (one.churned ?? 0), one.opening, minorDigits) > 0,
          )
        : -1
    if (poor !== -1) return problem('segments', `must not lose more MRR than there was (row ${poor + 1})`)
    const all = measure(parts)
    if (all.net === null || all.gross === null)
      return problem(from, 'must include MRR of a year ago: without it nothing could be kept')
    const { net, gross } = all
    const annualNet = net ** (12 / span)
    const annualGross = gross ** (12 / span)
    const needed = Math.max(0, (goal - 1) * all.opening + all.contraction + all.churned)
    const bySegments = groupsOf(({ segment }) => segment)
      .map(([segment, of]) => ({ segment, ...measure(of) }))
      .sort((one, other) => (one.net ?? Infinity) - (other.net ?? Infinity))
    const closing = all.opening + all.expansion - all.contraction - all.churned
    return {
      net,
      gross,
      closing,
      verdict: inWords(),
      annualNet,
      annualGross,
      opening: all.opening,
      expansion: all.expansion,
      contraction: all.contraction,
      churned: all.churned,
      leftOut: from === 'customers' ? customers.length - parts.length : undefined,
      needed,
      missing: Math.max(0, needed - all.expansion),
      bridge: [
        { line: 'A year ago', amount: all.opening, total: 'Sum' },
        { line: 'Expansion', amount: all.expansion, total: null },
        { line: 'Contraction', amount: 0 - all.contraction, total: null },
        { line: 'Churned', amount: 0 - all.churned, total: null },
        { line: 'Now', amount: closing, total: 'Sum' },
      ],
      table: bySegments.map(({ segment, opening, expansion, contraction, churned, net: ofNet, gross: ofGross }) => ({
        segment,
        opening,
        expansion,
        contraction,
        churned,
        net: ofNet,
        gross: ofGross,
      })),
      cohorts: groupsOf(({ cohort, segment }) => `${cohort}\n${segment}`)
        .map(([, of]) => ({ cohort: of[0]?.cohort ?? '', segment: of[0]?.segment ?? '', ...measure(of) }))
        .sort((one, other) => (one.cohort < other.cohort ? -1 : one.cohort > other.cohort ? 1 : 0))
        .map(({ cohort, segment, opening, expansion, contraction, churned, net: ofNet, gross: ofGross }) => ({
          cohort,
          segment,
          opening,
          closing: opening + expansion - contraction - churned,
          net: ofNet,
          gross: ofGross,
        })),
      ahead: Array.from({ length: yearsAhead + 1 }, (_, year) => {
        const mrr = closing * annualNet ** year
        return { year, mrr, arr: mrr * 12, floor: closing * annualGross ** year * 12 }
      }),
    }

    function ofTotals(one: (typeof segments)[number]) {
      return {
        segment: one.segment || 'All',
        cohort: one.cohort || 'All',
        opening: one.opening,
        expansion: one.expansion ?? 0,
        contraction: one.contraction ?? 0,
        churned: one.churned ?? 0,
      }
    }

    /** Growth and loss of one customer: only one of the three. */
    function ofCustomer({ segment, cohort, before, now }: (typeof customers)[number]) {
      return {
        segment: segment || 'All',
        cohort: cohort || 'All',
        opening: before,
        expansion: Math.max(0, now - before),
        contraction: now > 0 ? Math.max(0, before - now) : 0,
        churned: now > 0 ? 0 : before,
      }
    }

    function groupsOf(key: (part: (typeof parts)[number]) => string) {
      const groups = new Map<string, (typeof parts)[number][]>()
      for (const part of parts) {
        const group = groups.get(key(part)) ?? []
        group.push(part)
        groups.set(key(part), group)
      }
      return [...groups]
    }

    function measure(of: typeof parts) {
      const sum = (part: (one: (typeof parts)[number]) => number) => of.reduce((total, one) => total + part(one), 0)
      const opening = sum((one) => one.opening)
      const movement = {
        expansion: sum((one) => one.expansion),
        contraction: sum((one) => one.contraction),
        churnedMrr: sum((one) => one.churned),
        newMrr: 0,
      }
      return {
        opening,
        expansion: movement.expansion,
        contraction: movement.contraction,
        churned: movement.churnedMrr,
        net: netRevenueRetention(opening, movement) ?? null,
        gross: grossRevenueRetention(opening, movement) ?? null,
      }
    }

    function inWords() {
      const [weakest] = bySegments
      const weak =
        weakest?.net !== null && weakest !== undefined && bySegments.length > 1
          ? ` ${weakest.segment} keeps least, ${show.percent(weakest.net, 1)}.`
          : ''
      const order = compareAmounts(closing, all.opening, minorDigits)
      const written = `Of each 100 of recurring revenue, ${show.number(gross * 100, 1)} stayed and ${show.number(net * 100, 1)} are paid now.`
      if (order > 0) return { is: 'good' as const, says: `${written} Old customers grow by themselves.${weak}` }
      if (order === 0)
        return { is: 'fair' as const, says: `${written} Expansion just makes up for what was lost.${weak}` }
      return { is: 'bad' as const, says: `${written} New customers first have to fill the gap.${weak}` }
    }
  },

  steps({ from, span }) {
    const movements = '{expansion} − {contraction} − {churned}'
    return [
      ...(from === 'segments' ? [{ gives: 'opening' as const, is: '{segments.opening}' }] : []),
      { gives: 'closing', is: `{opening} + ${movements}` },
      { gives: 'net', is: '{closing} ÷ {opening}' },
      { gives: 'gross', is: '({opening} − {contraction} − {churned}) ÷ {opening}' },
      ...(span === 12
        ? []
        : [
            { gives: 'annualNet' as const, is: '{net}^(12 ÷ {span})' },
            { gives: 'annualGross' as const, is: '{gross}^(12 ÷ {span})' },
          ]),
    ]
  },

  charts: [
    { kind: 'waterfall', title: 'From then to now', of: 'bridge', label: 'line', value: 'amount', total: 'total' },
    { kind: 'bar', title: 'Retention by segment', of: 'table', x: 'segment', y: ['net', 'gross'] },
    { kind: 'line', title: 'Five years without a new customer', of: 'ahead', x: 'year', y: ['arr', 'floor'] },
  ],
  examples: [
    {
      name: 'A payroll service',
      given: {
        from: 'segments',
        segments: [
          { segment: 'Shops', cohort: '2025', opening: 40_000, expansion: 1000, contraction: 1000, churned: 8000 },
          { segment: 'Chains', cohort: '2025', opening: 60_000, expansion: 14_000, contraction: 1000, churned: 2000 },
        ],
        span: 12,
        goal: 1.1,
      },
      expect: {
        net: 1.03,
        gross: 0.88,
        closing: 103_000,
        needed: 22_000,
        missing: 7000,
        verdict: 'good',
        table: {
          at: { 0: { segment: 'Shops', net: 0.8, gross: 0.775 }, 1: { segment: 'Chains', net: 1.183333, gross: 0.95 } },
        },
      },
    },
  ],
})
