import { defineCases } from '@/lib/kits/calculator'
import cpl from './cpl'

export default defineCases(cpl, [
  {
    name: '10,000 for 200 leads: 50 each',
    given: { sources: [{ spend: 10_000, leads: 200, mqls: 0, sqls: 0, customers: 0 }] },
    expect: {
      cpl: 50,
      perMql: null,
      perSql: null,
      perCustomer: null,
      back: 0,
      verdict: 'plain',
      toCustomer: 0,
      low: 0,
    },
    says: { verdict: 'Judge by qualified leads' },
    source: { title: 'Mosaic: Cost per lead guide', href: 'https://mosaic.tech/financial-metrics/cost-per-lead' },
  },
  {
    name: '5,000 for 50 sales leads: 100 each',
    given: { sources: [{ spend: 5000, leads: 50, mqls: 50, sqls: 50, customers: 5, deal: 2000 }], margin: 0.5 },
    expect: { cpl: 100, perSql: 100, perCustomer: 1000, revenue: 10_000, perLead: 200, back: 1, verdict: 'plain' },
    says: { verdict: 'A customer costs $1,000.00' },
    source: {
      title: '18insurance: Cost per lead',
      href: 'https://18insurance.com/cost-per-lead-cpl/',
      how: 'Customers added on paper',
    },
  },
  {
    name: 'Cost ÷ stage rate is the cost of the next stage',
    given: {
      sources: [
        { name: 'Cheap leads', spend: 2000, leads: 200, mqls: 40, sqls: 8, customers: 1, deal: 1000 },
        { name: 'Dear leads', spend: 3000, leads: 60, mqls: 45, sqls: 30, customers: 6, deal: 1500 },
        { spend: 500, leads: 10, mqls: 0, sqls: 0, customers: 0 },
      ],
      margin: 0.5,
      open: 0.3,
    },
    expect: {
      cpl: 20.37037,
      perMql: 64.705882,
      perSql: 144.736842,
      perCustomer: 785.714286,
      toCustomer: 0.0259259,
      low: 0.01261,
      high: 0.05254,
      revenue: 10_000,
      perLead: 37.037037,
      back: 0.909091,
      expected: 10,
      expectedCost: 550,
      verdict: 'fair',
      costs: {
        rows: 3,
        at: {
          0: {
            name: 'Dear leads',
            spend: 3000,
            cpl: 50,
            leadRank: 2,
            perMql: 66.666667,
            mqlRank: 2,
            perSql: 100,
            sqlRank: 1,
            perCustomer: 500,
            customerRank: 1,
          },
          1: {
            name: 'Cheap leads',
            cpl: 10,
            leadRank: 1,
            perMql: 50,
            mqlRank: 1,
            perSql: 250,
            sqlRank: 2,
            perCustomer: 2000,
          },
          2: { name: 'Source 3', cpl: 50, leadRank: 2, perMql: null, mqlRank: null, customerRank: null },
        },
        sum: { spend: 5500 },
      },
      rates: {
        rows: 3,
        at: {
          0: {
            name: 'Dear leads',
            toMql: 0.75,
            toSql: 0.666667,
            won: 0.2,
            toCustomer: 0.1,
            low: 0.04664,
            high: 0.20149,
            perLead: 150,
            back: 1.5,
          },
          2: { toMql: 0, toSql: null, won: null, toCustomer: 0, low: 0, perLead: 0, back: 0 },
        },
      },
    },
    says: {
      verdict: 'The cheapest leads come from Cheap leads, which mislead. Money spent and no customer yet: Source 3.',
    },
    source: {
      title: 'Python',
      how: '10 ÷ 20% = 50, 50 ÷ 20% = 250, 250 ÷ 12.5% = 2,000; the Wilson formula of 7 in 270 and 6 in 60 written out',
    },
  },
  {
    name: 'The cheapest lead wins the cheapest customer',
    given: {
      sources: [
        { name: 'A', spend: 100, leads: 100, mqls: 50, sqls: 20, customers: 10 },
        { name: 'B', spend: 200, leads: 100, mqls: 50, sqls: 20, customers: 10 },
      ],
    },
    expect: { verdict: 'good', expected: null, expectedCost: null },
    says: { verdict: 'A wins the cheapest customers' },
    source: { title: 'Arithmetic on paper', how: '1 against 2, 10 against 20' },
  },
  {
    name: 'A source without a deal value is named, and in no figure of revenue',
    given: {
      sources: [
        { name: 'Search', spend: 1000, leads: 100, mqls: 50, sqls: 20, customers: 10, deal: 500 },
        { name: 'Fair', spend: 4000, leads: 100, mqls: 50, sqls: 20, customers: 10 },
        { name: 'Radio', spend: 1000, leads: 100, mqls: 0, sqls: 0, customers: 0 },
      ],
      margin: 0.5,
    },
    expect: {
      cpl: 20,
      revenue: 5000,
      perLead: 25,
      back: 1.25,
      unknown: 'Fair',
      rates: {
        at: {
          0: { name: 'Search', perLead: 50, back: 2.5 },
          1: { name: 'Fair', perLead: null, back: null },
          2: { name: 'Radio', perLead: 0, back: 0 },
        },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: '10 × 500 ÷ (100 + 100); 5,000 × 50% ÷ (1,000 + 1,000); 10 × 500 ÷ 100',
    },
  },
  {
    name: 'No deal value at all',
    given: { sources: [{ spend: 100, leads: 10, mqls: 5, sqls: 5, customers: 2 }] },
    expect: { cpl: 10, perCustomer: 50, revenue: null, perLead: null, back: null, unknown: 'Source 1' },
    source: { title: 'Arithmetic on paper', how: '100 ÷ 10; what a deal brings is not known' },
  },
  {
    name: 'No leads',
    given: { sources: [{ spend: 100, leads: 0, mqls: 0, sqls: 0, customers: 0 }] },
    problem: 'sources',
    because: 'must include a lead',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'A stage larger than the one before',
    given: { sources: [{ spend: 100, leads: 10, mqls: 5, sqls: 6, customers: 0 }] },
    problem: 'sources',
    because: 'more SQLs than MQLs (row 1)',
    source: { title: 'Arithmetic on paper', how: '6 is more than 5' },
  },
])
