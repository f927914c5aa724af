import { typedLines } from '@/lib/base/text/typed-lines'
import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './data-processing-agreement.template.md'

const measures = {
  access: ['Access', 'Named accounts with the least rights, reviewed when somebody changes post or leaves'],
  factors: ['Sign-in', 'A second factor for administrators and for access from outside'],
  transit: ['Encryption on the way', 'TLS between all systems and over every public network'],
  rest: ['Encryption at rest', 'Disks, backups and mobile devices encrypted'],
  backups: ['Availability', 'Backups in a second place; restoring is tried at least once a year'],
  logs: ['Logging', 'Access and changes are recorded and the records kept from alteration'],
  testing: ['Testing', 'Security updates without delay; weaknesses are looked for at least once a year'],
  staff: ['People', 'Training on data protection at the start of work and each year'],
  separation: ['Separation', 'Data of each controller are kept apart; tests use no real data'],
} as const
type Measure = keyof typeof measures
const measureNames = Object.keys(measures) as Measure[]

/** What article 28(3) wants, by the heading of the clause that answers it. */
const coverage = [
  ['28(3)', 'Subject, duration, nature, purpose, data, people, duties and rights', 'Subject and duration; Annex I'],
  ['28(3)(a)', 'Documented instructions, transfers included', 'Instructions; Transfers to third countries'],
  ['28(3)(b)', 'Confidentiality of everybody who processes', 'Confidentiality'],
  ['28(3)(c)', 'Measures of article 32', 'Security; Annex II'],
  ['28(3)(d)', 'Conditions for other processors, 28(2) and (4)', 'Other processors; Annex III'],
  ['28(3)(e)', 'Help with requests of people', 'Requests of people'],
  ['28(3)(f)', 'Help with articles 32 to 36', 'Help with the controller’s duties; Breaches'],
  ['28(3)(g)', 'Deletion or return at the end', 'Deletion and return'],
  ['28(3)(h)', 'Information and audits; unlawful instructions are pointed out', 'Proof and audits; Instructions'],
] as const

const annexOne = 'Annex I: the processing'
const annexTwo = 'Annex II: measures'
const annexThree = 'Annex III: other processors'
const deadlines = 'Deadlines and costs'
const parties = 'Parties'
const measure = (label: string) => toggle(label, { initial: true, refines: true, section: annexTwo })

export default defineLetter({
  template,
  law: 'eu',
  form: {
    controllerName: text('Controller', {
      placeholder: 'Harbour Club e.V.',
      help: 'Who decides what the data are used for.',
    }),
    processorName: text('Processor', {
      placeholder: 'Lind Hosting GmbH',
      help: 'Who works with them for the controller.',
    }),
    service: text('Service', { placeholder: 'hosting of the membership website', maxLength: 300 }),
    people: longText('People', {
      lines: 2,
      maxLength: 2000,
      placeholder: 'Members\nVisitors of the website',
      help: 'One group a line.',
    }),
    dataTypes: longText('Their data', {
      lines: 2,
      maxLength: 2000,
      placeholder: 'Name and address\nE-mail address',
      help: 'One kind a line.',
    }),

    nature: text('What is done with them', {
      initial: 'Storing, making available on the website, backing up, deleting',
      maxLength: 500,
      refines: true,
      section: annexOne,
    }),
    purpose: text('Purpose', {
      placeholder: 'running the website of the club',
      maxLength: 500,
      refines: true,
      section: annexOne,
    }),
    retention: text('Kept for', {
      initial: 'As long as this agreement lasts',
      maxLength: 300,
      refines: true,
      section: annexOne,
    }),
    special: text('Special categories', {
      optional: true,
      maxLength: 300,
      help: 'Health, religion, origin and the like, article 9.',
      refines: true,
      section: annexOne,
    }),

    access: measure('Access by need'),
    factors: measure('Second factor'),
    transit: measure('Encryption on the way'),
    rest: measure('Encryption at rest'),
    backups: measure('Backups'),
    logs: measure('Logging'),
    testing: measure('Updates and tests'),
    staff: measure('Training'),
    separation: measure('Separation'),
    otherMeasures: longText('Further measures', {
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'One a line.',
      refines: true,
      section: annexTwo,
    }),

    authorisation: choice('Other processors are engaged', {
      options: { general: 'After notice', specific: 'Only with consent to each' },
      initial: 'general',
      refines: true,
      section: annexThree,
    }),
    noticeDays: integer('Notice before a change', {
      initial: 30,
      min: 1,
      max: 180,
      unit: 'days',
      refines: true,
      section: annexThree,
      shownWhen: { field: 'authorisation', is: 'general' },
    }),
    processors: rows('Other processors', {
      columns: {
        name: text('Name', { maxLength: 200 }),
        place: text('Country', { maxLength: 100 }),
        task: text('Task', { maxLength: 300 }),
      },
      initial: [],
      row: 'processor',
      min: 0,
      max: 200,
      help: 'A list from a spreadsheet can be pasted.',
      refines: true,
      section: annexThree,
    }),
    transfers: choice('Transfers out of the EEA', {
      options: {
        none: 'None',
        adequacy: 'Adequacy decision',
        moduleTwo: 'Standard clauses, to the processor',
        moduleThree: 'Standard clauses, to its processors',
      },
      initial: 'none',
      as: 'menu',
      refines: true,
      section: annexThree,
    }),
    countries: text('Countries', {
      placeholder: 'Canada',
      maxLength: 300,
      refines: true,
      section: annexThree,
      shownWhen: { field: 'transfers', is: ['adequacy', 'moduleTwo', 'moduleThree'] },
    }),

    breachHours: integer('Breaches are told within', {
      initial: 24,
      min: 1,
      max: 72,
      unit: 'hours',
      help: 'The controller has 72 hours of its own for the authority (article 33).',
      refines: true,
      section: deadlines,
    }),
    breachTo: text('To', { placeholder: 'privacy@example.org', refines: true, section: deadlines }),
    instructionsTo: text('Instructions go to', {
      placeholder: 'support@example.com',
      refines: true,
      section: deadlines,
    }),
    requestDays: integer('Requests of people are passed on within', {
      initial: 3,
      min: 1,
      max: 30,
      unit: 'days',
      refines: true,
      section: deadlines,
    }),
    atEnd: choice('At the end', {
      options: { controller: 'As the controller chooses', delete: 'Delete', return: 'Return' },
      initial: 'controller',
      refines: true,
      section: deadlines,
    }),
    deletionDays: integer('Within', { initial: 30, min: 1, max: 365, unit: 'days', refines: true, section: deadlines }),
    auditDays: integer('Inspections are announced', {
      initial: 14,
      min: 1,
      max: 60,
      unit: 'days before',
      refines: true,
      section: deadlines,
    }),
    costs: choice('Costs of an inspection', {
      options: { own: 'Each its own', controller: 'The controller, unless it finds a failure' },
      initial: 'own',
      as: 'menu',
      refines: true,
      section: deadlines,
    }),

    mainContract: text('Belongs to the contract', {
      optional: true,
      placeholder: 'the hosting contract of 1 March 2026',
      refines: true,
      section: parties,
    }),
    controllerAddress: longText('Address of the controller', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: parties,
    }),
    controllerSigner: text('Who signs for it', { optional: true, as: 'name', refines: true, section: parties }),
    controllerPosition: text('Position of the signer', { optional: true, refines: true, section: parties }),
    processorAddress: longText('Address of the processor', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: parties,
    }),
    processorSigner: text('Who signs for the processor', {
      optional: true,
      as: 'name',
      refines: true,
      section: parties,
    }),
    processorPosition: text('Position of that signer', { optional: true, refines: true, section: parties }),
    governingLaw: text('Governing law', { placeholder: 'Germany', refines: true, section: parties }),
    courts: text('Courts', { optional: true, placeholder: 'Hamburg', refines: true, section: parties }),
  },
  unwritten: [...measureNames, 'otherMeasures'],

  derived: {
    hasProcessors: {
      label: 'other processors',
      from: [],
      write: ({ processors }) => (processors.some(({ name }) => name.trim() !== '') ? 'yes' : undefined),
    },
  },
  tables: {
    measureList: {
      label: 'Measures',
      from: [],
      write: (values) => ({
        columns: [
          { label: 'Field', width: 1 },
          { label: 'Measure', width: 3 },
        ],
        rows: [
          ...measureNames.filter((name) => values[name]).map((name) => [...measures[name]]),
          ...typedLines(values.otherMeasures).map((line) => ['Further', line]),
        ],
      }),
    },
    coverage: {
      label: 'Article 28',
      from: [],
      write: () => ({
        columns: [
          { label: 'Article', width: 1 },
          { label: 'Asks for', width: 3 },
          { label: 'Answered in', width: 3 },
        ],
        rows: coverage.map((row) => [...row]),
      }),
    },
  },

  refuses(values) {
    const { controllerName, processorName, otherMeasures, processors } = values
    if (controllerName.trim() !== '' && controllerName.trim() === processorName.trim())
      return problem('processorName', 'must be another than the controller: nobody processes for themselves')
    if (!measureNames.some((name) => values[name]) && typedLines(otherMeasures).length === 0)
      return problem('access', 'must stand, or another measure: without Annex II article 28(3)(c) is not met')
    return processors.some(({ name, task }) => name.trim() !== '' && task.trim() === '')
      ? problem('processors', 'must each have a task: Annex III says who does what')
      : undefined
  },

  warns({ breachHours, special, transfers, transit, rest, processors }) {
    const outside = processors.some(({ place }) => place.trim() !== '')
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Both sides are liable to the authority for what is agreed here.',
      },
      ...(breachHours > 48
        ? [
            {
              is: 'fair' as const,
              says: 'The controller has 72 hours from when it knows. A processor that takes most of them leaves it little time to act.',
            },
          ]
        : []),
      ...(special && !(transit && rest)
        ? [{ is: 'fair' as const, says: 'Special categories without encryption: article 32 will hardly be met.' }]
        : []),
      ...(transfers === 'none' && outside
        ? [
            {
              is: 'plain' as const,
              says: 'If a processor of Annex III is outside of the EEA, choose on what ground data go there.',
            },
          ]
        : []),
      ...(transfers === 'moduleTwo' || transfers === 'moduleThree'
        ? [
            {
              is: 'plain' as const,
              says: 'The standard contractual clauses are signed beside this agreement, unchanged, with a transfer impact assessment.',
            },
          ]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'controllerName', address: 'controllerAddress', contact: 'controllerSigner' },
    client: { name: 'processorName', address: 'processorAddress', contact: 'processorSigner' },
  },
  makes: 'A data processing agreement between controller and processor, with four annexes, for both to sign.',
  limits: [
    'Not legal advice. For the GDPR; the United Kingdom and Switzerland have their own terms for transfers.',
    'The standard contractual clauses are referred to and not reproduced. Joint controllers need an arrangement under article 26 instead.',
    'The measures are common ones. Whether they are enough depends on the risk, which article 32 leaves to you.',
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), articles 28 and 32 to 36',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: 'Implementing Decision (EU) 2021/914 on standard contractual clauses',
      href: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj',
    },
  ],

  examples: [
    {
      name: 'A club and its host',
      given: {
        controllerName: 'Harbour Club e.V.',
        controllerAddress: 'Am Hafen 3\n20457 Hamburg',
        processorName: 'Lind Hosting GmbH',
        processorAddress: 'Serverweg 8\n90402 Nürnberg',
        service: 'hosting of the membership website',
        people: 'Members\nVisitors of the website',
        dataTypes: 'Name and address\nE-mail address',
        purpose: 'running the website of the club',
        breachTo: 'privacy@example.org',
        instructionsTo: 'support@example.com',
        processors: [{ name: 'Nord Backup GmbH', place: 'Germany', task: 'Keeps backups' }],
        governingLaw: 'Germany',
      },
      expect: {
        text: [
          'at the latest 24 hours after it became aware of it',
          'tells the controller 30 days before it adds or replaces one',
          'Nord Backup GmbH\tGermany\tKeeps backups',
        ],
      },
    },
    {
      name: 'A practice that agrees to each processor',
      given: {
        controllerName: 'Dr Ana Reyes',
        processorName: 'Lind Appointments GmbH',
        service: 'booking of appointments',
        people: 'Patients',
        dataTypes: 'Name, reason of the visit',
        special: 'Health data',
        authorisation: 'specific',
        transfers: 'moduleThree',
        countries: 'the United States',
        breachHours: 12,
      },
      expect: {
        text: ['only after the controller has agreed to that one in writing', 'module three (processor to processor)'],
      },
    },
  ],
})
