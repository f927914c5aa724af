import { defineGeneratorCases } from '@/lib/kits/generator'
import policy from './privacy-policy'

const gdpr = (article: string, how: string) => ({
  title: `Regulation (EU) 2016/679, ${article}`,
  href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  how,
})
const civilCode = (section: string, how: string) => ({
  title: `California Civil Code, section ${section}`,
  href: 'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5',
  how,
})

export default defineGeneratorCases(policy, [
  {
    name: 'All that article 13 asks for',
    given: {
      law: 'eu',
      controllerName: 'Hafenwerk GmbH',
      controllerAddress: 'Am Hafen 3',
      representative: 'Rep SA, Paris',
      officer: 'Ana Reyes',
      contact: 'data@example.org',
      purposes: [
        { purpose: 'Prevent fraud', data: 'Orders', basis: 'interests', kept: 'One year' },
        { purpose: 'Send news', data: 'E-mail', basis: 'consent', kept: 'Until withdrawn' },
      ],
      interests: 'Not to lose goods',
      recipients: 'A carrier',
      transfer: 'Canada, under an adequacy decision.',
      required: 'Tax law asks for your address.',
      automated: 'A score decides on payment by invoice.',
      authority: 'the CNIL',
    },
    expect: {
      text: [
        'Hafenwerk GmbH\nAm Hafen 3',
        'Our representative: Rep SA, Paris',
        'Data protection officer: Ana Reyes',
        'Prevent fraud\tOrders\tLegitimate interest\tOne year',
        '- Not to lose goods',
        '- A carrier',
        'outside of the European Economic Area: Canada, under an adequacy decision.',
        'have a copy of them',
        'wrong data corrected',
        'data erased',
        'use restricted',
        'object to their use',
        'in a form that a computer can read',
        'you may withdraw it at any time by writing to data@example.org. What was done before stays lawful.',
        'complain to a supervisory authority, such as the CNIL',
        'Tax law asks for your address.',
        'A score decides on payment by invoice.',
      ],
    },
    source: gdpr('article 13(1)(a) to (f) and (2)(a) to (f)', 'One line for each point, in the order of the law'),
  },
  {
    name: 'Data that did not come from the person',
    given: {
      law: 'eu',
      otherSources: 'The commercial register, which is open to the public',
      purposes: [{ purpose: 'Check who you are', data: 'Register entry', basis: 'duty', kept: 'Five years' }],
    },
    expect: {
      text: ['Register entry', 'We have them from:', '- The commercial register, which is open to the public'],
    },
    source: gdpr(
      'article 14(1)(d) and (2)(f)',
      'The categories of data; the source, and whether it is publicly accessible',
    ),
  },
  {
    name: 'A purpose without a period',
    given: { purposes: [{ purpose: 'Send news', data: 'E-mail', basis: 'consent', kept: '' }] },
    problem: 'purposes',
    source: gdpr('article 13(2)(a)', 'The period, or the criteria used to determine it'),
  },
  {
    name: 'An interest that is not named stays open',
    given: { purposes: [{ purpose: 'Prevent fraud', data: 'Orders', basis: 'interests', kept: 'One year' }] },
    expect: { text: ['this is the interest:\n\n- [your legitimate interests]'] },
    source: gdpr('article 13(1)(d)', 'The legitimate interests pursued have to be told'),
  },
  {
    name: 'Rights of residents of California',
    given: { law: 'us', california: true, sensitive: true },
    expect: {
      text: [
        'what we collected, where from, what for and to whom it was disclosed',
        'have it deleted',
        'wrong information corrected',
        'We do not sell personal information',
        'limit that use',
        'We do not treat you worse because you use a right.',
      ],
    },
    source: civilCode(
      '1798.105, 1798.106, 1798.110, 1798.115, 1798.120, 1798.121 and 1798.125',
      'One line for each right',
    ),
  },
])
