import { defineGeneratorCases } from '@/lib/kits/generator'
import agreement from './data-processing-agreement'

const gdpr = (article: string, how: string) => ({
  title: `Regulation (EU) 2016/679, ${article}`,
  href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' as const,
  how,
})
const plain = {
  controllerName: 'Harbour Club e.V.',
  processorName: 'Lind Hosting GmbH',
  service: 'hosting',
  people: 'Members',
  dataTypes: 'Names',
  purpose: 'the website',
}

export default defineGeneratorCases(agreement, [
  {
    name: 'Each point of article 28(3)',
    given: { ...plain, mainContract: 'the hosting contract' },
    expect: {
      text: [
        'lasts as long as that does',
        'only on documented instructions of the controller, also where data are transferred to a third country or an international organisation',
        'tells the controller of that requirement beforehand, unless that law forbids it on important grounds of public interest',
        'has committed to confidentiality or is under a duty of it by law',
        'takes all measures that article 32 GDPR requires',
        'binds each of them by contract to the same duties of data protection',
        'stays fully liable to the controller',
        'as far as possible, to answer people who exercise their rights under chapter III GDPR',
        'helps the controller to meet articles 32 to 36 GDPR',
        'as the controller chooses, deletes or returns all personal data',
        'unless Union or member state law requires them to be stored',
        'allows for and contributes to audits, inspections included, by the controller or an auditor it mandates',
        'tells the controller immediately if it thinks that an instruction infringes the GDPR',
        '28(3)(a)\tDocumented instructions',
        '28(3)(h)\tInformation and audits',
        'None when this agreement is made.',
      ],
    },
    source: gdpr('article 28(3) and (4)', 'Each point (a) to (h) and the last sentence of the paragraph'),
  },
  {
    name: 'What a message about a breach says',
    given: { ...plain, breachHours: 36, breachTo: 'privacy@example.org' },
    expect: {
      text: [
        'without undue delay, at the latest 36 hours',
        'the likely consequences',
        'What is not known yet follows in steps.',
      ],
    },
    source: gdpr('article 33(2) to (4)', 'Nature, numbers, consequences, measures; in phases where needed'),
  },
  {
    name: 'Deletion, costs and a transfer under module two',
    given: {
      ...plain,
      atEnd: 'delete',
      costs: 'controller',
      transfers: 'moduleTwo',
      countries: 'India',
      special: 'Health data',
    },
    expect: {
      text: [
        'as the controller chooses by this agreement, deletes all personal data within 30 days',
        'The controller bears the costs, unless the audit finds a failure',
        'transferred to India on the basis of the standard contractual clauses of Implementing Decision (EU) 2021/914, module two',
        'Health data',
      ],
    },
    source: {
      title: 'Implementing Decision (EU) 2021/914',
      href: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj',
      how: 'Module two is controller to processor; clause 5: the clauses prevail',
    },
  },
  {
    name: 'Return, and an adequacy decision',
    given: { ...plain, atEnd: 'return', transfers: 'adequacy', countries: 'Japan', otherMeasures: 'Locked racks' },
    expect: {
      text: [
        'returns all personal data within 30 days',
        'adequacy decision of the European Commission',
        'Further\tLocked racks',
      ],
    },
    source: gdpr('article 45', 'Transfers on the basis of an adequacy decision'),
  },
  {
    name: 'No Annex II',
    given: {
      ...plain,
      access: false,
      factors: false,
      transit: false,
      rest: false,
      backups: false,
      logs: false,
      testing: false,
      staff: false,
      separation: false,
    },
    problem: 'access',
    source: gdpr('article 28(3)(c)', 'Takes all measures required pursuant to article 32'),
  },
  {
    name: 'A processor without a task',
    given: { ...plain, processors: [{ name: 'Nord Backup GmbH', place: 'Germany', task: '' }] },
    problem: 'processors',
    source: gdpr('article 28(2) and (4)', 'Another processor is engaged for specific processing activities'),
  },
  {
    name: 'Controller and processor are one',
    given: { ...plain, processorName: 'Harbour Club e.V.' },
    problem: 'processorName',
    source: gdpr('article 4(8)', 'A processor processes on behalf of the controller'),
  },
])
