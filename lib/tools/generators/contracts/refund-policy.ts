import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, percent, problem, text, toggle } from '@/lib/kits/generator'
import template from './refund-policy.template.md'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    sellerName: text('Shop', { placeholder: 'Harbour Tools Ltd' }),
    law: choice('Customers in', {
      options: { eu: 'European Union', uk: 'United Kingdom', us: 'United States', global: 'Elsewhere' },
      initial: 'eu',
      initialIn: { uk: 'uk', us: 'us' },
      as: 'menu',
      help: 'Consumers have the rights of their own country. Choose the stricter one if you sell to several.',
    }),
    windowDays: integer('Days to return', { initial: 14, min: 1, max: 365 }),
    contact: text('Contact', { placeholder: 'returns@example.org' }),
    postage: choice('Return postage', {
      options: { customer: 'Customer pays', seller: 'Shop pays' },
      initial: 'customer',
    }),

    sellerAddress: text('Address', { placeholder: '4 Dock Street, Leeds LS10 1JF', refines: true }),
    effective: date('In force from', { optional: true, refines: true }),
    goods: toggle('Goods', { initial: true, refines: true }),
    services: toggle('Services or digital content', { refines: true }),
    condition: choice('Goods come back', {
      options: { unused: 'Unused', tried: 'Tried' },
      initial: 'unused',
      help: 'Outside of the European Union and the United Kingdom.',
      refines: true,
    }),
    refundDays: integer('Days to refund', { initial: 14, min: 1, max: 60, refines: true }),
    restocking: percent('Restocking fee', {
      optional: true,
      above: 0,
      max: 0.5,
      help: 'Never on faulty goods.',
      refines: true,
    }),
    exchange: toggle('Exchange is offered', { refines: true }),
    exclusions: longText('What cannot be returned', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One a line. In the European Union and the United Kingdom only what the law excepts, such as goods made to order.',
      refines: true,
    }),
  },

  refuses({ law, windowDays, refundDays, restocking, goods, services }) {
    if (!goods && !services) return problem('goods', 'must be ticked, or services must')
    if (law !== 'eu' && law !== 'uk') return undefined
    const rule = law === 'eu' ? 'Directive 2011/83/EU' : 'Consumer Contracts Regulations 2013'
    if (windowDays < 14)
      return problem('windowDays', `must be 14 or more (${rule}, ${law === 'eu' ? 'article 9' : 'regulation 30'})`)
    if (refundDays > 14)
      return problem('refundDays', `must be 14 or less (${rule}, ${law === 'eu' ? 'article 13' : 'regulation 34'})`)
    return restocking
      ? problem('restocking', `must be empty: a consumer who withdraws pays no fee (${rule})`)
      : undefined
  },

  warns({ law, exclusions }) {
    return [
      ...(exclusions && (law === 'eu' || law === 'uk')
        ? [
            {
              is: 'fair' as const,
              says: 'The law lists what may be left out: made to order, perishable, sealed for hygiene and opened, and some more. Anything else must be taken back.',
            },
          ]
        : []),
      {
        is: 'plain' as const,
        says: 'Not legal advice. Put the model withdrawal form beside this policy where the law asks for it.',
      },
    ]
  },

  records: {
    kind: 'other',
    business: { name: 'sellerName', address: 'sellerAddress', email: 'contact' },
    date: 'effective',
  },
  makes: 'A returns and refund policy for an online shop, held to the periods of European and British law.',
  limits: [
    'Not legal advice. For sales to consumers at a distance; shops with a counter, auctions, travel, food and tickets have rules of their own.',
    'The model withdrawal form and the information before an order are separate duties and are not part of the text.',
    'Since 19 June 2026 online shops in the European Union also need a withdrawal function on their site (article 11a of Directive 2011/83/EU). The policy points to it and does not replace it.',
    'US states differ. Several want a refund policy shown before the sale, which this text then is.',
  ],
  sources: [
    {
      title: 'Directive 2011/83/EU on consumer rights, articles 9 to 16',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
    },
    {
      title: 'Directive (EU) 2023/2673: article 11a of Directive 2011/83/EU, the withdrawal function',
      href: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    },
    {
      title: 'Directive (EU) 2019/771 on the sale of goods, articles 10 and 13',
      href: 'https://eur-lex.europa.eu/eli/dir/2019/771/oj',
    },
    {
      title: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, part 3',
      href: 'https://www.legislation.gov.uk/uksi/2013/3134/part/3',
    },
    {
      title: 'Consumer Rights Act 2015, sections 20 to 24',
      href: 'https://www.legislation.gov.uk/ukpga/2015/15/part/1/chapter/2',
    },
  ],

  examples: [
    {
      name: 'A tool shop in Leeds',
      given: {
        sellerName: 'Harbour Tools Ltd',
        sellerAddress: '4 Dock Street, Leeds LS10 1JF',
        law: 'uk',
        windowDays: 30,
        contact: 'returns@example.org',
        postage: 'seller',
      },
      expect: {
        text: [
          'within 30 days without giving a reason',
          'We pay for the return.',
          'reject them within 30 days of receiving them',
        ],
      },
    },
    {
      name: 'A shop in Ohio with a restocking fee',
      given: { law: 'us', windowDays: 30, restocking: 0.15, condition: 'unused' },
      expect: { text: ['less a restocking fee of 15% on goods that are not faulty'] },
    },
  ],
})
