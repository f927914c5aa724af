import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { amountWords, inWordsFromMinor } from '@/lib/families/letters-contracts/amounts'
import { choice, date, integer, longText, money, problem, text, toggle, type Notice } from '@/lib/kits/generator'
import { plainVin, vinFault } from '@/lib/subjects/identifiers/vin'
import template from './bill-of-sale.template.md'

/** What is said of a vehicle identification number that does not fit. */
function vinNotices(typed: string): Notice[] {
  if (plainVin(typed) === '') return []
  const found = vinFault(typed)
  if (!found) return []
  const says = {
    length: 'The vehicle identification number must have 17 characters. Vehicles from before 1981 may have fewer.',
    letters: 'A vehicle identification number has digits and letters, but never I, O or Q.',
    check: `The ninth character of the vehicle identification number should be ${'expected' in found ? found.expected : ''}. Look at the plate again. Vehicles that were not made for North America need no check digit.`,
  }[found.fault]
  return [{ is: 'fair', says }]
}

export default defineLetter({
  template,
  law: 'us',
  form: {
    kind: choice('Sold is', {
      options: { vehicle: 'A vehicle', boat: 'A boat', other: 'Something else' },
      initial: 'vehicle',
    }),
    sellerName: text('Seller', { placeholder: 'Maya Lind', as: 'name' }),
    buyerName: text('Buyer', { placeholder: 'Ana Reyes', as: 'name' }),
    item: text('Item', { placeholder: 'a 2018 Ford Transit van, white', maxLength: 300 }),
    price: money('Price', { optional: true, later: true, above: 0 }),

    vin: text('VIN', {
      maxLength: 30,
      placeholder: '1M8GDM9AXKP042788',
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: 'vehicle' },
    }),
    hin: text('Hull number', {
      maxLength: 30,
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: 'boat' },
    }),
    year: text('Model year', {
      optional: true,
      maxLength: 4,
      pattern: { source: String.raw`^\d{4}$`, says: 'be a year of four digits' },
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: ['vehicle', 'boat'] },
    }),
    body: text('Body', {
      optional: true,
      placeholder: 'van',
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: 'vehicle' },
    }),
    plate: text('Plate or registration', {
      optional: true,
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: ['vehicle', 'boat'] },
    }),
    serial: text('Serial or engine number', {
      optional: true,
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: ['boat', 'other'] },
    }),
    odometer: choice('Odometer', {
      options: {
        actual: 'Shows the actual mileage',
        over: 'Has passed its limit',
        wrong: 'Does not show the actual mileage',
        exempt: 'Exempt from disclosure',
      },
      initial: 'actual',
      as: 'menu',
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: 'vehicle' },
    }),
    miles: integer('Odometer reading', {
      optional: true,
      later: true,
      unit: 'miles',
      min: 0,
      max: 9_999_999,
      refines: true,
      section: 'The item',
      shownWhen: { field: 'kind', is: 'vehicle' },
    }),
    included: longText('What belongs to it', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'The item',
    }),

    paid: choice('The price is', {
      options: { full: 'Paid', part: 'Paid in part', later: 'Paid later' },
      initial: 'full',
      refines: true,
      section: 'Price',
    }),
    received: money('Received', {
      optional: true,
      later: true,
      above: 0,
      refines: true,
      section: 'Price',
      shownWhen: { field: 'paid', is: 'part' },
    }),
    restDate: date('Rest paid by', {
      optional: true,
      later: true,
      refines: true,
      section: 'Price',
      shownWhen: { field: 'paid', is: ['part', 'later'] },
    }),
    method: text('Paid by', { optional: true, placeholder: 'bank transfer', refines: true, section: 'Price' }),
    words: amountWords('Price'),
    liens: text('Rights of others', {
      optional: true,
      placeholder: 'a loan of Harbour Bank, to be paid off from the price.',
      maxLength: 300,
      refines: true,
      section: 'Price',
    }),

    condition: choice('Sold', {
      options: { asis: 'As is', warranty: 'With a warranty' },
      initial: 'asis',
      refines: true,
      section: 'Condition',
    }),
    warrantyDays: integer('Warranty for', {
      initial: 30,
      unit: 'days',
      min: 1,
      max: 1095,
      refines: true,
      section: 'Condition',
      shownWhen: { field: 'condition', is: 'warranty' },
    }),
    known: longText('Known faults', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'Condition',
    }),

    saleDate: date('Date of sale', { optional: true, later: true, refines: true, section: 'Parties' }),
    place: text('Place', { optional: true, placeholder: 'Columbus, Ohio', refines: true, section: 'Parties' }),
    sellerAddress: longText('Address of the seller', { lines: 3, maxLength: 500, refines: true, section: 'Parties' }),
    buyerAddress: longText('Address of the buyer', { lines: 3, maxLength: 500, refines: true, section: 'Parties' }),
    witness: text('Witness', { optional: true, as: 'name', refines: true, section: 'Parties' }),
    notary: toggle('Block for a notary', { refines: true, section: 'Parties' }),
  },
  unwritten: ['words'],
  derived: {
    priceWords: {
      label: 'price in words',
      from: ['price'],
      write: ({ price, words }, context) =>
        inWordsFromMinor(toMinor(price ?? 0, context.minorDigits) ?? 0, words, context),
    },
    rest: {
      label: 'rest of the price',
      from: ['price', 'received'],
      write({ price = 0, received = 0 }, { minorDigits, show }) {
        const rest = (toMinor(price, minorDigits) ?? 0) - (toMinor(received, minorDigits) ?? 0)
        return show.money(fromMinor(rest, minorDigits))
      },
    },
  },

  refuses({ paid, price, received, saleDate, restDate }) {
    if (paid === 'part' && price !== undefined && received !== undefined && received >= price)
      return problem('received', 'must be less than the price')
    return paid !== 'full' && saleDate && restDate && restDate < saleDate
      ? problem('restDate', 'must not be before the sale')
      : undefined
  },

  warns({ kind, vin, odometer, paid, condition }) {
    const fair = (says: string) => ({ is: 'fair' as const, says })
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Many states have a form of their own for vehicles and boats, and some want a notary. Ask the office that registers it.',
      },
      ...(kind === 'vehicle' ? vinNotices(vin) : []),
      ...(kind === 'vehicle' && odometer === 'exempt'
        ? [
            fair(
              'Exempt are, among others, vehicles above 16,000 pounds, those up to model year 2010 after ten years, and later ones after twenty (49 CFR 580.17).',
            ),
          ]
        : []),
      ...(kind === 'vehicle' && odometer !== 'exempt'
        ? [fair('Federal law asks for the odometer disclosure on the title itself. This text does not replace that.')]
        : []),
      ...(paid !== 'full' ? [fair('The price is not paid in full. Write a promissory note for the rest.')] : []),
      ...(condition === 'asis'
        ? [fair('Some states limit sales as is. Faults that you know of and hide are not covered by it anywhere.')]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'sellerName', address: 'sellerAddress' },
    client: { name: 'buyerName', address: 'buyerAddress' },
    date: 'saleDate',
  },
  makes: 'A bill of sale for a vehicle, boat or other item, with odometer statement, liens and condition.',
  limits: [
    'Not legal advice. Written for private sales in the United States; state forms for titles and taxes come besides.',
    'The check digit of a VIN finds slips of the pen. It does not tell whether the vehicle exists or was stolen.',
    'Hull numbers and serial numbers are not checked.',
    'Dealers owe buyers more, such as the federal Buyers Guide, which this is not.',
  ],
  sources: [
    {
      title: '49 CFR 565.15: content of the vehicle identification number',
      href: 'https://www.ecfr.gov/current/title-49/section-565.15',
    },
    {
      title: '49 CFR 580.5 and appendix C: odometer disclosure',
      href: 'https://www.ecfr.gov/current/title-49/section-580.5',
    },
    { title: '49 CFR 580.17: exemptions', href: 'https://www.ecfr.gov/current/title-49/section-580.17' },
  ],

  examples: [
    {
      name: 'A van between neighbours',
      given: {
        sellerName: 'Maya Lind',
        buyerName: 'Ana Reyes',
        item: 'a 2018 Ford Transit van, white',
        price: 18500,
        vin: '1M8GDM9AXKP042788',
        miles: 61250,
        saleDate: '2027-03-06',
        words: 'without and',
        known: 'A dent in the left rear door',
      },
      expect: {
        text: [
          'The price is $18,500 (Eighteen thousand five hundred dollars), which the seller has received.',
          'The odometer reads 61,250 miles, without tenths.',
          'sold as is',
        ],
      },
    },
    {
      name: 'A boat paid in two steps',
      given: {
        kind: 'boat',
        item: 'a sailing dinghy with trailer',
        price: 4200,
        paid: 'part',
        received: 1200,
        restDate: '2027-05-01',
        condition: 'warranty',
        warrantyDays: 14,
      },
      expect: {
        text: ['of which the seller has received $1,200; $3,000.00 is paid by May 1, 2027', 'promises for 14 days'],
      },
    },
  ],
})
