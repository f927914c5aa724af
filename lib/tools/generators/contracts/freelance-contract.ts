import { defineLetter } from '@/lib/families/letters-contracts'
import { offBy } from '@/lib/families/letters-contracts/amounts'
import { clausesFor, longTimeToPay } from '@/lib/families/letters-contracts/contract-fields'
import { choice, date, integer, longText, money, percent, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './freelance-contract.template.md'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    clientName: text('Client', { placeholder: 'Harbour Tools Ltd' }),
    freelancerName: text('Freelancer', { placeholder: 'Ana Reyes', as: 'name' }),
    project: text('Project', { placeholder: 'a catalogue of 40 pages, from layout to print file.', maxLength: 500 }),
    fee: money('Fee', { optional: true, later: true, above: 0 }),
    startDate: date('Work begins', { optional: true, later: true }),

    deliverables: longText('Deliverables', {
      optional: true,
      lines: 3,
      maxLength: 4000,
      help: 'One a line.',
      refines: true,
      section: 'Work',
    }),
    revisions: integer('Rounds of changes', { initial: 2, min: 0, max: 20, refines: true, section: 'Work' }),
    acceptDays: integer('Days to name faults', { initial: 10, min: 1, max: 90, refines: true, section: 'Work' }),
    milestones: rows('Milestones', {
      columns: {
        milestone: text('Milestone', {}),
        due: date('Due', { optional: true }),
        amount: money('Amount', {}),
      },
      initial: [],
      row: 'milestone',
      min: 0,
      max: 40,
      help: 'Their sum must be the fee.',
      refines: true,
      section: 'Money',
    }),
    payDays: integer('Days to pay', { initial: 30, min: 0, max: 120, refines: true, section: 'Money' }),
    expenses: toggle('Expenses are refunded', { refines: true, section: 'Money' }),
    killFee: percent('Kill fee', {
      optional: true,
      above: 0,
      max: 1,
      help: 'Share of the rest of the fee, where the client stops the project.',
      refines: true,
      section: 'Money',
    }),
    rights: choice('Rights', {
      options: { transfer: 'Move to the client', licence: 'Stay, client may use' },
      initial: 'transfer',
      refines: true,
      section: 'Rights and risks',
    }),
    portfolio: toggle('May be shown as a reference', { initial: true, refines: true, section: 'Rights and risks' }),
    secret: toggle('Keep secrets', { initial: true, refines: true, section: 'Rights and risks' }),
    secrecyYears: integer('Years of secrecy', {
      initial: 3,
      min: 1,
      max: 10,
      refines: true,
      section: 'Rights and risks',
      shownWhen: { field: 'secret', is: true },
    }),
    cap: choice('Liability up to', {
      options: { fee: 'The fee', twice: 'Twice the fee' },
      initial: 'fee',
      refines: true,
      section: 'Rights and risks',
    }),
    noticeDays: integer('Days of notice', {
      initial: 14,
      min: 1,
      max: 120,
      refines: true,
      section: 'Rights and risks',
    }),
    law: clausesFor('Law and parties'),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, Germany, or the State of New York',
      refines: true,
      section: 'Law and parties',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Law and parties' }),
    clientAddress: longText('Client’s address', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Law and parties',
    }),
    clientSigner: text('Who signs for the client', {
      optional: true,
      as: 'name',
      refines: true,
      section: 'Law and parties',
    }),
    clientPosition: text('Position of the signer', { optional: true, refines: true, section: 'Law and parties' }),
    freelancerAddress: longText('Freelancer’s address', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Law and parties',
    }),
  },

  derived: { customerRole: { label: 'client', from: [], write: () => 'Client' } },

  refuses({ fee, milestones }, context) {
    const off = offBy(
      milestones.map(({ amount }) => amount),
      fee,
      context,
    )
    return off === undefined ? undefined : problem('milestones', `must add up to the fee; they are ${off}`)
  },

  warns({ payDays, law, startDate, milestones }) {
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Ask a lawyer where the fee is large or the client writes the terms.',
      },
      ...longTimeToPay(payDays, law),
      ...(startDate && milestones.some(({ due }) => due && due < startDate)
        ? [{ is: 'fair' as const, says: 'A milestone is due before the work begins.' }]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'freelancerName', address: 'freelancerAddress' },
    client: { name: 'clientName', address: 'clientAddress', contact: 'clientSigner' },
    date: 'startDate',
  },
  makes: 'A freelance contract of numbered clauses with a fee, milestones and rights that move on payment.',
  limits: [
    'Not legal advice. Written for two businesses; a client who is a consumer has rights that this text does not mention.',
    'Whether somebody is self-employed is decided by how the work is done. Rules on false self-employment, and on sick pay or pensions for freelancers, are not covered.',
    'Some places prescribe written terms for freelancers, such as New York. Compare the contents with those rules.',
    'Late payment follows statute for the European Union and the United Kingdom; for other countries the text states no interest.',
  ],
  sources: [
    { title: 'Directive 2011/7/EU on combating late payment', href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj' },
    {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998',
      href: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
    },
  ],

  examples: [
    {
      name: 'A catalogue in three steps',
      given: {
        clientName: 'Harbour Tools Ltd',
        freelancerName: 'Ana Reyes',
        project: 'a catalogue of 40 pages, from layout to print file.',
        fee: 4800,
        startDate: '2027-01-11',
        law: 'uk',
        governingLaw: 'England and Wales',
        milestones: [
          { milestone: 'Layout', due: '2027-01-29', amount: 1200 },
          { milestone: 'Pages', due: '2027-02-26', amount: 2400 },
          { milestone: 'Print file', due: '2027-03-12', amount: 1200 },
        ],
        killFee: 0.25,
      },
      expect: {
        text: [
          'The fee is £4,800, without',
          'Print file\t12 March 2027\t£1,200.00',
          'Total\t\t£4,800.00',
          '25% of the rest of the fee',
          'Late Payment of Commercial Debts (Interest) Act 1998',
        ],
      },
    },
    {
      name: 'Photos under a licence',
      given: { rights: 'licence', portfolio: false, revisions: 1 },
      expect: { text: ['The fee includes 1 round of changes', 'The right is not exclusive and may not be resold.'] },
    },
  ],
})
