import type { Typed } from '@/lib/kits/fields/read'
import type { ChoiceField, Field, Fields } from '@/lib/kits/fields/types'
import type { Side } from './sides'

/** One field of every kind, as it opens. The type asks for every kind there is. */
export const fieldKinds: { readonly [Kind in Field['kind']]: Field & { kind: Kind } } = {
  money: { kind: 'money', label: 'Price', initial: 250_000 },
  number: { kind: 'number', label: 'Distance by car', initial: 12.5, unit: 'miles' },
  integer: { kind: 'integer', label: 'People at the table', initial: 4 },
  percent: { kind: 'percent', label: 'Deposit', initial: 0.2, slider: { to: 0.5, step: 0.01 } },
  rate: { kind: 'rate', label: 'Interest', initial: 0.0625, per: 'year' },
  quantity: {
    kind: 'quantity',
    label: 'Width of the room',
    of: 'length',
    unit: 'm',
    units: ['m', 'cm', 'ft'],
    initial: 4.2,
  },
  choice: { kind: 'choice', label: 'Paid', initial: 'monthly', options: { weekly: 'Weekly', monthly: 'Monthly' } },
  toggle: { kind: 'toggle', label: 'Delivery included', initial: true },
  text: { kind: 'text', label: 'Name of the shop', initial: 'Corner Bakery', placeholder: 'As on the sign' },
  'long-text': { kind: 'long-text', label: 'Note to the client', initial: 'Thank you.\nThe work is done.', lines: 3 },
  date: { kind: 'date', label: 'Day of delivery', initial: '2026-04-06' },
  month: { kind: 'month', label: 'First month', initial: '2026-04' },
  colour: { kind: 'colour', label: 'Colour of the heading', initial: '#12588a' },
  file: { kind: 'file', label: 'Logo', accept: 'image/*', maxBytes: 2_000_000, optional: true },
  rows: {
    kind: 'rows',
    label: 'Lines',
    row: 'line',
    columns: {
      what: { kind: 'text', label: 'What', initial: '' },
      count: { kind: 'number', label: 'Quantity' },
      price: { kind: 'money', label: 'Each' },
    },
    initial: [
      { what: 'Flour, 25 kg', count: 2, price: 31.5 },
      { what: 'Butter', count: 12, price: 2.8 },
    ],
  },
}

const currencies = { usd: 'US dollar', eur: 'Euro', gbp: 'Pound sterling', inr: 'Indian rupee', jpy: 'Japanese yen' }
const answers = { none: 'Not answered', own: 'I own the house I live in', rent: 'I rent it', other: 'Neither of both' }

/** A choice in each of its forms. */
export const choiceForms: { readonly [As in NonNullable<ChoiceField['as']>]: ChoiceField } = {
  buttons: {
    kind: 'choice',
    label: 'As buttons',
    as: 'buttons',
    initial: 'a',
    options: { a: 'Simple', b: 'Compound' },
  },
  menu: { kind: 'choice', label: 'As a menu', as: 'menu', initial: 'usd', options: currencies },
  list: { kind: 'choice', label: 'As a list', as: 'list', initial: 'rent', unanswered: 'none', options: answers },
  search: { kind: 'choice', label: 'As a search', as: 'search', initial: 'eur', options: currencies },
}

/** Fields with nothing in their boxes yet. */
export const emptyFields: Fields = {
  price: { kind: 'money', label: 'Price', optional: true },
  deposit: { kind: 'percent', label: 'Deposit', optional: true },
  width: { kind: 'quantity', label: 'Width of the room', of: 'length', unit: 'm', optional: true },
  name: { kind: 'text', label: 'Name of the shop', optional: true, placeholder: 'As on the sign' },
  note: { kind: 'long-text', label: 'Note', optional: true, lines: 2 },
  day: { kind: 'date', label: 'Day of delivery', optional: true },
}

export const helpedFields: Fields = {
  price: { kind: 'money', label: 'Price', initial: 250_000, help: 'What is in the contract, without tax and fees.' },
  paid: { ...fieldKinds.choice, help: 'How often an instalment falls due.' },
  included: { ...fieldKinds.toggle, help: 'It is then part of the price.' },
}

export const wrongFields: Fields = {
  price: { kind: 'money', label: 'Price', initial: 250_000, help: 'What is in the contract.' },
  deposit: { kind: 'percent', label: 'Deposit', initial: 0.2, max: 1, slider: { to: 1, step: 0.01 } },
  width: { ...fieldKinds.quantity, max: 100 },
  people: { kind: 'integer', label: 'People at the table', initial: 4 },
  name: { kind: 'text', label: 'Name of the shop', maxLength: 12 },
  colour: fieldKinds.colour,
  lines: fieldKinds.rows,
}
export const wrongEntries: Typed = {
  price: 'about 250k or so',
  deposit: '140',
  width: '4000',
  people: '2.5',
  name: 'The bakery at the corner',
  colour: 'reddish',
  lines: [
    { what: 'Flour, 25 kg', count: '2', price: '31.50' },
    { what: 'Butter', count: 'a dozen', price: '2.80' },
  ],
}

export const understoodFields: Fields = { price: { kind: 'money', label: 'Price' }, share: fieldKinds.percent }
export const understoodEntries: Typed = { price: '1.2m', share: '12.5 %' }

/** What decides, and beneath it what refines. */
export const foldedFields: Fields = {
  price: { kind: 'money', label: 'Price', initial: 250_000 },
  tax: { kind: 'percent', label: 'Property tax', initial: 0.011, refines: true },
  insurance: { kind: 'money', label: 'Insurance a year', initial: 1_400, refines: true },
  fees: { kind: 'money', label: 'Fees', optional: true, refines: true },
}
export const foldedEntries: Typed = { insurance: '1,650' }

const lineColumns = {
  what: { kind: 'text', label: 'What', initial: '' },
  unit: { kind: 'text', label: 'Unit', initial: '', optional: true },
  count: { kind: 'number', label: 'Quantity' },
  price: { kind: 'money', label: 'Each' },
  tax: { kind: 'percent', label: 'Tax' },
} as const

export const rowEditors: Fields = {
  ordered: {
    kind: 'rows',
    label: 'Steps, in an order',
    row: 'step',
    ordered: true,
    columns: { text: { kind: 'text', label: 'Step', initial: '' }, minutes: { kind: 'integer', label: 'Minutes' } },
    initial: [
      { text: 'Weigh', minutes: 5 },
      { text: 'Mix', minutes: 10 },
      { text: 'Rest', minutes: 40 },
    ],
  },
  wide: {
    kind: 'rows',
    label: 'Lines of many columns',
    row: 'line',
    ownLine: 'what',
    columns: lineColumns,
    initial: [
      { what: 'Flour, 25 kg', unit: 'bag', count: 2, price: 31.5, tax: 0 },
      { what: 'Delivery', unit: 'trip', count: 1, price: 12, tax: 0.2 },
    ],
  },
  none: {
    kind: 'rows',
    label: 'No rows yet',
    row: 'payment',
    min: 0,
    columns: { sum: { kind: 'money', label: 'Sum' } },
    initial: [],
  },
}

/** The same fields under names of their own, since a name is the id of its box. */
export function ofSide<Boxes extends Fields | Typed>(side: Side, part: string, boxes: Boxes): Boxes {
  return Object.fromEntries(
    Object.entries(boxes).map(([name, box]) => [`${side}-${part}-${name}`, box]),
  ) as unknown as Boxes
}
