import { defineGeneratorCases } from '@/lib/kits/generator'
import policy from './cookie-policy'

const ePrivacy = (how: string) => ({
  title: 'Directive 2002/58/EC, article 5(3)',
  href: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
  how,
})
const regulations = (how: string) => ({
  title: 'Privacy and Electronic Communications Regulations 2003, regulation 6 and Schedule A1',
  href: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/6',
  how,
})
const statisticalPurposes = regulations(
  'Schedule A1, paragraph 5, as the commissioner’s guidance of 29 April 2026 applies it: information and a simple, free way to object, no consent',
)
const row = (kind: 'necessary' | 'preferences' | 'statistics' | 'advertising', lasts = '30 days') => ({
  cookie: 'one',
  provider: 'Example Ltd',
  purpose: 'Count visits',
  kind,
  lasts,
})

export default defineGeneratorCases(policy, [
  {
    name: 'Statistics wait for consent in the European Union',
    given: { law: 'eu', cookies: [row('statistics')], change: 'Use the link below.' },
    expect: {
      text: [
        'strictly necessary for what you asked of us is stored without asking (article 5(3) of Directive 2002/58/EC)',
        'waits until you agree',
        'How to change your mind\n\nUse the link below.',
      ],
    },
    source: ePrivacy('Consent with clear information, except for what is strictly necessary for a service asked for'),
  },
  {
    name: 'Strictly necessary cookies alone',
    given: { law: 'eu', cookies: [row('necessary')] },
    expect: { text: ['That needs no consent (article 5(3) of Directive 2002/58/EC), so there is no banner.'] },
    source: ePrivacy('The second exception'),
  },
  {
    name: 'Statistics with a way out in the United Kingdom',
    given: { law: 'uk', cookies: [row('statistics')], ukStatistics: 'Open “Settings” and switch off counting.' },
    expect: {
      text: [
        'Cookies of the kind statistics are an exception',
        'switch them off: Open “Settings” and switch off counting.',
      ],
    },
    source: regulations(
      'Schedule A1, in force since 5 February 2026: statistics to improve the service, with an objection',
    ),
  },
  {
    name: 'A banner in the United Kingdom asks for advertising, not for statistics with a way out',
    given: {
      law: 'uk',
      wording: true,
      cookies: [row('statistics'), row('advertising')],
      ukStatistics: 'Open “Settings”.',
    },
    expect: {
      text: [
        'than the site needs, for: advertising. You decide',
        'We also count how the site is used, so that we can improve it. You can switch that off: Open “Settings”.',
      ],
    },
    source: statisticalPurposes,
  },
  {
    name: 'A banner in the United Kingdom for statistics alone asks for nothing',
    given: { law: 'uk', wording: true, cookies: [row('statistics')], ukStatistics: 'Open “Settings”.' },
    expect: {
      text: ['and count how it is used, so that we can improve it. You can switch the counting off: Open “Settings”.'],
    },
    source: statisticalPurposes,
  },
  {
    name: 'The same way out changes nothing in the European Union',
    given: { law: 'eu', wording: true, cookies: [row('statistics')], ukStatistics: 'Open “Settings”.' },
    expect: { text: ['than the site needs, for: statistics. You decide'] },
    source: ePrivacy('Counting visits is no part of what a visitor asks for'),
  },
  {
    name: 'A cookie without a period',
    given: { cookies: [row('necessary', '')] },
    problem: 'cookies',
    source: {
      title: 'Court of Justice, C-673/17 Planet49',
      href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62017CJ0673',
      how: 'Clear and comprehensive information includes how long cookies operate and whether third parties have access',
    },
  },
  {
    name: 'The kinds named in the banner',
    given: { law: 'eu', wording: true, cookies: [row('advertising'), row('preferences'), row('necessary')] },
    expect: { text: ['for: preferences, advertising. You decide'] },
    source: { title: 'The banner written by hand', how: 'Two kinds need consent, in the order of the form' },
  },
])
