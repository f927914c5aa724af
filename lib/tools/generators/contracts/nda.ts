import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, integer, longText, text, toggle } from '@/lib/kits/generator'
import template from './nda.template.md'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    direction: choice('Agreement', {
      options: { mutual: 'Mutual', oneWay: 'One-way' },
      initial: 'mutual',
      help: 'One-way: only the first party gives information.',
    }),
    firstName: text('First party', { placeholder: 'Harbour Tools Ltd' }),
    secondName: text('Second party', { placeholder: 'Lind Design' }),
    purpose: text('Purpose', { placeholder: 'to find out whether we develop a torque wrench together' }),
    startDate: date('Effective date', { optional: true, later: true }),

    law: choice('Clauses for', {
      options: { uk: 'United Kingdom', us: 'United States', global: 'Another country' },
      initial: 'global',
      initialIn: { uk: 'uk', us: 'us' },
      refines: true,
      section: 'Law',
    }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or the State of New York',
      refines: true,
      section: 'Law',
    }),
    courts: text('Courts', { optional: true, placeholder: 'England and Wales', refines: true, section: 'Law' }),

    marked: toggle('Only what is marked as confidential', { refines: true, section: 'What is secret' }),
    markDays: integer('Days to confirm what was told', {
      initial: 14,
      min: 1,
      max: 90,
      refines: true,
      section: 'What is secret',
      shownWhen: { field: 'marked', is: true },
    }),
    talksSecret: toggle('The talks themselves are secret', { initial: true, refines: true, section: 'What is secret' }),
    residuals: toggle('What stays in memory may be used', { refines: true, section: 'What is secret' }),

    shareYears: integer('Information is shared for', {
      initial: 2,
      unit: 'years',
      min: 1,
      max: 20,
      refines: true,
      section: 'How long',
    }),
    keepYears: integer('Each secret is kept for', {
      initial: 3,
      unit: 'years',
      min: 1,
      max: 30,
      refines: true,
      section: 'How long',
    }),
    tradeSecrets: toggle('Trade secrets are kept as long as they are secret', {
      initial: true,
      refines: true,
      section: 'How long',
    }),
    returns: toggle('Return or destroy on request', { initial: true, refines: true, section: 'How long' }),
    returnDays: integer('Days for that', {
      initial: 30,
      min: 1,
      max: 365,
      refines: true,
      section: 'How long',
      shownWhen: { field: 'returns', is: true },
    }),
    solicitMonths: integer('No hiring of each other’s people for', {
      optional: true,
      unit: 'months',
      min: 1,
      max: 24,
      refines: true,
      section: 'How long',
    }),

    firstAddress: longText('Address of the first party', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties',
    }),
    firstSigner: text('Who signs for it', { optional: true, as: 'name', refines: true, section: 'Parties' }),
    firstPosition: text('Position of the signer', { optional: true, refines: true, section: 'Parties' }),
    secondAddress: longText('Address of the second party', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties',
    }),
    secondSigner: text('Who signs for the second', { optional: true, as: 'name', refines: true, section: 'Parties' }),
    secondPosition: text('Position of that signer', { optional: true, refines: true, section: 'Parties' }),
  },

  warns({ keepYears, shareYears, tradeSecrets, solicitMonths, law }) {
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Have a lawyer read it where the secret is worth more than the fee.',
      },
      ...(keepYears < shareYears
        ? [
            {
              is: 'fair' as const,
              says: 'What is given on the first day stops being secret before the parties stop sharing.',
            },
          ]
        : []),
      ...(tradeSecrets
        ? []
        : [
            {
              is: 'fair' as const,
              says: 'A trade secret that may be told after some years can lose its protection. Consider keeping it for as long as it is secret.',
            },
          ]),
      ...(solicitMonths !== undefined && law === 'us'
        ? [
            {
              is: 'fair' as const,
              says: 'Some US states, such as California, do not enforce promises not to hire. Ask before you rely on it.',
            },
          ]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'firstName', address: 'firstAddress', contact: 'firstSigner' },
    client: { name: 'secondName', address: 'secondAddress', contact: 'secondSigner' },
    date: 'startDate',
  },
  makes: 'A non-disclosure agreement of numbered clauses, mutual or one-way, to be signed by two parties.',
  limits: [
    'Not legal advice. The clauses are plain English under the law you name; they were not reviewed for each country.',
    'Two parties. Personal data, security standards, export control and insider dealing need terms of their own.',
    'It must not be used to hide a crime, harassment or discrimination: laws in many places make such terms void.',
    'The notice of 18 U.S.C. 1833(b) is in the text for the United States only, the reference to protected disclosures in that for the United Kingdom only.',
  ],
  sources: [
    {
      title: '18 U.S.C. 1833(b): immunity and notice to individuals (Defend Trade Secrets Act of 2016)',
      href: 'https://www.law.cornell.edu/uscode/text/18/1833',
    },
    {
      title: 'Employment Rights Act 1996, section 43J: agreements that preclude protected disclosures',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43J',
    },
    {
      title: 'Directive (EU) 2016/943 on trade secrets, article 2: what a trade secret is',
      href: 'https://eur-lex.europa.eu/eli/dir/2016/943/oj',
    },
  ],

  examples: [
    {
      name: 'Two firms before a joint product',
      given: {
        firstName: 'Harbour Tools Ltd',
        firstAddress: '4 Dock Street\nLeeds LS10 1JF',
        secondName: 'Lind Design',
        secondAddress: '18 Vicar Lane\nLeeds LS1 6BA',
        purpose: 'to find out whether they develop a torque wrench together',
        startDate: '2026-12-01',
        law: 'uk',
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'Mutual agreement between',
          'information given within 2 years from 1 December 2026',
          'Part IVA of the Employment Rights Act 1996',
          'The law of England and Wales governs this agreement.',
        ],
      },
    },
    {
      name: 'A contractor in New York',
      given: {
        direction: 'oneWay',
        firstName: 'Fulton Analytics Inc.',
        secondName: 'Ana Reyes',
        purpose: 'to build a pricing model',
        startDate: '2026-12-01',
        law: 'us',
        governingLaw: 'the State of New York',
        keepYears: 5,
      },
      expect: {
        text: [
          'Fulton Analytics Inc. gives confidential information and is the Discloser. Ana Reyes receives it',
          'Under 18 U.S.C. 1833(b)',
          'lasts 5 years from the day it was given',
        ],
      },
    },
  ],
})
