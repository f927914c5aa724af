import { defineGeneratorCases } from '@/lib/kits/generator'
import nda from './nda'

const usc = {
  title: '18 U.S.C. 1833(b)(1) and (2)',
  href: 'https://www.law.cornell.edu/uscode/text/18/1833',
  how: 'Each element of the immunity, as the statute names it',
}
const byHand = { title: 'Numbering by hand', how: 'The clauses that the choices leave, counted on paper' }

export default defineGeneratorCases(nda, [
  {
    name: 'Every element of the immunity is in the US notice',
    given: { law: 'us' },
    expect: {
      text: [
        'not criminally or civilly liable under any federal or state trade secret law',
        'in confidence to a federal, state or local government official, directly or indirectly, or to an attorney',
        'solely for the purpose of reporting or investigating a suspected violation of law',
        'in a complaint or other document filed in a lawsuit or other proceeding, if that filing is made under seal',
        'retaliation by an employer for reporting a suspected violation of law may disclose the trade secret to their attorney',
        'except under a court order',
      ],
    },
    source: usc,
  },
  {
    name: 'Protected disclosures in the United Kingdom',
    given: { law: 'uk' },
    expect: { text: ['protected disclosure within the meaning of Part IVA of the Employment Rights Act 1996'] },
    source: {
      title: 'Employment Rights Act 1996, section 43J',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43J',
      how: 'An agreement is void so far as it precludes a worker from making a protected disclosure',
    },
  },
  {
    name: 'Eleven clauses without options, for another country',
    given: { law: 'global', returns: false, residuals: false },
    expect: {
      text: [
        '1. Who gives and who receives',
        '7. No licence and no promise',
        '8. How long it lasts',
        '11. Law and courts',
      ],
    },
    source: byHand,
  },
  {
    name: 'With every option, for the United States',
    given: { law: 'us', returns: true, residuals: true, solicitMonths: 1, governingLaw: 'Ohio', courts: 'Ohio' },
    expect: {
      text: [
        '7. Notice of immunity',
        '8. What stays in memory',
        '9. Return and deletion',
        '11. Employees of the other party',
        'For 1 month from',
        '15. Law and courts',
        '15.2',
      ],
    },
    source: byHand,
  },
])
