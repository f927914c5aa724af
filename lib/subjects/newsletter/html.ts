import { readableOn } from '@/lib/subjects/design/palette'
import { linkAddress, pictureAddress } from './addresses'
import { isEmpty, senderOf, tagOf, type Newsletter, type TypedBlock } from './blocks'
import { passagesOf, type Piece } from './prose'

/** Fonts that every mail program has. */
const families = { sans: 'Arial,Helvetica,sans-serif', serif: 'Georgia,Times New Roman,serif' } as const
/** From the edge of the message to its words, in pixels. */
const padding = 24
/** Around each of two products. */
const gutter = 12

const typed = (text: string | undefined) => (text ?? '').trim()

/** Text between tags. Quotes stay, since those within a tag of a mail program would no longer be read there. */
const words = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const value = (text: string) => words(text).replaceAll('"', '&quot;')

interface Pen {
  letter: Newsletter
  family: string
  /** Widest picture beside the paddings. */
  inner: number
}

const table = (rows: string, more = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more}>${rows}</table>`

function anchor({ letter: { look } }: Pen, href: string, inside: string, colour = look.accent, line = 'underline') {
  return `<a href="${value(href)}" style="color:${colour};text-decoration:${line}">${inside}</a>`
}

function pieceHtml(pen: Pen, { text, isBold, href }: Piece): string {
  const inside = words(text).replaceAll('\n', '<br>')
  if (href !== undefined) return anchor(pen, href, inside)
  return isBold ? `<strong>${inside}</strong>` : inside
}

const pieces = (pen: Pen, all: readonly Piece[]) => all.map((one) => pieceHtml(pen, one)).join('')

function proseHtml(pen: Pen, text: string, size: number, align: string): string {
  const style = `margin:0 0 12px;font:${size}px ${pen.family};line-height:${Math.round(size * 1.5)}px;color:${pen.letter.look.ink};text-align:${align}`
  return passagesOf(text)
    .map((passage) =>
      passage.kind === 'paragraph'
        ? `<p style="${style}">${pieces(pen, passage.pieces)}</p>`
        : `<ul style="${style};padding:0 24px">${passage.items.map((item) => `<li>${pieces(pen, item)}</li>`).join('')}</ul>`,
    )
    .join('\n')
}

function titleHtml(pen: Pen, { title, link }: TypedBlock, level: 1 | 2 | 3, align: string): string {
  if (typed(title) === '') return ''
  const size = { 1: 30, 2: 22, 3: 17 }[level]
  const { ink } = pen.letter.look
  const href = linkAddress(typed(link))
  const inside = words(typed(title))
  return `<h${level} style="margin:0 0 12px;font:bold ${size}px ${pen.family};line-height:${Math.round(size * 1.25)}px;color:${ink};text-align:${align}">${href === undefined ? inside : anchor(pen, href, inside, ink, 'none')}</h${level}>`
}

function pictureHtml(pen: Pen, { picture, alt, link }: TypedBlock, width: number): string {
  const address = pictureAddress(typed(picture))
  if (address === undefined) return ''
  const image = `<img src="${value(address)}" width="${width}" alt="${value(typed(alt))}" border="0" style="display:block;width:100%;max-width:${width}px;height:auto">`
  const href = linkAddress(typed(link))
  return href === undefined ? image : anchor(pen, href, image, pen.letter.look.accent, 'none')
}

/** A picture with room below it. */
const apart = (picture: string) => (picture === '' ? '' : `<p style="margin:0 0 12px">${picture}</p>`)

/** A cell with a colour behind it, since Outlook takes neither padding nor corners of a link. */
function buttonHtml(pen: Pen, { label, link }: TypedBlock, align: string): string {
  const href = linkAddress(typed(link))
  if (typed(label) === '' || href === undefined) return ''
  const { accent } = pen.letter.look
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td bgcolor="${accent}" style="background-color:${accent};border-radius:4px;mso-padding-alt:12px 24px"><a href="${value(href)}" style="display:inline-block;padding:12px 24px;font:bold 16px ${pen.family};line-height:20px;color:${readableOn(accent)};text-decoration:none">${words(typed(label))}</a></td></tr></table>`
}

function moreHtml(pen: Pen, { label, link }: TypedBlock): string {
  const href = linkAddress(typed(link))
  if (typed(label) === '' || href === undefined) return ''
  return `<p style="margin:0 0 12px;font:bold 16px ${pen.family};line-height:24px">${anchor(pen, href, words(typed(label)))}</p>`
}

/** The side on which lines begin. */
const startOf = ({ letter }: Pen) => (letter.direction === 'rtl' ? 'right' : 'left')

type Name = 'pad' | 'pair' | ''

/** `name`: whether a phone gives it less room at the sides. */
function row(
  pen: Pen,
  parts: readonly string[],
  ground: string,
  space = `16px ${padding}px`,
  name: Name = 'pad',
): string {
  const inside = parts.filter((part) => part !== '').join('\n')
  return `<tr><td${name === '' ? '' : ` class="${name}"`} bgcolor="${ground}" align="${startOf(pen)}" style="background-color:${ground};padding:${space}">\n${inside}\n</td></tr>`
}

function productHtml(pen: Pen, block: TypedBlock, width: number): string {
  const parts = [
    apart(pictureHtml(pen, block, width - 2 * gutter)),
    titleHtml(pen, block, 3, startOf(pen)),
    proseHtml(pen, typed(block.text), 15, startOf(pen)),
    buttonHtml(pen, block, startOf(pen)),
  ]
  return table(`<tr><td style="padding:${gutter}px">${parts.filter((part) => part !== '').join('\n')}</td></tr>`)
}

/** Two beside each other where there is room, by boxes that fall below each other; Outlook, which knows none, gets a table. */
function productsHtml(pen: Pen, products: readonly TypedBlock[]): string {
  const { paper, width } = pen.letter.look
  const half = Math.floor((width - 2 * gutter) / 2)
  const boxes = products.map(
    (block) =>
      `<div class="half" style="display:inline-block;width:100%;max-width:${half}px;vertical-align:top">${productHtml(pen, block, half)}</div>`,
  )
  const cell = `<td width="${half}" valign="top">`
  const pairs = boxes.map((box, at) => {
    const before =
      at % 2 === 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cell}` : cell
    const after = at % 2 === 1 || at === boxes.length - 1 ? '</td></tr></table>' : '</td>'
    return `<!--[if mso]>${before}<![endif]-->${box}<!--[if mso]>${after}<![endif]-->`
  })
  return row(pen, [pairs.join('')], paper, `4px ${gutter}px`, 'pair')
}

function footerLink({ letter }: Pen, which: 'unsubscribe' | 'web', says: string): string {
  const tag = tagOf(letter, which)
  if (!tag) return ''
  const style = `color:${letter.look.ink};text-decoration:underline`
  if ('element' in tag) return `<${tag.element} style="${style}">${says}</${tag.element}>`
  const href = linkAddress(tag.address)
  return href === undefined ? '' : `<a href="${value(href)}" style="${style}">${says}</a>`
}

function footerHtml(pen: Pen, block: TypedBlock): string {
  const link = footerLink(pen, 'unsubscribe', words(typed(block.label) === '' ? 'Unsubscribe' : typed(block.label)))
  const prose = proseHtml(pen, typed(block.text), 13, 'center')
  const line = (content: string) =>
    `<p style="margin:0;font:13px ${pen.family};line-height:20px;color:${pen.letter.look.ink};text-align:center">${content}</p>`
  const sender = senderOf(pen.letter)
  return row(
    pen,
    [prose, ...(sender === undefined ? [] : [line(words(sender))]), line(link)],
    pen.letter.look.ground,
    `20px ${padding}px`,
  )
}

function blockHtml(pen: Pen, block: TypedBlock): string {
  const { paper, width } = pen.letter.look
  const start = startOf(pen)
  const prose = (align: string) => proseHtml(pen, typed(block.text), 16, align)
  switch (block.kind) {
    case 'header': {
      const logo = pictureHtml(pen, block, 160)
      const line = `<p style="margin:0;font:bold 18px ${pen.family};line-height:24px;color:${pen.letter.look.ink}">${words(typed(block.title))}</p>`
      return row(pen, [logo, logo === '' ? line : '', prose(start)], paper)
    }
    case 'hero': {
      const picture = pictureHtml(pen, block, width)
      const rest = [titleHtml(pen, block, 1, 'center'), prose('center'), buttonHtml(pen, block, 'center')]
      const rows = picture === '' ? '' : `${row(pen, [picture], paper, '0', '')}\n`
      return rows + (rest.every((part) => part === '') ? '' : row(pen, rest, paper, `24px ${padding}px`))
    }
    case 'article': {
      return row(
        pen,
        [
          apart(pictureHtml(pen, block, pen.inner)),
          titleHtml(pen, block, 2, start),
          prose(start),
          moreHtml(pen, block),
        ],
        paper,
      )
    }
    case 'text':
      return row(pen, [titleHtml(pen, block, 2, start), prose(start)], paper)
    case 'button':
      return row(pen, [buttonHtml(pen, block, 'center')], paper)
    case 'line':
      return row(
        pen,
        [table('<tr><td style="border-top:1px solid #b8b8b8;font:1px Arial;line-height:1px">&nbsp;</td></tr>')],
        paper,
      )
    case 'footer':
      return footerHtml(pen, block)
    case 'product':
      return productsHtml(pen, [block])
  }
}

function rowsHtml(pen: Pen): string {
  const rows: string[] = []
  let products: TypedBlock[] = []
  const close = () => {
    if (products.length > 0) rows.push(productsHtml(pen, products))
    products = []
  }
  for (const block of pen.letter.blocks.filter((one) => !isEmpty(one))) {
    if (block.kind === 'product') products.push(block)
    else {
      close()
      rows.push(blockHtml(pen, block))
    }
  }
  close()
  return rows.join('\n')
}

/** Fills what an inbox shows beside the subject, so that the first words of the message do not follow there. */
const filling = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * The message as HTML for mail programs: tables with styles on each cell, one width for Outlook by conditional comments, boxes that fall
 * below each other elsewhere. Everything typed is escaped but the tags that a mail program fills in; links and pictures whose address no
 * message may hold are left out.
 */
export function newsletterHtml(letter: Newsletter): string {
  const { look, subject, preview, language, direction, hasWebVersion } = letter
  const pen: Pen = { letter, family: families[look.font], inner: look.width - 2 * padding }
  const web = hasWebVersion ? footerLink(pen, 'web', 'View in a browser') : ''
  const webRow =
    web === ''
      ? ''
      : `<tr><td align="center" style="padding:0 ${padding}px 12px;font:13px ${pen.family};line-height:20px">${web}</td></tr>\n`
  const hidden =
    preview.trim() === ''
      ? ''
      : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words(preview.trim())}${filling}</div>\n`
  return `<!doctype html>
<html lang="${value(language)}" dir="${direction}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${words(subject.trim())}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>body{margin:0;padding:0}@media only screen and (max-width:480px){.half,.half img{max-width:100%!important}.pair{padding-left:4px!important;padding-right:4px!important}.pad{padding-left:16px!important;padding-right:16px!important}}</style>
</head>
<body bgcolor="${look.ground}" style="margin:0;padding:0;background-color:${look.ground}">
${hidden}${table(
    `<tr><td align="center" style="padding:16px 0">
<!--[if mso]><table role="presentation" width="${look.width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(`\n${webRow}${rowsHtml(pen)}\n`, ` style="max-width:${look.width}px"`)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
    ` bgcolor="${look.ground}"`,
  )}
</body>
</html>
`
}
