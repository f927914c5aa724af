import { defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { wilsonInterval } from '@/lib/subjects/statistics/proportions'

const share = { kind: 'percent', decimals: 1 } as const
const stages = ['leads', 'mqls', 'sqls', 'customers'] as const
type Stage = (typeof stages)[number]
const stageNames: Readonly<Record<Stage, string>> = {
  leads: 'leads',
  mqls: 'MQLs',
  sqls: 'SQLs',
  customers: 'customers',
}

export default defineCalculator({
  inputs: {
    sources: rows('Sources', {
      row: 'source',
      columns: {
        name: text('Source', { optional: true, maxLength: 60 }),
        spend: money('Spend', { max: 1e10 }),
        leads: integer('Leads', { min: 0, max: 1e9 }),
        mqls: integer('MQLs', { min: 0, max: 1e9 }),
        sqls: integer('SQLs', { min: 0, max: 1e9 }),
        customers: integer('Customers', { min: 0, max: 1e9 }),
        deal: money('Average deal', { optional: true, max: 1e10 }),
      },
      initial: [
        { name: 'Search ads', spend: 12_000, leads: 240, mqls: 132, sqls: 54, customers: 15, deal: 4200 },
        { name: 'Social ads', spend: 6000, leads: 300, mqls: 78, sqls: 18, customers: 4, deal: 3800 },
        { name: 'Webinar', spend: 3500, leads: 90, mqls: 61, sqls: 31, customers: 8, deal: 4600 },
        { name: 'Trade fair', spend: 9000, leads: 120, mqls: 60, sqls: 28, customers: 9, deal: 6100 },
      ],
      min: 1,
      max: 60,
      help: 'Follow the leads of one period to the end. MQLs are leads that marketing passed on, SQLs those that sales accepted; repeat a number where you have no such stage.',
    }),
    margin: percent('Gross margin', {
      initial: 0.6,
      max: 1,
      slider: { to: 1, step: 0.01 },
      help: 'Of the deal value, before marketing.',
    }),
    open: percent('Leads still undecided', {
      initial: 0,
      max: 0.99,
      slider: { to: 0.9, step: 0.01 },
      refines: true,
      help: 'Of all leads. The rest is taken to close at the rate seen so far.',
    }),
  },
  outputs: {
    cpl: { kind: 'money', label: 'Cost per lead' },
    perMql: { kind: 'money', label: 'Cost per MQL', optional: true },
    perSql: { kind: 'money', label: 'Cost per SQL', optional: true },
    perCustomer: { kind: 'money', label: 'Cost per customer', optional: true },
    verdict: { kind: 'verdict', label: 'Which source is cheapest' },
    toCustomer: { ...share, label: 'Lead to customer', section: 'All sources' },
    low: { ...share, label: 'True rate, low end', section: 'All sources', help: 'Wilson score interval, 95%.' },
    high: { ...share, label: 'True rate, high end', section: 'All sources' },
    revenue: { kind: 'money', label: 'Revenue', optional: true, section: 'All sources' },
    perLead: { kind: 'money', label: 'Revenue per lead', optional: true, section: 'All sources' },
    back: {
      kind: 'number',
      label: 'Gross profit for each 1 spent',
      decimals: 2,
      optional: true,
      section: 'All sources',
    },
    unknown: {
      kind: 'text',
      label: 'Without a deal value, not in revenue and return',
      optional: true,
      section: 'All sources',
    },
    expected: {
      kind: 'number',
      label: 'Customers once all leads are decided',
      decimals: 1,
      optional: true,
      section: 'All sources',
    },
    expectedCost: {
      kind: 'money',
      label: 'Cost per customer then',
      optional: true,
      section: 'All sources',
    },
    costs: {
      kind: 'table',
      label: 'Cost at each stage, cheapest customer first',
      columns: {
        name: { kind: 'text', label: 'Source' },
        spend: { kind: 'money', label: 'Spend' },
        cpl: { kind: 'money', label: 'Per lead' },
        leadRank: { kind: 'count', label: 'Rank by lead' },
        perMql: { kind: 'money', label: 'Per MQL' },
        mqlRank: { kind: 'count', label: 'Rank by MQL' },
        perSql: { kind: 'money', label: 'Per SQL' },
        sqlRank: { kind: 'count', label: 'Rank by SQL' },
        perCustomer: { kind: 'money', label: 'Per customer' },
        customerRank: { kind: 'count', label: 'Rank by customer' },
      },
      totals: ['spend'],
    },
    rates: {
      kind: 'table',
      label: 'What becomes of the leads',
      columns: {
        name: { kind: 'text', label: 'Source' },
        toMql: { ...share, label: 'Lead to MQL' },
        toSql: { ...share, label: 'MQL to SQL' },
        won: { ...share, label: 'SQL to customer' },
        toCustomer: { ...share, label: 'Lead to customer' },
        low: { ...share, label: 'Low end' },
        high: { ...share, label: 'High end' },
        perLead: { kind: 'money', label: 'Revenue per lead' },
        back: { kind: 'number', label: 'Profit for each 1', decimals: 2 },
      },
    },
  },
  formula:
    'Cost per lead = spend ÷ leads. Cost at the next stage = cost at this stage ÷ share that goes on. Cost per customer = spend ÷ customers. Profit for each 1 spent = customers × deal × margin ÷ spend',
  limits: [
    'A lead counts for the source that your records name. Sources that only prepared it get nothing.',
    'Undecided leads are taken to close as often as decided ones. Slow deals are often the large ones.',
    'Revenue, revenue per lead and return are of the sources with a known deal value, and of their spend and leads alone. A source without customers has no revenue, whatever a deal is worth.',
    'Salaries of the sales team are in the cost only where you put them into the spend.',
  ],
  sources: [
    {
      title:
        'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapters Sales Force and Customer Profitability',
    },
    {
      title:
        'E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, Journal of the American Statistical Association 22 (1927)',
    },
  ],

  compute({ sources, margin, open }, { show }) {
    for (const [at, source] of sources.entries()) {
      const step = stages.findIndex(
        (stage, before) => before > 0 && source[stage] > source[stages[before - 1] ?? 'leads'],
      )
      const [stage, before] = [stages[step], stages[step - 1]]
      if (stage && before)
        return problem('sources', `must not have more ${stageNames[stage]} than ${stageNames[before]} (row ${at + 1})`)
    }
    const measured = sources.map((source, at) => measure(source.name || `Source ${at + 1}`, [source]))
    const all = measure('', sources)
    const told = sources.filter(isTold)
    const known = measure('', told)
    const unknown = measured
      .filter((_, at) => sources.slice(at, at + 1).some((source) => !isTold(source)))
      .map(({ name }) => name)
    if (all.cpl === null || !all.range)
      return problem('sources', 'must include a lead: without one there is no cost per lead')
    const ranked = [...measured].sort(
      (one, other) => costFirst(one.perCustomer, other.perCustomer) || costFirst(one.cpl, other.cpl),
    )
    const expected = open > 0 ? all.customers / (1 - open) : undefined
    return {
      cpl: all.cpl,
      perMql: all.perMql ?? undefined,
      perSql: all.perSql ?? undefined,
      perCustomer: all.perCustomer ?? undefined,
      verdict: reading(),
      toCustomer: all.toCustomer ?? 0,
      low: all.range.low,
      high: all.range.high,
      revenue: told.length > 0 ? (known.revenue ?? undefined) : undefined,
      perLead: known.perLead ?? undefined,
      back: known.back ?? undefined,
      unknown: unknown.length > 0 ? unknown.join(', ') : undefined,
      expected,
      expectedCost: expected ? all.spend / expected : undefined,
      costs: ranked.map(({ name, spend, cpl, perMql, perSql, perCustomer }) => ({
        name,
        spend,
        cpl,
        leadRank: rankOf('cpl', cpl),
        perMql,
        mqlRank: rankOf('perMql', perMql),
        perSql,
        sqlRank: rankOf('perSql', perSql),
        perCustomer,
        customerRank: rankOf('perCustomer', perCustomer),
      })),
      rates: ranked.map(({ name, toMql, toSql, won, toCustomer, range, perLead, back }) => ({
        name,
        toMql,
        toSql,
        won,
        toCustomer,
        low: range?.low ?? null,
        high: range?.high ?? null,
        perLead,
        back,
      })),
    }

    function measure(name: string, of: typeof sources) {
      const sum = (part: (one: (typeof of)[number]) => number) => of.reduce((total, one) => total + part(one), 0)
      const spend = sum((one) => one.spend)
      const [leads = 0, mqls = 0, sqls = 0, customers = 0] = stages.map((stage) => sum((one) => one[stage]))
      const revenue = of.every(isTold) ? sum((one) => one.customers * (one.deal ?? 0)) : null
      const over = (amount: number | null, count: number) => (amount !== null && count > 0 ? amount / count : null)
      return {
        name,
        spend,
        customers,
        revenue,
        cpl: over(spend, leads),
        perMql: over(spend, mqls),
        perSql: over(spend, sqls),
        perCustomer: over(spend, customers),
        toMql: over(mqls, leads),
        toSql: over(sqls, mqls),
        won: over(customers, sqls),
        toCustomer: over(customers, leads),
        range: wilsonInterval({ successes: customers, trials: leads }, 0.95),
        perLead: over(revenue, leads),
        back: over(revenue === null ? null : revenue * margin, spend),
      }
    }

    /** Equal costs share a rank. */
    function rankOf(of: 'cpl' | 'perMql' | 'perSql' | 'perCustomer', cost: number | null) {
      return cost === null ? null : 1 + measured.filter((one) => (one[of] ?? Infinity) < cost).length
    }

    function reading() {
      const [best] = ranked
      const cheapestLead = measured.reduce((one, other) =>
        (other.cpl ?? Infinity) < (one.cpl ?? Infinity) ? other : one,
      )
      if (!best || best.perCustomer === null)
        return {
          is: 'plain' as const,
          says: 'None of the leads has become a customer yet. Judge by qualified leads for now.',
        }
      const without = measured.filter(({ customers, spend }) => customers === 0 && spend > 0).map(({ name }) => name)
      const idle = without.length > 0 ? ` Money spent and no customer yet: ${without.join(', ')}.` : ''
      const written = `${best.name} wins the cheapest customers, ${show.money(best.perCustomer)} each.`
      if (measured.length === 1)
        return { is: 'plain' as const, says: `A customer costs ${show.money(best.perCustomer)}.` }
      if (cheapestLead.name === best.name || cheapestLead.cpl === best.cpl)
        return {
          is: idle ? ('fair' as const) : ('good' as const),
          says: `${written} Its leads are the cheapest too.${idle}`,
        }
      return {
        is: 'fair' as const,
        says: `${written} The cheapest leads come from ${cheapestLead.name}, which mislead.${idle}`,
      }
    }
  },

  steps: ({ sources }, { perLead, back }) => [
    { gives: 'cpl', is: '{sources.spend} ÷ {sources.leads}' },
    { gives: 'perMql', is: '{sources.spend} ÷ {sources.mqls}' },
    { gives: 'perSql', is: '{sources.spend} ÷ {sources.sqls}' },
    { gives: 'perCustomer', is: '{sources.spend} ÷ {sources.customers}' },
    { gives: 'toCustomer', is: '{sources.customers} ÷ {sources.leads}' },
    ...(perLead === undefined ? [] : [{ gives: 'perLead' as const, is: `{revenue} ÷ ${sumOfTold(sources, 'leads')}` }]),
    ...(back === undefined
      ? []
      : [{ gives: 'back' as const, is: `{revenue} × {margin} ÷ ${sumOfTold(sources, 'spend')}` }]),
    { gives: 'expected', is: '{sources.customers} ÷ (1 − {open})' },
    { gives: 'expectedCost', is: '{sources.spend} ÷ {expected}' },
  ],

  charts: [
    { kind: 'bar', title: 'Cost per lead and per MQL', of: 'costs', x: 'name', y: ['cpl', 'perMql'] },
    { kind: 'bar', title: 'Cost per customer', of: 'costs', x: 'name', y: ['perCustomer'] },
  ],
  examples: [
    {
      name: 'A software vendor',
      given: {
        sources: [
          { name: 'Display', spend: 4000, leads: 400, mqls: 80, sqls: 16, customers: 2, deal: 5000 },
          { name: 'Search', spend: 6000, leads: 150, mqls: 90, sqls: 45, customers: 12, deal: 5000 },
        ],
        margin: 0.7,
        open: 0.2,
      },
      expect: {
        cpl: 18.181818,
        perMql: 58.823529,
        perSql: 163.934426,
        perCustomer: 714.285714,
        expected: 17.5,
        expectedCost: 571.428571,
        verdict: 'fair',
        costs: { at: { 0: { name: 'Search', cpl: 40, leadRank: 2, perCustomer: 500, customerRank: 1 } } },
      },
    },
  ],
})

interface Told {
  customers: number
  deal?: number | undefined
}

/** Whether the revenue of a source is known. */
const isTold = ({ customers, deal }: Told) => deal !== undefined || customers === 0

/** The column of all sources, or of those with a known revenue alone. */
function sumOfTold(sources: readonly Told[], column: 'leads' | 'spend'): string {
  if (sources.every(isTold)) return `{sources.${column}}`
  return `(${sources.flatMap((source, at) => (isTold(source) ? [`{sources.${at}.${column}}`] : [])).join(' + ')})`
}

/** Cheapest first; what has no cost comes last. */
function costFirst(one: number | null, other: number | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  return one - other
}
