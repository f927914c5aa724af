import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, money, problem, text, toggle } from '@/lib/kits/generator'
import template from './terms-conditions.template.md'

const selling = { field: 'kind', is: ['shop', 'service'] } as const

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    kind: choice('Terms for', {
      options: { site: 'A website', shop: 'An online shop', service: 'An online service' },
      initial: 'shop',
    }),
    ownerName: text('Who offers it', { placeholder: 'Harbour Tools Ltd', help: 'The legal name.' }),
    ownerAddress: longText('Address', { lines: 3, maxLength: 500 }),
    contact: text('Contact', { placeholder: 'hello@example.org' }),
    law: choice('Customers in', {
      options: { eu: 'European Union', uk: 'United Kingdom', us: 'United States', global: 'Elsewhere' },
      initial: 'eu',
      initialIn: { uk: 'uk', us: 'us' },
      as: 'menu',
    }),

    site: text('Site', { placeholder: 'www.example.org', refines: true, section: 'The offer' }),
    buyers: choice('Customers are', {
      options: { consumers: 'Consumers', businesses: 'Businesses', both: 'Both' },
      initial: 'both',
      refines: true,
      section: 'The offer',
    }),
    registration: text('Register and tax numbers', { optional: true, refines: true, section: 'The offer' }),
    minAge: integer('Least age', { optional: true, min: 13, max: 21, refines: true, section: 'The offer' }),
    userContent: toggle('Users put up content', { refines: true, section: 'The offer' }),
    effective: date('In force from', { optional: true, later: true, refines: true, section: 'The offer' }),

    acceptance: choice('The contract is made', {
      options: { confirmation: 'When you accept the order', order: 'With the order' },
      initial: 'confirmation',
      refines: true,
      section: 'Orders',
      shownWhen: selling,
    }),
    payment: longText('Means of payment', {
      lines: 3,
      maxLength: 1000,
      initial: 'Card\nBank transfer',
      help: 'One a line.',
      refines: true,
      section: 'Orders',
      shownWhen: selling,
    }),
    deliveryDays: integer('Delivery within', {
      initial: 5,
      min: 1,
      max: 365,
      unit: 'days',
      refines: true,
      section: 'Orders',
      shownWhen: { field: 'kind', is: 'shop' },
    }),
    deliveryTo: text('Delivery to', {
      optional: true,
      placeholder: 'Ireland and France',
      refines: true,
      section: 'Orders',
      shownWhen: { field: 'kind', is: 'shop' },
    }),
    postage: choice('Return postage', {
      options: { customer: 'Customer pays', seller: 'Shop pays' },
      initial: 'customer',
      refines: true,
      section: 'Orders',
      shownWhen: { field: 'kind', is: 'shop' },
    }),
    returns: text('Address of your refund policy', {
      optional: true,
      refines: true,
      section: 'Orders',
      shownWhen: selling,
    }),
    claimDays: integer('Businesses report faults within', {
      initial: 14,
      min: 1,
      max: 365,
      unit: 'days',
      refines: true,
      section: 'Orders',
      shownWhen: { field: 'buyers', is: 'businesses' },
    }),
    serviceTerms: longText('What the service does', {
      lines: 3,
      maxLength: 2000,
      help: 'As whole sentences.',
      refines: true,
      section: 'Service',
      shownWhen: { field: 'kind', is: 'service' },
    }),
    renews: text('Renews for', {
      optional: true,
      placeholder: 'one month at a time',
      refines: true,
      section: 'Service',
      shownWhen: { field: 'kind', is: 'service' },
    }),
    noticeDays: integer('Days of notice to end it', {
      initial: 14,
      min: 1,
      max: 365,
      refines: true,
      section: 'Service',
      shownWhen: { field: 'kind', is: 'service' },
    }),
    changeDays: integer('Days between telling and changing', {
      initial: 30,
      min: 1,
      max: 365,
      refines: true,
      section: 'Law',
    }),
    cap: money('Most you answer for', {
      optional: true,
      above: 0,
      help: 'Towards businesses alone.',
      refines: true,
      section: 'Law',
      shownWhen: selling,
    }),
    governingLaw: text('Governing law', { placeholder: 'Ireland', refines: true, section: 'Law' }),
    courts: text('Courts between businesses', { optional: true, refines: true, section: 'Law' }),
    disputeBody: text('Body for settling disputes', { optional: true, refines: true, section: 'Law' }),
  },

  refuses({ cap, buyers, kind }) {
    if (cap === undefined || kind === 'site' || buyers === 'businesses') return undefined
    return problem(
      'cap',
      'must be empty where consumers buy: such a limit can be void as unfair (Directive 93/13/EEC, annex, 1(a) and (b))',
    )
  },

  warns({ law, kind, buyers, deliveryDays, noticeDays }) {
    const toConsumers = buyers !== 'businesses' && kind !== 'site'
    const says = (is: 'fair' | 'plain', text: string) => ({ is, says: text })
    return [
      ...(toConsumers && kind === 'shop' && deliveryDays > 30 && (law === 'eu' || law === 'uk')
        ? [
            says(
              'fair',
              'More than 30 days has to be agreed with the consumer. Show the time beside the goods as well.',
            ),
          ]
        : []),
      ...(toConsumers && kind === 'service' && noticeDays > 31
        ? [
            says(
              'fair',
              'A consumer who may leave only with a long notice can be bound by an unfair term. A month is usual.',
            ),
          ]
        : []),
      ...(toConsumers && (law === 'eu' || law === 'uk')
        ? [
            says(
              'plain',
              'The model withdrawal form and the information before an order are duties besides these terms.',
            ),
          ]
        : []),
      says('plain', 'Not legal advice. Have a lawyer of the country read terms on which your business depends.'),
    ]
  },

  records: {
    kind: 'other',
    business: { name: 'ownerName', address: 'ownerAddress', email: 'contact' },
    date: 'effective',
  },
  makes: 'Terms and conditions for a website, an online shop or an online service, in numbered parts.',
  limits: [
    'Not legal advice. Written in plain English; national laws add duties, such as details of the provider or a button to cancel.',
    'Marketplaces, travel, finance, health, gambling, food and anything sold at the door need terms of their own.',
    'Arbitration and waivers of class actions, common in the United States, are not offered.',
    'Large platforms have further duties under Regulation (EU) 2022/2065.',
  ],
  sources: [
    {
      title: 'Directive 2011/83/EU on consumer rights, articles 6 to 20',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
    },
    {
      title: 'Directive 93/13/EEC on unfair terms in consumer contracts, annex',
      href: 'https://eur-lex.europa.eu/eli/dir/1993/13/oj',
    },
    {
      title: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
      href: 'https://www.legislation.gov.uk/uksi/2013/3134/contents',
    },
    {
      title: 'Consumer Rights Act 2015, parts 1 and 2',
      href: 'https://www.legislation.gov.uk/ukpga/2015/15/contents',
    },
  ],

  examples: [
    {
      name: 'A tool shop that delivers to Ireland',
      given: {
        kind: 'shop',
        ownerName: 'Harbour Tools Ltd',
        ownerAddress: '4 Dock Road\nCork',
        contact: 'hello@example.org',
        site: 'www.example.org',
        law: 'eu',
        buyers: 'both',
        governingLaw: 'Ireland',
        deliveryTo: 'Ireland',
        deliveryDays: 5,
      },
      expect: {
        text: [
          'We deliver within 5 days of the contract, to Ireland.',
          'withdraw from the contract within 14 days',
          'The law of Ireland applies.',
        ],
      },
    },
    {
      name: 'A service for firms in the United States',
      given: {
        kind: 'service',
        ownerName: 'Fulton Analytics Inc.',
        law: 'us',
        buyers: 'businesses',
        cap: 5000,
        noticeDays: 30,
        governingLaw: 'the State of New York',
      },
      expect: { text: ['We offer it to businesses only.', 'no more than $5,000 in all', 'with 30 days of notice'] },
    },
  ],
})
