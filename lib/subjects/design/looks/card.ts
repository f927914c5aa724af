import type { ParagraphPart, Part, Template } from '../template'

/* Business cards, from 85 by 50 to 91 by 55 mm. Slots: name, role, company, phone, email, website, address, logo, code. */

const contact = (fill: ParagraphPart['fill']): ParagraphPart[] => [
  { of: 'phone', size: 7.5, least: 6, fill, most: 1 },
  { of: 'email', size: 7.5, least: 6, fill, most: 1 },
  { of: 'website', size: 7.5, least: 6, fill, most: 1 },
  { of: 'address', size: 7.5, least: 6, fill, before: 0.8, most: 3 },
]

const classic: Template = {
  parts: [
    { part: 'field', at: { left: 6, top: 22, width: 12, height: 0.8 }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { right: 6, top: 6, width: 24, height: 13 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 6, right: 33, top: 5, height: 16 },
      on: 'paper',
      from: 'bottom',
      when: ['logo'],
      paragraphs: [
        { of: 'name', size: 13, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
        { of: 'role', size: 8, least: 6, fill: 'quiet', most: 2 },
      ],
    },
    {
      part: 'text',
      at: { left: 6, right: 6, top: 5, height: 16 },
      on: 'paper',
      from: 'bottom',
      when: ['not logo'],
      paragraphs: [
        { of: 'name', size: 14, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
        { of: 'role', size: 8, least: 6, fill: 'quiet', most: 2 },
      ],
    },
    {
      part: 'text',
      at: { left: 6, right: 28, top: 24.5, bottom: 5 },
      on: 'paper',
      from: 'bottom',
      when: ['code'],
      paragraphs: [{ of: 'company', size: 8.5, least: 6, bold: true, fill: 'brand', most: 2 }, ...contact('ink')],
    },
    {
      part: 'text',
      at: { left: 6, right: 6, top: 24.5, bottom: 5 },
      on: 'paper',
      from: 'bottom',
      when: ['not code'],
      paragraphs: [{ of: 'company', size: 8.5, least: 6, bold: true, fill: 'brand', most: 2 }, ...contact('ink')],
    },
    { part: 'code', at: { right: 3.5, bottom: 3.5, width: 24, height: 24 } },
  ],
}

const barText = (right: number, when: string): Part => ({
  part: 'text',
  at: { left: 26, right, top: 5.5, bottom: 5.5 },
  on: 'paper',
  from: 'middle',
  when: [when],
  paragraphs: [
    { of: 'name', size: 13, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
    { of: 'role', size: 8, least: 6, fill: 'brand', most: 2 },
    { of: 'company', size: 8, least: 6, bold: true, fill: 'ink', before: 2.4, most: 2 },
    ...contact('ink'),
  ],
})

const bar: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', top: 'bleed', bottom: 'bleed', width: 21 }, fill: 'brand' },
    { part: 'field', at: { left: 3.5, top: 5.5, width: 14, height: 14 }, fill: 'paper', radius: 1.5, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { left: 4.5, top: 6.5, width: 12, height: 12 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 3.5, top: 5.5, width: 14, height: 14 },
      on: 'brand',
      from: 'middle',
      align: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'initials', size: 20, least: 10, bold: true, fill: 'on-brand', most: 1 }],
    },
    barText(5, 'not code'),
    barText(27, 'code'),
    { part: 'code', at: { right: 3.5, bottom: 3.5, width: 23, height: 23 } },
  ],
}

const boldText = (right: number, when: string): Part => ({
  part: 'text',
  at: { left: 6, right, top: 20, bottom: 5.5 },
  on: 'brand',
  from: 'bottom',
  when: [when],
  paragraphs: [
    { of: 'name', size: 16, least: 8, bold: true, fill: 'on-brand', most: 2, leading: 1.15 },
    { of: 'role', size: 8.5, least: 6, fill: 'on-brand', most: 2 },
    { of: 'phone', size: 7.5, least: 6, fill: 'on-brand', before: 2, most: 1 },
    { of: 'email', size: 7.5, least: 6, fill: 'on-brand', most: 1 },
    { of: 'website', size: 7.5, least: 6, fill: 'on-brand', most: 1 },
    { of: 'address', size: 7.5, least: 6, fill: 'on-brand', most: 3 },
  ],
})

const bold: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', bottom: 'bleed' }, fill: 'brand' },
    {
      part: 'shape',
      at: { right: 'bleed', top: 'bleed', width: '46%', height: '60%' },
      path: 'M30 0H100V100z',
      fill: 'deep',
    },
    {
      part: 'text',
      at: { left: 6, right: 42, top: 5.5, height: 11 },
      on: 'brand',
      paragraphs: [{ of: 'company', size: 9, least: 6, bold: true, fill: 'on-brand', most: 2 }],
    },
    { part: 'field', at: { right: 5, top: 5, width: 15, height: 12 }, fill: 'paper', radius: 1.5, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { right: 6, top: 6, width: 13, height: 10 }, fit: 'contain' },
    boldText(6, 'not code'),
    boldText(28, 'code'),
    { part: 'code', at: { right: 3.5, bottom: 3.5, width: 23, height: 23 } },
  ],
}

const minimalText = (right: number, when: string): Part => ({
  part: 'text',
  at: { left: 6, right, top: 15.5, bottom: 6.5 },
  on: 'paper',
  from: 'middle',
  align: 'middle',
  when: [when],
  paragraphs: [
    { of: 'name', size: 12.5, least: 8, fill: 'ink', most: 2, leading: 1.2 },
    { of: 'role', size: 7.5, least: 6, fill: 'quiet', most: 2 },
    { of: 'phone', size: 7.5, least: 6, fill: 'ink', before: 2.6, most: 1 },
    { of: 'email', size: 7.5, least: 6, fill: 'ink', most: 1 },
    { of: 'website', size: 7.5, least: 6, fill: 'ink', most: 1 },
    { of: 'address', size: 7.5, least: 6, fill: 'ink', most: 3 },
  ],
})

const minimal: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', bottom: 'bleed', height: 2 }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { left: 30, right: 30, top: 4, height: 10 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 6, right: 6, top: 4, height: 10 },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 9, least: 6, bold: true, fill: 'brand', most: 2 }],
    },
    minimalText(6, 'not code'),
    minimalText(28, 'code'),
    { part: 'code', at: { right: 4, bottom: 5, width: 23, height: 23 } },
  ],
}

const bandText = (right: number, when: string): Part => ({
  part: 'text',
  at: { left: 6, right, bottom: 3.5, height: 16.5 },
  on: 'brand',
  from: 'middle',
  when: [when],
  paragraphs: contact('on-brand'),
})

const band: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', bottom: 'bleed', height: 23 }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { right: 6, top: 5.5, width: 22, height: 13 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 6, right: 31, top: 4.5, bottom: 24.5 },
      on: 'paper',
      from: 'middle',
      when: ['logo'],
      paragraphs: [
        { of: 'name', size: 13, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
        { of: 'role', size: 8, least: 6, fill: 'quiet', most: 2 },
        { of: 'company', size: 8, least: 6, bold: true, fill: 'brand', before: 1, most: 2 },
      ],
    },
    {
      part: 'text',
      at: { left: 6, right: 6, top: 4.5, bottom: 24.5 },
      on: 'paper',
      from: 'middle',
      when: ['not logo'],
      paragraphs: [
        { of: 'name', size: 14, least: 8, bold: true, fill: 'ink', most: 2, leading: 1.15 },
        { of: 'role', size: 8, least: 6, fill: 'quiet', most: 2 },
        { of: 'company', size: 8, least: 6, bold: true, fill: 'brand', before: 1, most: 2 },
      ],
    },
    bandText(6, 'not code'),
    bandText(28, 'code'),
    { part: 'code', at: { right: 3.5, bottom: 3.5, width: 22, height: 22 } },
  ],
}

/** The fronts of business cards. */
export const cardLooks = { classic, bar, bold, minimal, band }

/** The back with the company alone. */
export const cardBack: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', bottom: 'bleed' }, fill: 'brand' },
    { part: 'field', at: { left: 24, right: 24, top: 8, height: 22 }, fill: 'paper', radius: 2, when: ['logo'] },
    { part: 'picture', of: 'logo', at: { left: 26, right: 26, top: 10, height: 18 }, fit: 'contain' },
    {
      part: 'text',
      at: { left: 8, right: 8, top: 31, bottom: 6 },
      on: 'brand',
      from: 'middle',
      align: 'middle',
      when: ['logo'],
      paragraphs: [
        { of: 'company', size: 12, least: 7, bold: true, fill: 'on-brand', most: 2, leading: 1.2 },
        { of: 'tagline', size: 8, least: 6, fill: 'on-brand', before: 1, most: 2 },
      ],
    },
    {
      part: 'text',
      at: { left: 8, right: 8, top: 8, bottom: 8 },
      on: 'brand',
      from: 'middle',
      align: 'middle',
      when: ['not logo'],
      paragraphs: [
        { of: 'company', size: 18, least: 8, bold: true, fill: 'on-brand', most: 2, leading: 1.2 },
        { of: 'tagline', size: 9, least: 6, fill: 'on-brand', before: 1.5, most: 3 },
      ],
    },
  ],
}

/** The back with a code on white. */
export const cardCodeBack: Template = {
  parts: [
    { part: 'field', at: { left: 'bleed', top: 'bleed', bottom: 'bleed', width: 4 }, fill: 'brand' },
    { part: 'code', at: { right: 5, top: 5, bottom: 5, width: 40 } },
    {
      part: 'text',
      at: { left: 9, right: 46.5, top: 6, bottom: 6 },
      on: 'paper',
      from: 'middle',
      paragraphs: [
        { of: 'company', size: 10, least: 6, bold: true, fill: 'ink', most: 4, leading: 1.2 },
        { of: 'tagline', size: 7, least: 6, fill: 'quiet', before: 1, most: 4 },
        { of: 'codeWords', size: 7, least: 6, fill: 'quiet', before: 3, most: 4 },
      ],
    },
  ],
}
