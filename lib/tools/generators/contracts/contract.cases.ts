import { defineGeneratorCases } from '@/lib/kits/generator'
import contract from './contract'

const byHand = { title: 'Numbering by hand', how: 'The clauses that the choices leave, counted on paper' }
const none = {
  delivery: false,
  rights: 'silent',
  warranty: false,
  secret: false,
  force: false,
  disputes: 'none',
} as const

export default defineGeneratorCases(contract, [
  {
    name: 'Services without any clause that may be left out',
    given: { ...none, kind: 'services', law: 'global' },
    expect: {
      text: [
        '1. The services',
        '2. Price',
        '3. Payment',
        '4. How long it lasts',
        'What clause 6 says of law goes on after the end.',
        '5. The whole agreement',
        '6. Law and courts',
      ],
    },
    source: byHand,
  },
  {
    name: 'Services with all of them, in the United Kingdom',
    given: {
      kind: 'services',
      law: 'uk',
      cap: 5000,
      price: 5000,
      disputes: 'mediation',
      definitions: [{ term: 'Site', meaning: 'the hall at 4 Dock Street' }],
      subject: 'cleaning of the Site.',
      scheduleA: 'Rooms',
    },
    expect: {
      text: [
        '2. Words with a meaning of their own',
        '5. Late payment',
        'the Customer owes interest and compensation under the Late Payment of Commercial Debts (Interest) Act 1998',
        '6. Delivery and acceptance',
        '7. Rights in the results',
        '8. Faults',
        '9. Limit of liability',
        '10. Confidentiality',
        '11. Events that nobody controls',
        '12. How long it lasts',
        'What clause 10 says of secrets and clause 16 of law goes on after the end.',
        '13. Before going to court',
        'the parties try mediation',
        'The law that applies is named in clause 16.',
        '14. Schedules',
        '16. Law and courts',
        'Schedule A\n\nRooms',
      ],
    },
    source: byHand,
  },
  {
    name: 'Goods: seller and buyer, ownership with delivery',
    given: { kind: 'goods', law: 'eu', retention: false, deliverBy: '2027-03-01', acceptDays: 1, disputes: 'none' },
    region: 'uk',
    expect: {
      text: [
        '(the Seller) sells these goods to',
        'after the Buyer receives them',
        'the Buyer owes statutory interest and the fixed sum for recovery costs',
        'by keeping them ready at its own place of business by 1 March 2027. The risk passes to the Buyer with delivery.',
        'become the property of the Buyer with delivery',
        'within 1 day, hidden ones',
        'the Seller answers for the goods being as described',
      ],
    },
    source: {
      title: 'Directive 2011/7/EU, articles 3(1) and 6(1)',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
      how: 'Interest without a reminder and a fixed sum, between businesses; the rest composed by hand',
    },
  },
  {
    name: 'An exclusive licence for a territory',
    given: { kind: 'licence', exclusive: true, territory: 'Ireland', law: 'global' },
    expect: {
      text: [
        'is exclusive: the Licensor grants it to nobody else and does not use it itself. It is for Ireland',
        'the Licensor answers for holding the rights that it grants',
      ],
    },
    source: { title: 'The clause written by hand', how: 'Exclusive means that the owner stands back as well' },
  },
  {
    name: 'An agent with a commission',
    given: { kind: 'agency', commission: 0.075, concludes: true, law: 'global' },
    expect: {
      text: [
        'may conclude contracts in the name of the Principal',
        '7.5% of the price, without tax, of each contract that its work brought about',
        'after the Principal receives them',
      ],
    },
    source: { title: 'The clause written by hand', how: 'Roles, commission and a statement for each quarter' },
  },
  {
    name: 'Nothing of a cap limits death, injury or intent',
    given: { cap: 100 },
    expect: { text: ['liability for intent, fraud, gross negligence, death or injury'] },
    source: {
      title: 'Unfair Contract Terms Act 1977, section 2(1)',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
      how: 'Death or personal injury resulting from negligence cannot be excluded or restricted',
    },
  },
  {
    name: 'Parts that are a cent short',
    given: { kind: 'goods', price: 100, instalments: [{ part: 'All', amount: 99.99 }] },
    problem: 'instalments',
    source: { title: 'Arithmetic', how: '99.99 is 0.01 short of 100' },
  },
  {
    name: 'It ends before it begins',
    given: { startDate: '2027-02-01', endDate: '2027-01-31' },
    problem: 'endDate',
    source: { title: 'The calendar', how: '31 January comes before 1 February' },
  },
  {
    name: 'Delivered before it begins',
    given: { startDate: '2027-02-01', deliverBy: '2027-01-31' },
    problem: 'deliverBy',
    source: { title: 'The calendar', how: '31 January comes before 1 February' },
  },
])
