import type { ParagraphPart, Part, Template } from '../template'

/*
 * Sheets of A4 and US Letter. Slots: company, tagline, contact, legal, logo, sender; foldA and foldB are there where marks for
 * folding are wanted. Everything at the head ends 27 mm below the edge, where the address of DIN 5008 form A begins.
 */

const mark = (top: number, width: number, when: string): Part => ({
  part: 'field',
  at: { left: 4, top, width, height: 0.18 },
  fill: 'quiet',
  when: [when],
})

/** Folds and the middle for the punch, from the upper edge: DIN 5008. The sender's line stands above the address in the window. */
const folds: Part[] = [
  mark(87, 5, 'foldA'),
  mark(192, 5, 'foldA'),
  mark(105, 5, 'foldB'),
  mark(210, 5, 'foldB'),
  mark(148.5, 7, 'foldA'),
  mark(148.5, 7, 'foldB'),
  {
    part: 'text',
    at: { left: 25, top: 27.5, width: 80, height: 4.5 },
    on: 'paper',
    from: 'bottom',
    when: ['foldA'],
    paragraphs: [{ of: 'sender', size: 7, least: 6, fill: 'quiet', most: 1 }],
  },
  {
    part: 'text',
    at: { left: 25, top: 45.5, width: 80, height: 4.5 },
    on: 'paper',
    from: 'bottom',
    when: ['foldB'],
    paragraphs: [{ of: 'sender', size: 7, least: 6, fill: 'quiet', most: 1 }],
  },
]

const legal: ParagraphPart[] = [{ of: 'legal', size: 7.5, least: 6, fill: 'quiet', leading: 1.35 }]
const contact: ParagraphPart[] = [{ of: 'contact', size: 8, least: 6, fill: 'ink', leading: 1.35 }]

const foot = (align: 'start' | 'middle'): Part[] => [
  { part: 'field', at: { left: 25, right: 20, bottom: 25, height: 0.25 }, fill: 'brand', when: ['legal'] },
  { part: 'text', at: { left: 25, right: 20, bottom: 8, height: 16 }, on: 'paper', align, paragraphs: legal },
]

const nameAt = (left: number, when: string): Part => ({
  part: 'text',
  at: { left, right: 88, top: 8, height: 15 },
  on: 'paper',
  from: 'middle',
  when: [when],
  paragraphs: [
    { of: 'company', size: 16, least: 9, bold: true, fill: 'brand', most: 2, leading: 1.15 },
    { of: 'tagline', size: 8.5, least: 6, fill: 'quiet', most: 1 },
  ],
})

const classic: Template = {
  parts: [
    { part: 'picture', of: 'logo', at: { left: 25, top: 8, width: 28, height: 15 }, fit: 'contain' },
    nameAt(25, 'not logo'),
    nameAt(56, 'logo'),
    {
      part: 'text',
      at: { right: 20, top: 8, width: 64, height: 15.5 },
      on: 'paper',
      from: 'middle',
      align: 'end',
      paragraphs: contact,
    },
    { part: 'field', at: { left: 25, right: 20, top: 25.2, height: 0.4 }, fill: 'brand' },
    ...folds,
    ...foot('start'),
  ],
}

const centred: Template = {
  parts: [
    { part: 'picture', of: 'logo', at: { left: 25, top: 7, width: 26, height: 17 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 54, right: 54, top: 6, height: 18 },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      paragraphs: [
        { of: 'company', size: 17, least: 9, bold: true, fill: 'brand', most: 2, leading: 1.15 },
        { of: 'tagline', size: 8.5, least: 6, fill: 'quiet', most: 1 },
      ],
    },
    { part: 'field', at: { left: '42%', right: '42%', top: 25.4, height: 0.5 }, fill: 'brand' },
    ...folds,
    { part: 'field', at: { left: 25, right: 20, bottom: 31, height: 0.25 }, fill: 'brand' },
    {
      part: 'text',
      at: { left: 25, right: 20, bottom: 8, height: 22 },
      on: 'paper',
      align: 'middle',
      paragraphs: [
        { of: 'contactLine', size: 8, least: 6, fill: 'ink', most: 2 },
        { of: 'legal', size: 7.5, least: 6, fill: 'quiet', before: 0.8, leading: 1.35 },
      ],
    },
  ],
}

const band: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: 24 }, fill: 'brand' },
    { part: 'field', at: { left: 25, top: 5, width: 26, height: 14 }, fill: 'paper', radius: 1.5, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { left: 26.5, top: 6, width: 23, height: 12 }, fit: 'contain' },
    ...(['logo', 'not logo'] as const).map((when): Part => ({
      part: 'text',
      at: { left: when === 'logo' ? 54 : 25, right: 88, top: 4, height: 16 },
      on: 'brand',
      from: 'middle',
      when: [when],
      paragraphs: [
        { of: 'company', size: 16, least: 9, bold: true, fill: 'on-brand', most: 2, leading: 1.15 },
        { of: 'tagline', size: 8.5, least: 6, fill: 'on-brand', most: 1 },
      ],
    })),
    {
      part: 'text',
      at: { right: 20, top: 4, width: 64, height: 16 },
      on: 'brand',
      from: 'middle',
      align: 'end',
      paragraphs: [{ of: 'contact', size: 8, least: 6, fill: 'on-brand', leading: 1.3 }],
    },
    ...folds,
    ...foot('start'),
  ],
}

const side: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', top: 'bleed', bottom: 'bleed', width: 2.5 }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { right: 20, top: 8, width: 38, height: 16 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 25, right: 62, top: 8, height: 16 },
      on: 'paper',
      from: 'middle',
      paragraphs: [
        { of: 'company', size: 16, least: 9, bold: true, fill: 'ink', most: 2, leading: 1.15 },
        { of: 'tagline', size: 8.5, least: 6, fill: 'quiet', most: 1 },
      ],
    },
    {
      part: 'text',
      at: { right: 20, top: 50, width: 52, height: 45 },
      on: 'paper',
      paragraphs: [{ of: 'contact', size: 8, least: 6, fill: 'quiet', leading: 1.45 }],
    },
    ...folds,
    ...foot('start'),
  ],
}

export const letterheadLooks = { classic, centred, band, side }

/** The sheets that follow the first: less at the head, the same at the foot. */
export const laterSheet: Template = {
  parts: [
    {
      part: 'text',
      at: { left: 25, right: 20, top: 10, height: 8 },
      on: 'paper',
      from: 'bottom',
      paragraphs: [{ of: 'company', size: 10, least: 7, bold: true, fill: 'brand', most: 1 }],
    },
    { part: 'field', at: { left: 25, right: 20, top: 19, height: 0.4 }, fill: 'brand' },
    ...foot('start'),
  ],
}
