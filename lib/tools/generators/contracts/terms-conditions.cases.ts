import { defineGeneratorCases } from '@/lib/kits/generator'
import terms from './terms-conditions'

const rights = (article: string, how: string) => ({
  title: `Directive 2011/83/EU, ${article}`,
  href: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  how,
})
const unfair = (point: string, how: string) => ({
  title: `Directive 93/13/EEC, annex, ${point}`,
  href: 'https://eur-lex.europa.eu/eli/dir/1993/13/oj',
  how,
})

export default defineGeneratorCases(terms, [
  {
    name: 'Withdrawal from a sale to a consumer',
    given: { kind: 'shop', law: 'eu', buyers: 'consumers', contact: 'a@example.org' },
    expect: {
      text: [
        'withdraw from the contract within 14 days without giving a reason',
        'who is not the carrier, have the goods in hand; of several goods in one order, the last of them',
        'within 14 days of your message, by the means of payment you used',
        'at our risk until you',
        'the button that says you have to pay',
      ],
    },
    source: rights('articles 8(2), 9, 13(1) and 20', 'Button, period and its beginning, refund, passing of risk'),
  },
  {
    name: 'Withdrawal from a service to a consumer',
    given: { kind: 'service', law: 'eu', buyers: 'consumers' },
    expect: { text: ['The period begins on the day of the contract.', 'you pay for what was done until then'] },
    source: rights('articles 9(2)(a) and 14(3)', 'The day of conclusion; the share that was provided'),
  },
  {
    name: 'A limit of liability towards consumers',
    given: { kind: 'shop', law: 'uk', buyers: 'both', cap: 1000 },
    problem: 'cap',
    source: unfair(
      '1(a) and (b)',
      'Excluding liability for death or injury, or rights of the consumer inappropriately',
    ),
  },
  {
    name: 'Changes have a reason and a way out',
    given: { kind: 'service', law: 'eu', buyers: 'consumers', changeDays: 45 },
    expect: {
      text: ['only for a reason', 'tell you 45 days before', 'end the contract before that day, free of charge'],
    },
    source: unfair('1(j) and 2(b)', 'No change without a valid reason; notice, and freedom to dissolve the contract'),
  },
  {
    name: 'A consumer keeps the courts at home',
    given: { kind: 'shop', law: 'uk', buyers: 'consumers', governingLaw: 'England and Wales' },
    expect: {
      text: ['mandatory law of the country where you live, and may go to court there', 'death or injury by negligence'],
    },
    source: {
      title: 'Consumer Rights Act 2015, section 65: no limit for death or injury by negligence',
      href: 'https://www.legislation.gov.uk/ukpga/2015/15/section/65',
    },
  },
  {
    name: 'Terms for businesses alone say nothing of consumers',
    given: { kind: 'shop', law: 'eu', buyers: 'businesses', governingLaw: 'Germany', courts: 'Hamburg' },
    expect: {
      text: [
        'We sell to businesses only.',
        'The law of Germany applies.\n\nBetween businesses, the courts of Hamburg decide.',
      ],
    },
    source: {
      title: 'Directive 93/13/EEC, article 2(b)',
      href: 'https://eur-lex.europa.eu/eli/dir/1993/13/oj',
      how: 'A consumer acts outside their trade, business or profession: a sale to businesses only has none',
    },
  },
  {
    name: 'A site that sells nothing keeps the consumer’s protection',
    given: { kind: 'site', law: 'eu', buyers: 'businesses', governingLaw: 'Germany' },
    expect: { text: ['The law of Germany applies. If you are a consumer, you keep the protection'] },
    source: {
      title: 'Directive 93/13/EEC, article 2(b)',
      href: 'https://eur-lex.europa.eu/eli/dir/1993/13/oj',
      how: 'A reader of a site may be a consumer, whoever was meant to buy',
    },
  },
])
