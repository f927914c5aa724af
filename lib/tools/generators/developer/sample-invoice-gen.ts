import { answeredSamples, answersCsv, answersJson, sampleArchive, sampleErrors } from '@/lib/engines/sample-invoices'
import { choice, date, defineGenerator, integer } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'

export default defineGenerator({
  form: {
    count: integer('Invoices', { initial: 12, min: 1, max: 200, slider: { from: 1, to: 200, step: 1 } }),
    country: choice('From', {
      options: {
        mixed: 'All six countries',
        us: 'United States',
        uk: 'United Kingdom',
        de: 'Germany',
        fr: 'France',
        es: 'Spain',
        in: 'India',
      },
      initial: 'mixed',
      as: 'menu',
      help: 'Language, currency, tax and addresses follow.',
    }),
    length: choice('Lines on each', {
      options: { short: '1 to 5', medium: '6 to 18', long: '40 to 70, several pages' },
      initial: 'short',
      as: 'menu',
    }),
    wrong: integer('Wrong ones, of ten', {
      initial: 2,
      min: 0,
      max: 10,
      slider: { from: 0, to: 10, step: 1 },
      help: 'With a fault that the answer key names.',
    }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 4_294_967_295,
      help: 'The same seed makes the same invoices.',
    }),
    from: date('Date of the first one', {
      initial: '2026-01-05',
      min: '1990-01-01',
      max: '2090-12-31',
      refines: true,
    }),
    format: choice('Files in the archive', { options: { pdf: 'PDF', html: 'HTML' }, initial: 'pdf', refines: true }),
    paper: sheetFields.paper,
  },
  makes:
    'Made-up invoices in six countries’ languages and currencies, every sheet marked SAMPLE, with the figures that a program has to read from them.',
  limits: [
    'The mark cannot be taken off. These files are for tests of software, not for anybody’s books.',
    'Tax numbers and accounts have check digits or beginnings that no authority gives, postcodes lie below the first one in use. Telephones are of ranges kept for films; mail goes to .example, which does not exist.',
    'Names are put together from lists and may be somebody’s by chance.',
    'Tax rates are usual ones and no statement of law.',
    'Sheets are clean: no skew, blur or stains. At most 200 at a time.',
  ],
  sources: [
    { title: 'RFC 2606: reserved top level DNS names', href: 'https://www.rfc-editor.org/rfc/rfc2606' },
    {
      title: 'ISO/IEC 7064, MOD 97-10, as ISO 13616 applies it to IBANs',
      href: 'https://www.iso.org/standard/31531.html',
    },
    {
      title: 'IRS: how EINs are assigned and valid EIN prefixes',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
    },
    {
      title: 'Bundesnetzagentur: telephone numbers for media productions',
      href: 'https://www.bundesnetzagentur.de/DE/Fachthemen/Telekommunikation/Nummerierung/start.html',
    },
    {
      title: 'Ofcom: telephone numbers for use in drama programmes',
      href: 'https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build(values, { show }) {
    const [first] = answeredSamples({ ...values, count: 1 })
    if (!first) throw new RangeError('a request for one invoice gives one')
    const { document } = first.written
    const { error } = first.sample
    return {
      ...document,
      blocks: [
        ...document.blocks,
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Invoices in the archive', value: `${show.count(values.count)}; the first one is shown` },
            { label: 'Wrong on this one', value: sampleErrors[error] },
          ],
        },
      ],
    }
  },

  files: {
    zip: {
      label: 'ZIP with all invoices',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      make: (values, context) => sampleArchive(values, context),
    },
    csv: {
      label: 'Answer key CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: (values) => answersCsv(answeredSamples(values)),
    },
    json: {
      label: 'Answer key JSON',
      type: 'application/json',
      extension: 'json',
      make: (values) => answersJson(answeredSamples(values), values.seed),
    },
  },
  fresh: { label: 'Other invoices', seed: 'seed', below: 1_000_000 },

  examples: [
    {
      name: 'German invoices without a fault',
      given: { country: 'de', wrong: 0, count: 3 },
      expect: { text: ['SAMPLE · Rechnung', 'SAMPLE. Made up for tests', 'Deutschland', 'Wrong on this one: None'] },
    },
  ],
})
