import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './privacy-policy.template.md'

const article13 = 'What articles 13 and 14 ask for'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    controllerName: text('Who is responsible', {
      placeholder: 'Harbour Tools Ltd',
      help: 'The legal name of the firm, club or person that decides why data are used.',
    }),
    controllerAddress: longText('Address', { lines: 3, maxLength: 500 }),
    contact: text('Contact for questions of data', { placeholder: 'privacy@example.org' }),
    law: choice('You are in', {
      options: { eu: 'European Union', uk: 'United Kingdom', us: 'United States', global: 'Elsewhere' },
      initial: 'eu',
      initialIn: { uk: 'uk', us: 'us' },
      as: 'menu',
    }),
    purposes: rows('Purposes', {
      columns: {
        purpose: text('Purpose', { maxLength: 300 }),
        data: text('Data', { maxLength: 300 }),
        basis: choice('Ground', {
          options: {
            consent: 'Consent',
            contract: 'Contract with you',
            duty: 'Legal duty',
            interests: 'Legitimate interest',
            vital: 'Vital interest',
            task: 'Public task',
          },
          initial: 'contract',
        }),
        kept: text('Kept for', { maxLength: 300 }),
      },
      initial: [
        {
          purpose: 'Deliver what you order',
          data: 'Name, address, order',
          basis: 'contract',
          kept: 'Until delivery and returns are settled',
        },
      ],
      row: 'purpose',
      min: 1,
      max: 100,
      help: 'One purpose a row. Keeping invoices, sending a newsletter and measuring visits are three.',
    }),

    effective: date('Last updated', { optional: true, later: true, refines: true, section: article13 }),
    interests: longText('Your legitimate interests', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'For purposes on that ground: what you have of it, one a line.',
      refines: true,
      section: article13,
    }),
    marketing: toggle('Direct marketing', { refines: true, section: article13 }),
    otherSources: longText('Data from elsewhere', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One source a line, and whether it is open to the public (article 14).',
      refines: true,
      section: article13,
    }),
    required: longText('Data that must be given', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'Which, by what law or contract, and what follows when they are not given. As whole sentences.',
      refines: true,
      section: article13,
    }),
    recipients: longText('Recipients', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line, by name or kind: host, payment service, carrier, tax adviser.',
      refines: true,
      section: article13,
    }),
    transfer: longText('Transfer to other countries', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'The country, the adequacy decision or safeguard, and where to get a copy. As a whole sentence.',
      refines: true,
      section: article13,
    }),
    automated: longText('Decisions by a computer alone', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'The logic and what it means for the person. As whole sentences.',
      refines: true,
      section: article13,
    }),
    officer: text('Data protection officer', { optional: true, refines: true, section: article13 }),
    representative: text('Representative', {
      optional: true,
      help: 'For a firm outside of the European Union or the United Kingdom that has to name one.',
      refines: true,
      section: article13,
    }),
    authority: text('Supervisory authority', {
      optional: true,
      placeholder: 'the Information Commissioner’s Office',
      refines: true,
      section: article13,
    }),

    california: toggle('Residents of California (CCPA)', { refines: true, section: 'California' }),
    sells: toggle('Data are sold or shared for advertising', {
      refines: true,
      section: 'California',
      shownWhen: { field: 'california', is: true },
    }),
    soldCategories: longText('Categories sold or shared', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'One a line.',
      refines: true,
      section: 'California',
      shownWhen: { field: 'california', is: true },
    }),
    sensitive: toggle('Sensitive data beyond what was asked for', {
      refines: true,
      section: 'California',
      shownWhen: { field: 'california', is: true },
    }),
    tollFree: text('Toll-free number', {
      optional: true,
      help: 'A business that deals with its customers online alone needs an e-mail address only.',
      refines: true,
      section: 'California',
      shownWhen: { field: 'california', is: true },
    }),

    cookies: text('Address of your cookie policy', { optional: true, refines: true, section: 'More' }),
    children: longText('Children', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'From which age, and how parents agree. As whole sentences.',
      refines: true,
      section: 'More',
    }),
  },
  derived: {
    usesInterests: {
      label: 'legitimate interests',
      from: [],
      write: ({ purposes }) => (purposes.some(({ basis }) => basis === 'interests') ? 'yes' : undefined),
    },
    usesConsent: {
      label: 'consent',
      from: [],
      write: ({ purposes }) => (purposes.some(({ basis }) => basis === 'consent') ? 'yes' : undefined),
    },
  },

  refuses({ purposes }) {
    if (purposes.some(({ purpose }) => purpose.trim() === ''))
      return problem('purposes', 'must each say what the data are used for (GDPR article 13(1)(c))')
    return purposes.some(({ kept }) => kept.trim() === '')
      ? problem(
          'purposes',
          'must each say how long the data are kept, or by what that is decided (GDPR article 13(2)(a))',
        )
      : undefined
  },

  warns({ purposes, law, authority, california, sells, tollFree, marketing }) {
    const says = (is: 'fair' | 'plain', text: string) => ({ is, says: text })
    const withoutData = purposes.some(({ data }) => data.trim() === '')
    const sendsNews = purposes.some(({ purpose }) => /newsletter|marketing|advert/i.test(purpose))
    return [
      ...(withoutData ? [says('fair', 'A purpose does not name its data.')] : []),
      ...(sendsNews && !marketing
        ? [
            says(
              'fair',
              'A purpose looks like direct marketing. Tick it: the right to object has to be pointed out (GDPR article 21(4)).',
            ),
          ]
        : []),
      ...(law === 'uk' && !authority
        ? [says('plain', 'In the United Kingdom the supervisory authority is the Information Commissioner.')]
        : []),
      ...(california && sells
        ? [
            says(
              'fair',
              'Your website needs the link “Do Not Sell or Share My Personal Information” (Civil Code 1798.135).',
            ),
          ]
        : []),
      ...(california && !tollFree
        ? [says('plain', 'Without a toll-free number, e-mail alone is enough only for a business that is online only.')]
        : []),
      says('plain', 'Not legal advice. The policy is right only if it says what you really do.'),
    ]
  },

  records: {
    kind: 'other',
    business: { name: 'controllerName', address: 'controllerAddress', email: 'contact' },
    date: 'effective',
  },
  makes: 'A privacy policy with the information of articles 13 and 14 GDPR, and a part for California.',
  limits: [
    'Not legal advice. For websites, shops, clubs and small firms. Health, credit, employment and research data have rules of their own.',
    'It covers the GDPR, the UK GDPR and the California Consumer Privacy Act. Laws of other US states and of other countries are not in the text.',
    'California wants data named by the categories of its Act. The page does not sort yours into them.',
    'Whether a ground fits a purpose is not judged, nor whether a balance of interests comes out in your favour.',
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), articles 12 to 22',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: 'UK GDPR, articles 13 and 14',
      href: 'https://www.legislation.gov.uk/eur/2016/679/article/13',
    },
    {
      title: 'California Consumer Privacy Act, Civil Code 1798.100 to 1798.135',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5',
    },
  ],

  examples: [
    {
      name: 'A tool shop in Hamburg',
      given: {
        controllerName: 'Hafenwerk GmbH',
        controllerAddress: 'Am Hafen 3\n20457 Hamburg',
        contact: 'privacy@example.org',
        law: 'eu',
        effective: '2026-12-01',
        purposes: [
          { purpose: 'Deliver what you order', data: 'Name, address, order', basis: 'contract', kept: 'Three years' },
          { purpose: 'Keep invoices', data: 'Name, address, amounts', basis: 'duty', kept: 'As long as tax law asks' },
          { purpose: 'Send the newsletter', data: 'E-mail address', basis: 'consent', kept: 'Until you withdraw' },
        ],
        marketing: true,
        recipients: 'A carrier\nA payment service\nOur host',
        authority: 'the Hamburg Commissioner for Data Protection',
      },
      expect: {
        text: [
          'Send the newsletter\tE-mail address\tConsent\tUntil you withdraw',
          'you may withdraw it at any time by writing to privacy@example.org',
          'The data do not leave the European Economic Area.',
        ],
      },
    },
    {
      name: 'An app with users in California',
      given: {
        controllerName: 'Fulton Analytics Inc.',
        law: 'us',
        california: true,
        sells: true,
        soldCategories: 'Internet activity',
        tollFree: '1-800-555-0100',
        contact: 'privacy@example.com',
      },
      expect: {
        text: [
          'Do Not Sell or Share My Personal Information',
          'Send a request to privacy@example.com or call 1-800-555-0100.',
        ],
      },
    },
  ],
})
