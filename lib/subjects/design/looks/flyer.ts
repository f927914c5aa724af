import type { ParagraphPart, Part, Template } from '../template'

/*
 * Flyers, chosen for A5 and drawn larger and smaller with the page; DL is narrow, so that widths are shares. Slots: headline, offer,
 * points, company, contact, photo, logo, code, codeWords.
 */

const base = { width: 148, height: 210 }

const contactPart = (on: 'paper' | 'brand' | 'tint' | 'deep', fill: ParagraphPart['fill']): Part[] =>
  (['code', 'not code'] as const).map((when) => ({
    part: 'text',
    at: { left: '7%', right: when === 'code' ? '37%' : '7%', bottom: '4.5%', height: '16%' },
    on,
    from: 'middle',
    when: [when],
    paragraphs: [
      { of: 'company', size: 13, least: 8, bold: true, fill, most: 2, leading: 1.2 },
      { of: 'contact', size: 9.5, least: 7, fill, before: 1.2, leading: 1.35 },
      { of: 'codeWords', size: 8, least: 6, fill, before: 1.5, most: 2 },
    ],
  }))

const codePart: Part = { part: 'code', at: { right: '6%', bottom: '4%', width: '29%', height: '17%' } }

const poster: Template = {
  base,
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', bottom: 'bleed' }, fill: 'brand' },
    { part: 'picture', of: 'photo', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: '38%' }, fit: 'cover' },
    {
      part: 'picture',
      of: 'logo',
      at: { left: '7%', top: '4%', width: '30%', height: '9%' },
      fit: 'contain',
      when: ['not photo'],
    },
    ...(['logo', 'not logo'] as const).map((when): Part => ({
      part: 'text',
      at: { left: '7%', right: '7%', top: when === 'logo' ? '15%' : '6%', bottom: '24%' },
      on: 'brand',
      from: 'middle',
      when: ['not photo', when],
      paragraphs: [
        { of: 'headline', size: 42, least: 14, bold: true, fill: 'on-brand', leading: 1.1 },
        { of: 'offer', size: 17, least: 9, fill: 'on-brand', before: 4, leading: 1.25 },
        { of: 'points', size: 13, least: 8, fill: 'on-brand', before: 8, leading: 1.5 },
      ],
    })),
    {
      part: 'text',
      at: { left: '7%', right: '7%', top: '40%', bottom: '23.5%' },
      on: 'brand',
      from: 'middle',
      when: ['photo'],
      paragraphs: [
        { of: 'headline', size: 30, least: 14, bold: true, fill: 'on-brand', leading: 1.1 },
        { of: 'offer', size: 15, least: 9, fill: 'on-brand', before: 2, leading: 1.25 },
        { of: 'points', size: 11, least: 7, fill: 'on-brand', before: 3, leading: 1.4 },
      ],
    },
    { part: 'field', at: { left: 'bleed', right: 'bleed', bottom: 'bleed', height: '22%' }, fill: 'deep' },
    ...contactPart('deep', 'on-deep'),
    codePart,
  ],
}

const light: Template = {
  base,
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: '2.2%' }, fill: 'brand' },
    { part: 'picture', of: 'logo', at: { right: '7%', top: '5%', width: '24%', height: '8%' }, fit: 'contain' },
    {
      part: 'text',
      at: { left: '7%', right: '34%', top: '5%', height: '8%' },
      on: 'paper',
      from: 'middle',
      paragraphs: [{ of: 'company', size: 12, least: 8, bold: true, fill: 'brand', most: 2 }],
    },
    {
      part: 'picture',
      of: 'photo',
      at: { left: '7%', right: '7%', top: '15%', height: '26%' },
      fit: 'cover',
      radius: 3,
    },
    ...(['photo', 'not photo'] as const).map((when): Part => ({
      part: 'text',
      at: {
        left: '7%',
        right: '7%',
        top: when === 'photo' ? '42.5%' : '16%',
        height: when === 'photo' ? '16%' : '30%',
      },
      on: 'paper',
      from: 'middle',
      when: [when],
      paragraphs: [
        { of: 'headline', size: when === 'photo' ? 26 : 36, least: 13, bold: true, fill: 'ink', leading: 1.12 },
      ],
    })),
    ...(['photo', 'not photo'] as const).flatMap((when): Part[] => {
      const top = when === 'photo' ? '59.5%' : '48%'
      const height = when === 'photo' ? '7%' : '9%'
      return [
        { part: 'field', at: { left: '7%', right: '7%', top, height }, fill: 'tint', radius: 2, when: [when, 'offer'] },
        {
          part: 'text',
          at: { left: '9%', right: '9%', top, height },
          on: 'tint',
          from: 'middle',
          when: [when],
          paragraphs: [{ of: 'offer', size: 14, least: 8, bold: true, fill: 'ink', most: 2 }],
        },
        {
          part: 'text',
          at: {
            left: '7%',
            right: '7%',
            top: when === 'photo' ? '67.5%' : '59%',
            height: when === 'photo' ? '9%' : '18%',
          },
          on: 'paper',
          when: [when],
          paragraphs: [{ of: 'points', size: 11.5, least: 7, fill: 'ink', leading: 1.45 }],
        },
      ]
    }),
    { part: 'field', at: { left: '7%', right: '7%', bottom: '22%', height: '0.15%' }, fill: 'line' },
    ...contactPart('paper', 'ink').map((part) =>
      part.part === 'text' ? { ...part, paragraphs: part.paragraphs.filter(({ of }) => of !== 'company') } : part,
    ),
    codePart,
  ],
}

const diagonal: Template = {
  base,
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: '46%' }, fill: 'brand' },
    { part: 'picture', of: 'photo', at: { left: 'bleed', right: 'bleed', top: 'bleed', height: '46%' }, fit: 'cover' },
    {
      part: 'shape',
      at: { left: 'bleed', right: 'bleed', top: '32%', height: '16%' },
      path: 'M0 100L100 20H101V100z',
      fill: 'paper',
    },
    {
      part: 'shape',
      at: { left: 'bleed', right: 'bleed', top: '31%', height: '16%' },
      path: 'M0 94L100 12V20L0 100z',
      fill: 'deep',
    },
    {
      part: 'text',
      at: { left: '7%', right: '7%', top: '5%', height: '28%' },
      on: 'brand',
      from: 'middle',
      when: ['not photo'],
      paragraphs: [{ of: 'headline', size: 36, least: 14, bold: true, fill: 'on-brand', leading: 1.1 }],
    },
    {
      part: 'text',
      at: { left: '7%', right: '7%', top: '48%', height: '12%' },
      on: 'paper',
      from: 'middle',
      when: ['photo'],
      paragraphs: [{ of: 'headline', size: 24, least: 12, bold: true, fill: 'ink', leading: 1.12 }],
    },
    ...(['photo', 'not photo'] as const).map((when): Part => ({
      part: 'text',
      at: { left: '7%', right: '7%', top: when === 'photo' ? '61%' : '50%', bottom: '24%' },
      on: 'paper',
      when: [when],
      paragraphs: [
        { of: 'offer', size: 15, least: 9, bold: true, fill: 'brand', leading: 1.25 },
        { of: 'points', size: 11.5, least: 7, fill: 'ink', before: 2.5, leading: 1.45 },
      ],
    })),
    { part: 'field', at: { left: 'bleed', right: 'bleed', bottom: 'bleed', height: '22%' }, fill: 'tint' },
    ...contactPart('tint', 'ink'),
    codePart,
  ],
}

const frame: Template = {
  base,
  parts: [
    { part: 'field', at: { left: 'bleed', right: 'bleed', top: 'bleed', bottom: 'bleed' }, fill: 'brand' },
    { part: 'field', at: { left: 7, right: 7, top: 7, bottom: 7 }, fill: 'paper', radius: 3 },
    { part: 'picture', of: 'logo', at: { left: '30%', right: '30%', top: '6%', height: '8%' }, fit: 'contain' },
    {
      part: 'text',
      at: { left: '12%', right: '12%', top: '6%', height: '8%' },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: ['not logo'],
      paragraphs: [{ of: 'company', size: 12, least: 8, bold: true, fill: 'brand', most: 2 }],
    },
    { part: 'picture', of: 'photo', at: { left: 7, right: 7, top: '16%', height: '27%' }, fit: 'cover' },
    ...(['photo', 'not photo'] as const).map((when): Part => ({
      part: 'text',
      at: { left: '12%', right: '12%', top: when === 'photo' ? '45%' : '17%', bottom: '28%' },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: [when],
      paragraphs: [
        { of: 'headline', size: when === 'photo' ? 24 : 34, least: 13, bold: true, fill: 'ink', leading: 1.12 },
        { of: 'offer', size: 14, least: 8, bold: true, fill: 'brand', before: 3, leading: 1.25 },
        { of: 'points', size: 11, least: 7, fill: 'ink', before: 3, leading: 1.5 },
      ],
    })),
    { part: 'code', at: { left: '36%', right: '36%', bottom: '13.5%', height: '14%' } },
    {
      part: 'text',
      at: { left: '12%', right: '12%', bottom: 9, height: '9%' },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: ['code'],
      paragraphs: [
        { of: 'codeWords', size: 8, least: 6, fill: 'quiet', most: 1 },
        { of: 'contact', size: 9, least: 6.5, fill: 'ink', leading: 1.3 },
      ],
    },
    {
      part: 'text',
      at: { left: '12%', right: '12%', bottom: 10, height: '16%' },
      on: 'paper',
      from: 'middle',
      align: 'middle',
      when: ['not code'],
      paragraphs: [
        { of: 'company', size: 12, least: 8, bold: true, fill: 'ink', most: 2 },
        { of: 'contact', size: 10, least: 6.5, fill: 'ink', leading: 1.35 },
      ],
    },
  ],
}

export const flyerLooks = { poster, light, diagonal, frame }
