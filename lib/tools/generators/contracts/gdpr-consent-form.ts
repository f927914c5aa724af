import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './gdpr-consent-form.template.md'

/** Words that join two purposes, or say that silence is consent. */
const bundled = /\s(?:and|or|as well as|und|et|y)\s|[;/]|,/i

export default defineLetter({
  template,
  law: 'eu',
  form: {
    controllerName: text('Who asks', { placeholder: 'Harbour Club e.V.', help: 'The controller, by its full name.' }),
    controllerAddress: longText('Address and contact', {
      lines: 3,
      maxLength: 500,
      help: 'With those of a representative in the European Union, if you have one (article 13(1)(a)).',
    }),
    purposes: rows('Purposes', {
      columns: {
        purpose: text('Purpose', { maxLength: 300 }),
        data: text('Data', { maxLength: 300 }),
      },
      initial: [{ purpose: 'Send you the newsletter by e-mail', data: 'Name, e-mail address' }],
      row: 'purpose',
      min: 1,
      max: 60,
      help: 'One purpose a row. Each gets boxes of its own.',
    }),
    withdrawal: text('Withdraw by writing to', { placeholder: 'privacy@example.org' }),
    retention: longText('How long the data are kept', {
      lines: 2,
      maxLength: 1000,
      placeholder: 'Until you withdraw your consent, then at most 30 days.',
    }),

    channel: choice('Consent is given', {
      options: { same: 'On paper or in person', online: 'By e-mail or online' },
      initial: 'same',
      refines: true,
      section: 'Consent',
    }),
    without: choice('Without consent', {
      options: { nothing: 'Nothing changes', service: 'The service is refused' },
      initial: 'nothing',
      refines: true,
      section: 'Consent',
    }),
    preticked: toggle('Boxes ticked beforehand', { refines: true, section: 'Consent' }),
    special: toggle('Health, religion or other special data', { refines: true, section: 'Consent' }),
    child: toggle('For children', { refines: true, section: 'Consent' }),
    age: integer('Age from which they consent themselves', {
      initial: 16,
      min: 13,
      max: 16,
      unit: 'years',
      help: 'Article 8 says 16; a member state may go down to 13. It applies to services offered online.',
      refines: true,
      section: 'Consent',
      shownWhen: { field: 'child', is: true },
    }),
    officer: text('Data protection officer', { optional: true, refines: true, section: 'What article 13 asks for' }),
    recipients: longText('Recipients', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line, by name or kind.',
      refines: true,
      section: 'What article 13 asks for',
    }),
    transfer: longText('Transfer outside of the EEA', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'The country and the safeguard, such as standard contractual clauses and where to get a copy.',
      refines: true,
      section: 'What article 13 asks for',
    }),
    authority: text('Supervisory authority', {
      placeholder: 'Hamburgischer Beauftragter für Datenschutz',
      refines: true,
      section: 'What article 13 asks for',
    }),
    automated: longText('Decisions by a computer alone', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'The logic and what it means for the person.',
      refines: true,
      section: 'What article 13 asks for',
    }),
    personName: text('Who consents', { optional: true, as: 'name', refines: true, section: 'The form' }),
    guardianName: text('Who signs for a child', {
      optional: true,
      as: 'name',
      refines: true,
      section: 'The form',
      shownWhen: { field: 'child', is: true },
    }),
    formVersion: text('Version of the form', { initial: '1', refines: true, section: 'The form' }),
  },
  unwritten: ['without', 'preticked'],

  refuses({ without, preticked, purposes }) {
    if (preticked)
      return problem(
        'preticked',
        'must be off: silence and boxes ticked beforehand are no consent (GDPR recital 32, article 4(11))',
      )
    if (without === 'service')
      return problem(
        'without',
        'must change nothing: a service must not depend on consent that it does not need (GDPR article 7(4))',
      )
    return purposes.some(({ purpose }) => purpose.trim() === '')
      ? problem('purposes', 'must each say what the data are used for (GDPR article 13(1)(c))')
      : undefined
  },

  warns({ purposes, transfer }) {
    const joined = purposes.filter(({ purpose }) => bundled.test(purpose)).map(({ purpose }) => purpose)
    const missing = purposes.filter(({ data }) => data.trim() === '').length
    return [
      ...(joined.length > 0
        ? [
            {
              is: 'fair' as const,
              says: `This may be more than one purpose: “${joined[0]}”. Consent is asked for each purpose by itself (GDPR recitals 32 and 43).`,
            },
          ]
        : []),
      ...(missing > 0
        ? [{ is: 'fair' as const, says: 'A purpose does not name its data. Nobody can agree to what is not said.' }]
        : []),
      ...(transfer
        ? [
            {
              is: 'plain' as const,
              says: 'For a transfer, name the safeguard and where a copy can be had (GDPR article 13(1)(f)).',
            },
          ]
        : []),
      {
        is: 'plain' as const,
        says: 'Not legal advice. Ask first whether you need consent: a contract or a duty may be the better basis.',
      },
    ]
  },

  records: { kind: 'other', business: { name: 'controllerName', address: 'controllerAddress' } },
  makes: 'A consent form with boxes for each purpose and the information of article 13 GDPR.',
  limits: [
    'Not legal advice. For consent on paper under the GDPR; cookies, scientific research and employment have rules of their own.',
    'It is written for data that the person gives you. Data from elsewhere need the information of article 14.',
    'Whether consent was freely given depends on the situation, which no form can show.',
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), articles 4(11), 6 to 9 and 13',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: 'EDPB Guidelines 05/2020 on consent under Regulation 2016/679',
      href: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en',
    },
  ],

  examples: [
    {
      name: 'A club with a newsletter and photos',
      given: {
        controllerName: 'Harbour Club e.V.',
        controllerAddress: 'Am Hafen 3\n20457 Hamburg\nprivacy@example.org',
        purposes: [
          { purpose: 'Send you the newsletter by e-mail', data: 'Name, e-mail address' },
          { purpose: 'Publish photos of you from regattas on our website', data: 'Photos' },
        ],
        withdrawal: 'privacy@example.org',
        retention: 'Until you withdraw your consent, then at most 30 days.',
        authority: 'the Hamburg Commissioner for Data Protection',
      },
      expect: {
        text: [
          'Publish photos of you from regattas on our website\tPhotos\t☐ Yes ☐ No',
          'Nobody outside of Harbour Club e.V. receives the data.',
          'Write to privacy@example.org',
        ],
      },
    },
    {
      name: 'A camp for children',
      given: { child: true, age: 14, special: true },
      expect: { text: ['For a child under 14 years of age', 'article 9(2)(a) GDPR'] },
    },
  ],
})
