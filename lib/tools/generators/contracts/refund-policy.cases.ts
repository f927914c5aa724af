import { defineGeneratorCases } from '@/lib/kits/generator'
import policy from './refund-policy'

const directive = (article: string, how: string) => ({
  title: `Directive 2011/83/EU, ${article}`,
  href: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  how,
})
const regulations = {
  title: 'Consumer Contracts Regulations 2013, regulations 30 and 34',
  href: 'https://www.legislation.gov.uk/uksi/2013/3134/part/3',
}

export default defineGeneratorCases(policy, [
  {
    name: 'Fourteen days to withdraw, to return and to refund',
    given: { law: 'eu', windowDays: 14, contact: 'a@example.org' },
    expect: {
      text: [
        'withdraw from the contract within 14 days without giving a reason',
        'receive the goods; of several goods in one order, the last of them',
        'Send the goods back within 14 days of that message.',
        'including the standard delivery to you, within 14 days of the day on which you told us',
        'We may wait until the goods are back, or until you show that you have sent them.',
      ],
    },
    source: directive('articles 9(1), 9(2)(b), 13(1), 13(3) and 14(1)', 'Each period and its beginning'),
  },
  {
    name: 'Thirteen days in the European Union',
    given: { law: 'eu', windowDays: 13 },
    problem: 'windowDays',
    source: directive('article 9(1)', 'A period of 14 days'),
  },
  {
    name: 'Thirteen days elsewhere',
    given: { law: 'global', windowDays: 13 },
    expect: { text: ['You may return goods within 13 days of receiving them'] },
    source: { title: 'The policy written by hand' },
  },
  {
    name: 'A refund after fifteen days in the United Kingdom',
    given: { law: 'uk', refundDays: 15 },
    problem: 'refundDays',
    source: regulations,
  },
  {
    name: 'A restocking fee in the European Union',
    given: { law: 'eu', restocking: 0.1 },
    problem: 'restocking',
    source: directive('article 14(5)', 'No liability from withdrawing beyond articles 13(2) and 14'),
  },
  {
    name: 'Faulty goods bear no fee anywhere',
    given: { law: 'us', restocking: 0.1 },
    expect: {
      text: [
        'on goods that are not faulty',
        'If goods are faulty or not as described, we repair or replace them or refund the price, and pay for the return.',
      ],
    },
    source: { title: 'The specification', how: 'Restocking fee on faulty goods is refused' },
  },
])
