import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, problem, text, toggle } from '@/lib/kits/generator'
import { uncurableClaims } from '@/lib/subjects/marketing/uncurable-claims'
import template from './disclaimer.template.md'

interface Advice {
  legal: boolean
  financial: boolean
  tax: boolean
  medical: boolean
}

const kindsOfAdvice = ['legal', 'financial', 'tax', 'medical'] as const

/** 'legal, tax or medical'; undefined where no kind is ticked. */
function adviceKinds(values: Advice): string | undefined {
  const kinds: string[] = kindsOfAdvice.filter((kind) => values[kind])
  const last = kinds.pop()
  return kinds.length > 0 ? `${kinds.join(', ')} or ${last}` : last
}

const part = (label: string, initial = false) => toggle(label, { initial, refines: true, section: 'What it says' })
const ofAdvice = (label: string) => toggle(label, { refines: true, section: 'No advice' })

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    siteName: text('Site or channel', { placeholder: 'The Torque Letter' }),
    ownerName: text('Publisher', { placeholder: 'Harbour Tools Ltd' }),
    contact: text('Contact', { placeholder: 'hello@example.org' }),
    law: choice('Readers in', {
      options: { uk: 'United Kingdom', us: 'United States', eu: 'European Union', global: 'Elsewhere' },
      initial: 'global',
      initialIn: { uk: 'uk', us: 'us', eu: 'eu', de: 'eu', fr: 'eu', es: 'eu', it: 'eu', nl: 'eu', ie: 'eu' },
      as: 'menu',
    }),
    general: part('General information', true),
    affiliate: part('Affiliate links'),
    sponsored: part('Paid contributions'),
    independent: part('No money from those written about'),
    earnings: part('Results and earnings'),
    health: part('Health and exercise'),
    ai: part('Made with artificial intelligence'),
    links: part('Links to other sites', true),
    fairUse: part('Works of others'),
    opinions: part('Opinions of the authors'),
    legal: ofAdvice('Legal'),
    financial: ofAdvice('Financial'),
    tax: ofAdvice('Tax'),
    medical: ofAdvice('Medical'),

    programmes: text('Affiliate programmes', {
      optional: true,
      placeholder: 'the bookshop Pages & Co',
      refines: true,
      section: 'In detail',
      shownWhen: { field: 'affiliate', is: true },
    }),
    typical: text('What is typical', {
      optional: true,
      placeholder: 'Of 120 customers asked in 2026, half earned less than they had spent.',
      help: 'A whole sentence with figures you can prove.',
      maxLength: 500,
      refines: true,
      section: 'In detail',
      shownWhen: { field: 'earnings', is: true },
    }),
    aiChecked: toggle('A person checks everything', {
      initial: true,
      refines: true,
      section: 'In detail',
      shownWhen: { field: 'ai', is: true },
    }),
    short: toggle('Short versions for captions', { initial: true, refines: true, section: 'In detail' }),
    claims: longText('Claims of your site', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'Paste headlines or an advertisement. The page looks for claims that no disclaimer makes good; they do not stand in the text.',
      refines: true,
      section: 'In detail',
    }),
    effective: date('Last updated', { optional: true, later: true, refines: true, section: 'In detail' }),
  },
  unwritten: ['claims', 'legal', 'financial', 'tax', 'medical'],
  derived: {
    adviceKinds: { label: 'kinds of advice', from: [], write: adviceKinds },
    advice: {
      label: 'advice',
      from: [],
      write: (values) => (adviceKinds(values) === undefined ? undefined : 'yes'),
    },
    hasShort: {
      label: 'short versions',
      from: [],
      write: (values) =>
        adviceKinds(values) !== undefined ||
        [values.affiliate, values.sponsored, values.health, values.earnings, values.ai, values.opinions].includes(true)
          ? 'yes'
          : undefined,
    },
  },

  refuses({ independent, affiliate, sponsored }) {
    return independent && (affiliate || sponsored)
      ? problem('independent', 'must be off while affiliate links or paid contributions are on')
      : undefined
  },

  warns({ claims, affiliate, sponsored, health, medical, earnings, typical, law }) {
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const found = uncurableClaims(claims ?? '')
    return [
      ...(found.length > 0
        ? [
            {
              is: 'bad' as const,
              says: `No disclaimer makes these claims good: ${found.join(', ')}. Prove them or take them off the site.`,
            },
          ]
        : []),
      ...(affiliate || sponsored
        ? [
            fair(
              law === 'us'
                ? 'A page of its own is not enough: the connection must be disclosed clearly and conspicuously with the endorsement itself (16 CFR 255.5).'
                : 'A page of its own is not enough. Say it where the link or the paid contribution stands.',
            ),
          ]
        : []),
      ...(health && !medical ? [fair('You write about health and do not say that it is no medical advice.')] : []),
      ...(earnings && !typical
        ? [fair('Name what is typical. “Results may vary” corrects no impression that a success story has made.')]
        : []),
      {
        is: 'plain' as const,
        says: 'Not legal advice. A disclaimer explains; it does not undo what the site promises.',
      },
    ]
  },

  records: { kind: 'other', business: { name: 'ownerName', email: 'contact' }, date: 'effective' },
  makes: 'A disclaimer of the parts you choose, with short versions for captions.',
  limits: [
    'Not legal advice. It limits no liability that the law does not let be limited.',
    'Professions with rules of their own, such as lawyers, doctors and investment firms, need the notices that those rules prescribe.',
    'An imprint, a privacy policy and terms of sale are other documents.',
    'The list of claims is short and English. A clean text can still mislead.',
  ],
  sources: [
    {
      title: '16 CFR 255.5: disclosure of material connections',
      href: 'https://www.ecfr.gov/current/title-16/section-255.5',
    },
    {
      title: 'Unfair Contract Terms Act 1977, section 2: negligence liability',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
    },
    {
      title: 'Directive 93/13/EEC on unfair terms in consumer contracts, article 5',
      href: 'https://eur-lex.europa.eu/eli/dir/1993/13/oj',
    },
  ],

  examples: [
    {
      name: 'A letter about tools',
      given: {
        siteName: 'The Torque Letter',
        ownerName: 'Harbour Tools Ltd',
        contact: 'hello@example.org',
        affiliate: true,
        programmes: 'the bookshop Pages & Co',
        opinions: true,
        law: 'us',
      },
      expect: {
        text: [
          'Some links on The Torque Letter are affiliate links, among them those of the bookshop Pages & Co.',
          '- Ad: I earn a commission if you buy through links here.',
          '- My own opinion.',
        ],
      },
    },
    {
      name: 'A channel on money',
      given: {
        siteName: 'Plain Pounds',
        legal: true,
        financial: true,
        tax: true,
        earnings: true,
        short: false,
        law: 'uk',
      },
      expect: {
        text: [
          'Nothing here is legal, financial or tax advice',
          'We do not know what is typical.',
          'death or injury by our negligence',
        ],
      },
    },
  ],
})
