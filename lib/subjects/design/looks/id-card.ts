import type { ParagraphPart, Template } from '../template'

/*
 * Cards of ISO/IEC 7810 ID-1, both ways up. Slots: name, role, company, number, department, valid, photo or initials, logo, code,
 * back.
 */

const person: ParagraphPart[] = [
  { of: 'name', size: 13, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
  { of: 'role', size: 8.5, least: 6, fill: 'quiet', most: 2 },
  { of: 'department', size: 7.5, least: 6, fill: 'quiet', before: 0.6, most: 2 },
  { of: 'number', size: 8.5, least: 6, bold: true, fill: 'ink', before: 1.4, most: 1 },
  { of: 'valid', size: 7, least: 6, fill: 'quiet', before: 0.6, most: 1 },
]

const initials: ParagraphPart[] = [{ of: 'initials', size: 26, least: 12, bold: true, fill: 'brand', most: 1 }]

const bandWide: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: 13 }, fill: 'brand' },
    { part: 'field', at: { left: 5, top: 3, width: 14, height: 8.5 }, fill: 'paper', radius: 1, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { left: 5.8, top: 3.6, width: 12.4, height: 7.3 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 21, right: 5, top: 3, height: 8.5 },
      on: 'brand',
      from: 'middle',
      when: ['logo'],
      paragraphs: [{ of: 'company', size: 10, least: 6, bold: true, fill: 'on-brand', most: 2, leading: 1.2 }],
    },
    {
      part: 'text',
      at: { left: 5, right: 5, top: 3, height: 8.5 },
      on: 'brand',
      from: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 10, least: 6, bold: true, fill: 'on-brand', most: 2, leading: 1.2 }],
    },
    { part: 'field', at: { left: 5, top: 17, width: 24, height: 32 }, fill: 'tint', radius: 1.5 },
    { part: 'picture', of: 'photo', at: { left: 5, top: 17, width: 24, height: 32 }, fit: 'cover', radius: 1.5 },
    {
      part: 'text',
      at: { left: 6, top: 17, width: 22, height: 32 },
      on: 'tint',
      from: 'middle',
      align: 'middle',
      when: ['not photo'],
      paragraphs: initials,
    },
    {
      part: 'text',
      at: { left: 32, right: 5, top: 16.5, bottom: 5 },
      on: 'paper',
      from: 'middle',
      paragraphs: person,
    },
  ],
}

const sideWide: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', top: 'bleed', bottom: 'bleed', width: 32 }, fill: 'brand' },
    { part: 'field', at: { left: 4.5, top: 9.99, width: 25.5, height: 34 }, fill: 'paper', radius: 2 },
    {
      part: 'picture',
      of: 'photo',
      at: { left: 5.25, top: 10.74, width: 24, height: 32.5 },
      fit: 'cover',
      radius: 1.5,
    },
    {
      part: 'text',
      at: { left: 6, top: 11, width: 22.5, height: 32 },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: ['not photo'],
      paragraphs: initials,
    },
    { part: 'picture', of: 'logo', at: { right: 5, top: 4.5, width: 18, height: 9 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 36, right: 25, top: 4.5, height: 9 },
      on: 'paper',
      from: 'middle',
      when: ['logo'],
      paragraphs: [{ of: 'company', size: 9, least: 6, bold: true, fill: 'brand', most: 2, leading: 1.2 }],
    },
    {
      part: 'text',
      at: { left: 36, right: 5, top: 4.5, height: 9 },
      on: 'paper',
      from: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 10, least: 6, bold: true, fill: 'brand', most: 2, leading: 1.2 }],
    },
    { part: 'text', at: { left: 36, right: 5, top: 15, bottom: 5 }, on: 'paper', from: 'middle', paragraphs: person },
  ],
}

const bandTall: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: 26 }, fill: 'brand' },
    { part: 'field', at: { left: 16, right: 16, top: 3.5, height: 8 }, fill: 'paper', radius: 1, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { left: 17, right: 17, top: 4, height: 7 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 4.5, right: 4.5, top: 4, height: 9 },
      on: 'brand',
      from: 'middle',
      align: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 10, least: 6, bold: true, fill: 'on-brand', most: 2, leading: 1.2 }],
    },
    { part: 'field', at: { left: 13.99, right: 13.99, top: 14, height: 32 }, fill: 'paper', radius: 2 },
    { part: 'field', at: { left: 14.99, right: 14.99, top: 15, height: 30 }, fill: 'tint', radius: 1.5 },
    { part: 'picture', of: 'photo', at: { left: 14.99, right: 14.99, top: 15, height: 30 }, fit: 'cover', radius: 1.5 },
    {
      part: 'text',
      at: { left: 16, right: 16, top: 15, height: 30 },
      on: 'tint',
      from: 'middle',
      align: 'middle',
      when: ['not photo'],
      paragraphs: initials,
    },
    {
      part: 'text',
      at: { left: 4.5, right: 4.5, top: 48, bottom: 5 },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      paragraphs: person,
    },
  ],
}

const sideTall: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', top: 'bleed', bottom: 'bleed', width: 6 }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { left: 10, right: 5, top: 4.5, height: 9 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 10, right: 4.5, top: 4.5, height: 9 },
      on: 'paper',
      from: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 10, least: 6, bold: true, fill: 'brand', most: 2, leading: 1.2 }],
    },
    { part: 'field', at: { left: 10, top: 16, width: 24, height: 31 }, fill: 'tint', radius: 1.5 },
    { part: 'picture', of: 'photo', at: { left: 10, top: 16, width: 24, height: 31 }, fit: 'cover', radius: 1.5 },
    {
      part: 'text',
      at: { left: 11, top: 16, width: 22, height: 31 },
      on: 'tint',
      from: 'middle',
      align: 'middle',
      when: ['not photo'],
      paragraphs: initials,
    },
    {
      part: 'text',
      at: { left: 10, right: 4.5, top: 49.5, bottom: 4.5 },
      on: 'paper',
      from: 'top',
      paragraphs: person,
    },
  ],
}

/** Fronts, lying and standing. */
export const idLooks = { band: { wide: bandWide, tall: bandTall }, side: { wide: sideWide, tall: sideTall } }

const backText: ParagraphPart[] = [
  { of: 'back', size: 7.5, least: 6, fill: 'ink' },
  { of: 'address', size: 7.5, least: 6, bold: true, fill: 'ink', before: 1.5, most: 5 },
]

/** Backs: a QR code is square, a barcode lies across. */
export const idBacks = {
  qr: {
    wide: {
      parts: [
        { part: 'code', at: { right: 4.5, top: 10, width: 32, height: 34 } },
        {
          part: 'text',
          at: { left: 5, right: 40, top: 5, bottom: 5 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
      ],
    },
    tall: {
      parts: [
        { part: 'code', at: { left: 8, right: 8, top: 7, height: 36 } },
        {
          part: 'text',
          at: { left: 5, right: 5, top: 45, bottom: 5 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
      ],
    },
  },
  barcode: {
    wide: {
      parts: [
        {
          part: 'text',
          at: { left: 5, right: 5, top: 5, bottom: 24 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
        { part: 'code', at: { left: 4.5, right: 4.5, bottom: 5, height: 17 } },
      ],
    },
    tall: {
      parts: [
        {
          part: 'text',
          at: { left: 5, right: 5, top: 5, bottom: 27 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
        { part: 'code', at: { left: 3, right: 3, bottom: 6, height: 18 } },
      ],
    },
  },
  none: {
    wide: {
      parts: [
        {
          part: 'text',
          at: { left: 5, right: 5, top: 5, bottom: 5 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
      ],
    },
    tall: {
      parts: [
        {
          part: 'text',
          at: { left: 5, right: 5, top: 5, bottom: 5 },
          on: 'paper',
          from: 'middle',
          paragraphs: backText,
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'wide' | 'tall', Template>>>>
