import { defineGeneratorCases } from '@/lib/kits/generator'
import warning from './warning-letter'

const code = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures, paragraphs 21 and 26',
  href: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures/html',
  how: 'Nature of the misconduct, change with its timescale, how long the warning is current, consequences, right of appeal',
}

export default defineGeneratorCases(warning, [
  {
    name: 'What a first written warning sets out',
    given: {
      law: 'uk',
      letterDate: '2027-04-01',
      reviewDate: '2027-05-03',
      facts: 'Late on 2 March.',
      expected: 'Be here at 8:00',
    },
    expect: {
      text: [
        'What happened\n\nLate on 2 March.',
        '- Be here at 8:00',
        'We will look at this together on 3 May 2027.',
        'stays on your file as live for 6 months and ends on 1 October 2027',
        'may lead to a final written warning, and in the end to dismissal',
        'You may appeal against this decision.',
      ],
    },
    source: code,
  },
  {
    name: 'Straight to a final warning, and why',
    given: { level: 'final', law: 'uk', without: 'the machine guard was removed on purpose.', facts: 'On 4 March.' },
    expect: {
      text: [
        'There is no earlier warning on this matter. We go to a final warning because the machine guard was removed on purpose.',
        'Any further conduct of concern while this warning is live may lead to your dismissal',
      ],
    },
    source: {
      title: 'Acas Code of Practice on disciplinary and grievance procedures, paragraphs 19 and 20',
      href: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures/html',
      how: 'First warning, then final; directly to a final one where the first misconduct is sufficiently serious. Read as Indicator-FL and the Labour Research Department quote it',
    },
  },
  {
    name: 'The companion at the appeal hearing',
    given: { law: 'uk' },
    expect: { text: ['accompanied at the appeal hearing by a colleague or a trade union representative'] },
    source: {
      title: 'Employment Relations Act 1999, section 10',
      href: 'https://www.legislation.gov.uk/ukpga/1999/26/section/10',
    },
  },
  {
    name: 'Six months from the end of August',
    given: { letterDate: '2027-08-31', law: 'uk' },
    expect: { text: ['ends on 29 February 2028'] },
    source: { title: 'LibreOffice Calc', how: '=EDATE(DATE(2027;8;31);6)' },
  },
  {
    name: 'A final warning without an earlier one and without a reason',
    given: { level: 'final' },
    problem: 'without',
    source: { title: 'The specification', how: 'Final level without an earlier warning needs a stated reason' },
  },
  {
    name: 'An incident after the letter',
    given: { letterDate: '2027-04-01', incidents: [{ day: '2027-04-02', what: 'Late' }] },
    problem: 'incidents',
    source: { title: 'The specification', how: 'Future incident dates blocked' },
  },
])
