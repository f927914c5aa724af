import {
  AlignmentType,
  BorderStyle,
  Document as File,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx'
import { createShow, type Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import type { Block, Document, Fact, ListItem, RichText, Span, Value } from '@/lib/kits/document/types'
import { alignOf, sumCells, valueText } from '@/lib/kits/document/value'
import type { Running, RunningLine } from '@/lib/kits/document/running'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import { leadsOut } from '@/lib/kits/document/href'
import { lookOf } from '@/lib/kits/document/looks'
import { wordsOf } from '@/lib/kits/document/words'

type Words = ReturnType<typeof wordsOf>
type Align = 'start' | 'end' | 'centre'
type Body = Paragraph | Table

interface Writing {
  look: ReturnType<typeof lookOf>
  show: Show
  words: Words
  isRtl: boolean
  /** Between the margins, in twentieths of a point. */
  width: number
  /** Each numbered list counts for itself. */
  lists: number
}

const twips = { millimetre: 56.6929, point: 20 }
/** Twentieths of a point, as WordprocessingML counts paper. */
const papers = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } }
const margin = Math.round(18 * twips.millimetre)
const line = { style: BorderStyle.SINGLE, size: 4, color: 'B9BEBD' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const bare = { top: none, bottom: none, left: none, right: none }
const numbering = 'clauses'
const bullets = 'points'
const deepest = 5

const alignments = {
  start: AlignmentType.START,
  end: AlignmentType.END,
  centre: AlignmentType.CENTER,
} as const

const rightToLeft = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]'
const leftToRight = `(?!${rightToLeft})[\\p{L}0-9]`
/** Latin words, numbers and what stands between them. */
const foreign = new RegExp(
  `[−+\\-#\\p{Sc}]*${leftToRight}(?:(?:(?!${rightToLeft}).)*(?:${leftToRight}|[%\\p{Sc}]))?`,
  'gu',
)
const leftToRightMark = '\u200E'

interface Piece {
  text: string
  isRtl: boolean
}

/**
 * A line of a document from right to left in runs of one direction each. Programs order what stands between Latin letters and numbers
 * by the run or by the letters around it; the marks say it to both, so that "12 Quay Street" does not end with the 12.
 */
function directedPieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const addUpTo = (start: number) => {
    if (start > end) pieces.push({ text: line.slice(end, start), isRtl: true })
  }
  for (const { 0: words, index } of line.matchAll(foreign)) {
    addUpTo(index)
    pieces.push({ text: leftToRightMark + words + leftToRightMark, isRtl: false })
    end = index + words.length
  }
  addUpTo(line.length)
  return pieces
}

/** A text in runs of one direction each; a line after the first begins with a break. */
function piecesOf(text: string, isRtl: boolean): (Piece & { breaks: boolean })[] {
  return text.split('\n').flatMap((line, at) => {
    const pieces = isRtl && line !== '' ? directedPieces(line) : [{ text: line, isRtl }]
    return pieces.map((piece, position) => ({ ...piece, breaks: at > 0 && position === 0 }))
  })
}

function runsOf(writing: Writing, text: RichText, bold = false, size?: number, color?: string): ParagraphChild[] {
  const spans: readonly Span[] = (typeof text === 'string' ? [text] : text).map((span) =>
    typeof span === 'string' ? { text: span } : span,
  )
  return spans.flatMap((span): ParagraphChild[] => {
    const runs = piecesOf(span.text, writing.isRtl).map(
      ({ text: part, isRtl, breaks }) =>
        new TextRun({
          text: part,
          ...(breaks ? { break: 1 } : {}),
          // Left out where it is not: what is said of a run wins over its style.
          ...(bold || span.bold ? { bold: true } : {}),
          ...(span.italic ? { italics: true } : {}),
          rightToLeft: isRtl,
          ...(size === undefined ? {} : { size: Math.round(size * writing.look.scale) }),
          ...(color === undefined ? {} : { color }),
          ...(span.href === undefined ? {} : { style: 'Hyperlink' }),
        }),
    )
    const isLink = span.href !== undefined && leadsOut(span.href)
    return isLink ? [new ExternalHyperlink({ link: span.href ?? '', children: runs })] : runs
  })
}

interface Looks {
  bold?: boolean
  align?: Align
  after?: number
  size?: number
  keepNext?: boolean
  color?: string
}

function paragraph(
  writing: Writing,
  text: RichText,
  { bold, align = 'start', after = 80, size, keepNext, color }: Looks = {},
): Paragraph {
  return new Paragraph({
    children: runsOf(writing, text, bold, size, color),
    alignment: alignments[align],
    bidirectional: writing.isRtl,
    spacing: { after },
    ...(keepNext ? { keepNext } : {}),
  })
}

/** Boxes side by side without lines: parties, columns, signatures. */
function grid(writing: Writing, boxes: readonly (readonly Body[])[], shares?: readonly number[]): Table {
  const all = (shares ?? boxes.map(() => 1)).reduce((sum, share) => sum + share, 0)
  const widths = boxes.map((_, at) => Math.floor((writing.width * (shares?.[at] ?? 1)) / all))
  return new Table({
    width: { size: writing.width, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: writing.isRtl,
    borders: { ...bare, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        cantSplit: true,
        children: boxes.map(
          (box, at) =>
            new TableCell({
              borders: bare,
              width: { size: widths[at] ?? 0, type: WidthType.DXA },
              children: box.length > 0 ? [...box] : [new Paragraph('')],
            }),
        ),
      }),
    ],
  })
}

/** Word joins tables that touch. */
const apart = () => new Paragraph({ children: [], spacing: { after: 60 } })

function factsTable(writing: Writing, facts: readonly Fact[], align?: Align): Body[] {
  const boxes = facts.map(({ label, value, strong = false }) => [
    paragraph(writing, label, { bold: strong, after: 20 }),
    paragraph(writing, valueText(value, writing.show), { bold: strong, align: 'end', after: 20 }),
  ])
  const [left, right] = [boxes.map(([label]) => label as Paragraph), boxes.map(([, value]) => value as Paragraph)]
  return [
    align === 'end'
      ? grid(writing, [[new Paragraph('')], left, right], [5, 3, 2])
      : grid(writing, [left, right], [1, 1]),
    apart(),
  ]
}

function tableOf(writing: Writing, table: Block & { kind: 'table' }): Body[] {
  const { columns, rows, totals = [] } = table
  const longest = (at: number) => Math.max(...rows.map((row) => valueText(row[at] ?? '', writing.show).length), 0)
  // The program that opens the file measures its own letters: characters are near enough.
  const weights = columns.map(
    ({ width, label }, at) => width ?? Math.min(45, Math.max(longest(at), label.length, 3) + 3),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const widths = weights.map((weight) => Math.floor((writing.width * weight) / all))
  const isField = writing.look.head === 'field'
  const rowOf = (cells: readonly Value[], bold: boolean, isHead = false) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: columns.map(
        (column, at) =>
          new TableCell({
            borders: { ...bare, bottom: line },
            ...(isHead && isField ? { shading: { type: ShadingType.CLEAR, fill: hexOf(writing) } } : {}),
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            margins: { top: 50, bottom: 50, left: 80, right: 80 },
            children: [
              paragraph(writing, valueText(cells[at] ?? '', writing.show), {
                bold,
                align: alignOf(column, rows[0]?.[at]),
                after: 0,
                size: 18,
                ...(isHead && isField ? { color: 'FFFFFF' } : {}),
              }),
            ],
          }),
      ),
    })
  const foot = sumCells(table, writing.words.total)
  return [
    new Table({
      width: { size: writing.width, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      visuallyRightToLeft: writing.isRtl,
      rows: [
        rowOf(
          columns.map(({ label }) => label),
          true,
          true,
        ),
        ...rows.map((cells, at) => rowOf(cells, table.strong?.includes(at) === true)),
        ...(foot ? [rowOf(foot, true)] : []),
      ],
    }),
    apart(),
    ...(totals.length > 0 ? factsTable(writing, totals, 'end') : []),
  ]
}

function listOf(
  writing: Writing,
  items: readonly ListItem[],
  numbered: boolean,
  instance: number,
  level = 0,
): Paragraph[] {
  return items.flatMap(({ text, items: inner = [] }) => [
    new Paragraph({
      children: runsOf(writing, text),
      bidirectional: writing.isRtl,
      spacing: { after: 60 },
      numbering: { reference: numbered ? numbering : bullets, level: Math.min(level, deepest - 1), instance },
    }),
    ...listOf(writing, inner, numbered, instance, level + 1),
  ])
}

function pictureOf(href: string): { type: 'png' | 'jpg'; data: Uint8Array } | undefined {
  const match = /^data:image\/(png|jpeg);base64,(.*)$/s.exec(href)
  if (!match) return undefined
  const data = Uint8Array.from(atob(match[2] ?? ''), (sign) => sign.charCodeAt(0))
  return { type: match[1] === 'png' ? 'png' : 'jpg', data }
}

/** Pixels of 96 to an inch, in which the library counts pictures. */
const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * 96)

/** Shown by programs that know no SVG. */
const clearPixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

function drawingOf({ svg, alt, width = 60 }: Block & { kind: 'image' }): Paragraph {
  const { width: across, height: down } = viewBoxOf(svg)
  const side = pixels(width)
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'svg',
        data: new TextEncoder().encode(svg),
        fallback: { type: 'png', data: clearPixel },
        transformation: { width: side, height: Math.round((side * down) / across) },
        altText: { name: alt, description: alt, title: alt },
      }),
    ],
  })
}

const hexOf = ({ look }: Writing) => look.colour.slice(1).toUpperCase()

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

function bodyOf(writing: Writing, block: Block): Body[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          children: runsOf(writing, block.text, false, undefined, writing.look.isColoured ? hexOf(writing) : undefined),
          bidirectional: writing.isRtl,
          keepNext: true,
        }),
      ]
    case 'paragraph':
      return [
        paragraph(writing, block.text, {
          ...(block.align ? { align: block.align } : {}),
          ...(block.quiet ? { size: 18 } : {}),
        }),
      ]
    case 'parties':
      return [
        grid(
          writing,
          block.parties.map(({ role, name, lines = [] }) => [
            paragraph(writing, role, { size: 16, after: 0 }),
            paragraph(writing, name, { bold: true, after: 0 }),
            ...lines.filter((one) => one !== '').map((one) => paragraph(writing, one, { after: 0 })),
          ]),
        ),
        apart(),
      ]
    case 'facts':
      return block.aside ? [] : factsTable(writing, block.facts, block.align)
    case 'table':
      return tableOf(writing, block)
    case 'list':
      writing.lists += 1
      return listOf(writing, block.items, block.numbered === true, writing.lists)
    case 'image':
      return [drawingOf(block)]
    case 'picture': {
      const picture = pictureOf(block.href)
      if (!picture) return []
      const width = pixels(block.width)
      const transformation = { width, height: Math.round(width * block.ratio) }
      const altText = { name: block.alt, description: block.alt, title: block.alt }
      return [
        new Paragraph({
          alignment: alignments[block.align ?? 'start'],
          bidirectional: writing.isRtl,
          children: [new ImageRun({ ...picture, transformation, altText })],
        }),
      ]
    }
    case 'plain':
      return block.aside ? [] : [paragraph(writing, block.text, { size: 18 })]
    case 'columns':
      return [
        grid(
          writing,
          block.columns.map((blocks) =>
            blocks.flatMap((one) =>
              bodyOf({ ...writing, width: Math.floor(writing.width / block.columns.length) }, one),
            ),
          ),
        ),
        apart(),
      ]
    case 'signature':
      return [
        grid(
          writing,
          block.signers.map(({ role, name, title }) => [
            paragraph(writing, role, { size: 16, after: 600 }),
            signed(writing, writing.words.signature),
            ...(name ? [paragraph(writing, name, { bold: true, after: 0 })] : []),
            ...(title ? [paragraph(writing, title, { after: 0 })] : []),
            paragraph(writing, '', { after: 300 }),
            signed(writing, writing.words.signedOn),
          ]),
        ),
        apart(),
      ]
    // Drawn pages are for PDF; what a Word file has of them is running.
    case 'design':
      return []
    case 'rule':
      return [new Paragraph({ children: [], border: { bottom: line } })]
    case 'page-break':
      return [new Paragraph({ children: [new PageBreak()] })]
  }
}

function signed(writing: Writing, label: string): Paragraph {
  return new Paragraph({
    children: runsOf(writing, label, false, 16),
    bidirectional: writing.isRtl,
    border: { top: { ...line, color: '16201F', space: 2 } },
  })
}

function footer({ words, isRtl }: Writing): Footer {
  const children = words.page
    .split(/(\{page\}|\{pages\})/)
    .map((part) => (part === '{page}' ? PageNumber.CURRENT : part === '{pages}' ? PageNumber.TOTAL_PAGES : part))
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        bidirectional: isRtl,
        children: [new TextRun({ children, size: 16, rightToLeft: isRtl })],
      }),
    ],
  })
}

const inTwips = (millimetres: number) => Math.round(millimetres * twips.millimetre)

/** Word moves the text down where the head of a sheet needs more room than its margin. */
function runningMargins({ top, side, bottom }: Running) {
  const edge = inTwips(10)
  return {
    top: inTwips(top),
    right: inTwips(side),
    bottom: inTwips(bottom),
    left: inTwips(side),
    header: edge,
    footer: edge,
  }
}

function runningLine({ text, size, bold = false, colour, align }: RunningLine): Paragraph {
  return new Paragraph({
    alignment: alignments[align],
    spacing: { after: 0, line: 260 },
    children: [new TextRun({ text, bold, size: Math.round(size * 2), color: colour.slice(1).toUpperCase() })],
  })
}

function runningLogo({ logo }: Running): Paragraph[] {
  const picture = logo && pictureOf(logo.href)
  if (!logo || !picture) return []
  const width = pixels(logo.width)
  const altText = { name: logo.alt, description: logo.alt, title: logo.alt }
  const transformation = { width, height: Math.round(width * logo.ratio) }
  return [
    new Paragraph({
      alignment: alignments[logo.align],
      spacing: { after: 60 },
      children: [new ImageRun({ ...picture, transformation, altText })],
    }),
  ]
}

function ruled(colour: string | undefined, at: 'top' | 'bottom'): Paragraph[] {
  if (colour === undefined) return []
  const border = { [at]: { style: BorderStyle.SINGLE, size: 8, color: colour.slice(1).toUpperCase() } }
  return [new Paragraph({ children: [], spacing: { after: 0, line: 120 }, border })]
}

/** Head and foot as the program's own: they stand on every sheet however long the letter gets. */
function runningParts(running: Running) {
  const { head, later, foot, rule } = running
  const footOf = () => new Footer({ children: [...ruled(rule, 'top'), ...foot.map(runningLine)] })
  return {
    headers: {
      first: new Header({ children: [...runningLogo(running), ...head.map(runningLine), ...ruled(rule, 'bottom')] }),
      default: new Header({ children: [...later.map(runningLine), ...ruled(rule, 'bottom')] }),
    },
    footers: { first: footOf(), default: footOf() },
  }
}

const levels = (textOf: (level: number) => string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) =>
  Array.from({ length: deepest }, (_, level) => ({
    level,
    format,
    text: textOf(level),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 440 * (level + 1), hanging: 440 } } },
  }))

/** A language is looked for in the place of its script: ECMA-376, 17.3.2.20. */
function languageOf({ language = 'en', direction }: Document) {
  if (direction === 'rtl') return { bidirectional: language }
  return /^(?:zh|ja|ko)\b/.test(language) ? { eastAsia: language } : { value: language }
}

/**
 * A document as an Office Open XML file (ECMA-376), with headings, numbered clauses and table heads as the program's own, so that
 * whoever gets it can go on writing. Sums and dates stand as text.
 */
export async function documentDocx(document: Document, region: Region): Promise<Uint8Array<ArrayBuffer>> {
  const { running } = document
  const paper = papers[running?.paper ?? (document.sheet === 'letter' ? 'letter' : 'a4')]
  const writing: Writing = {
    look: lookOf(document),
    show: createShow(region),
    words: wordsOf(document),
    isRtl: document.direction === 'rtl',
    width: paper.width - 2 * margin,
    lists: 0,
  }
  const clauseMark = (level: number) => `${Array.from({ length: level + 1 }, (_, at) => `%${at + 1}`).join('.')}.`
  const file = new File({
    title: document.title,
    creator: 'Tallykit',
    styles: {
      default: {
        document: {
          run: {
            font: 'Calibri',
            size: 20,
            language: languageOf(document),
            rightToLeft: writing.isRtl,
          },
          // Said outright: LibreOffice takes a number alone for a fixed height, which cuts pictures off.
          paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
        },
        heading1: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading2: { run: { size: 25, bold: true }, paragraph: { spacing: { before: 280, after: 80 } } },
        heading3: { run: { size: 21, bold: true }, paragraph: { spacing: { before: 200, after: 60 } } },
      },
    },
    numbering: {
      config: [
        { reference: numbering, levels: levels(clauseMark, LevelFormat.DECIMAL) },
        { reference: bullets, levels: levels(() => '•', LevelFormat.BULLET) },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: paper,
            margin: running ? runningMargins(running) : { top: margin, right: margin, bottom: margin, left: margin },
          },
          ...(running ? { titlePage: true } : {}),
        },
        ...(running ? runningParts(running) : { footers: { default: footer(writing) } }),
        children: running
          ? [new Paragraph({ children: [] })]
          : document.blocks.flatMap((block) => bodyOf(writing, block)),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}
