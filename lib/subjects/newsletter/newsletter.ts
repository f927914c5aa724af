import { projectFile } from '@/lib/base/format/project-file'
import { englishCount } from '@/lib/base/format/english-count'
import { problem, type Problem } from '@/lib/base/problem'
import type { Block, Document, Fact, Span } from '@/lib/kits/document/types'
import { messageFile } from '@/lib/subjects/email-draft/message'
import { linkAddress, pictureAddress } from './addresses'
import { blockKinds, hasFooter, isEmpty, tagOf, type Newsletter, type TypedBlock } from './blocks'
import { bytesOf, contrasts, gmailBytes, newsletterNotices, writtenRatio } from './checks'
import { newsletterHtml } from './html'
import { newsletterText } from './plain'
import { passagesOf, wrongLinks, type Piece } from './prose'

const typed = (text: string | undefined) => (text ?? '').trim()

/** Kinds whose button leads somewhere. A footer's words are those of the way to unsubscribe. */
const leading: readonly TypedBlock['kind'][] = ['hero', 'article', 'button', 'product']

function blockFault(block: TypedBlock): string | undefined {
  const { kind, text, label, link } = block
  const [wrong] = wrongLinks(typed(text))
  if (wrong !== undefined) return `“${wrong}” is no address that a message may lead to`
  if (kind === 'footer' || kind === 'line' || kind === 'text') return undefined
  if (typed(link) !== '' && linkAddress(typed(link)) === undefined)
    return `“${typed(link).slice(0, 60)}” is no address that a message may lead to`
  if (!leading.includes(kind)) return undefined
  if (typed(label) !== '' && typed(link) === '') return `“${typed(label)}” leads nowhere: enter its link`
  if (kind === 'button' && typed(label) === '' && typed(link) !== '') return 'the button says nothing'
  return undefined
}

type Fault = Problem<'blocks' | 'unsubscribe'>

/**
 * Why a message may not go out: no way to unsubscribe, or a link that leads nowhere. Without such a way a newsletter is against the law
 * in most places, so none is made.
 */
export function newsletterProblem(letter: Newsletter): Fault | undefined {
  for (const [at, block] of letter.blocks.entries()) {
    const fault = blockFault(block)
    if (fault !== undefined)
      return problem('blocks', `need a change in no. ${at + 1} (${blockKinds[block.kind]}): ${fault}`)
  }
  if (!hasFooter(letter))
    return problem('blocks', 'must have a footer, which holds the way to unsubscribe. Add a block of the kind “Footer”')
  const tag = tagOf(letter, 'unsubscribe')
  if (tag && 'element' in tag) return undefined
  return linkAddress(tag?.address ?? '') === undefined
    ? problem(
        'unsubscribe',
        'must be the tag of your program, such as {{ unsubscribe }}, or an address that begins with https:// or mailto:',
      )
    : undefined
}

const spanOf = ({ text, isBold, href }: Piece): Span => ({
  text,
  ...(isBold && { bold: true }),
  ...(href !== undefined && /^(?:https?|mailto|tel):/i.test(href) && { href }),
})

/** A link on the page; a tag that is no address yet stands as it is. */
function linkSpan(words: string, link: string | undefined): Span {
  const href = linkAddress(typed(link))
  return spanOf({ text: words, isBold: true, ...(href !== undefined && { href }) })
}

function previewOf(letter: Newsletter, block: TypedBlock): Block[] {
  const { kind, title, text, label, link, picture, alt } = block
  if (kind === 'line') return [{ kind: 'rule' }]
  const prose = passagesOf(typed(text)).map((passage): Block =>
    passage.kind === 'paragraph'
      ? { kind: 'paragraph', text: passage.pieces.map(spanOf), ...(kind === 'footer' && { quiet: true }) }
      : { kind: 'list', items: passage.items.map((pieces) => ({ text: pieces.map(spanOf) })) },
  )
  if (kind === 'footer') {
    const says = typed(label) === '' ? 'Unsubscribe' : typed(label)
    return [
      { kind: 'rule' },
      ...prose,
      { kind: 'paragraph', text: [linkSpan(says, tagOf(letter, 'unsubscribe')?.address)] },
    ]
  }
  const hasPicture = kind !== 'text' && kind !== 'button' && pictureAddress(typed(picture)) !== undefined
  const shown: Block[] = hasPicture
    ? [{ kind: 'paragraph', quiet: true, text: `Picture: ${typed(alt) === '' ? typed(picture) : typed(alt)}` }]
    : []
  const heading: Block[] =
    typed(title) === '' || kind === 'button'
      ? []
      : [{ kind: 'heading', level: kind === 'product' ? 3 : 2, text: typed(title) }]
  const button: Block[] =
    typed(label) === '' || !leading.includes(kind) ? [] : [{ kind: 'paragraph', text: [linkSpan(typed(label), link)] }]
  return [...shown, ...heading, ...prose, ...button]
}

/** Blocks as the page shows them: products two beside each other, pictures by what they show. */
function previewBlocks(letter: Newsletter): Block[] {
  const blocks: Block[] = []
  let pair: Block[][] = []
  const close = () => {
    if (pair.length > 0) blocks.push({ kind: 'columns', columns: pair })
    pair = []
  }
  for (const block of letter.blocks.filter((one) => !isEmpty(one))) {
    if (block.kind === 'product') {
      pair.push(previewOf(letter, block))
      if (pair.length === 2) close()
    } else {
      close()
      blocks.push(...previewOf(letter, block))
    }
  }
  close()
  return blocks
}

function figures(letter: Newsletter, html: string, text: string): Fact[] {
  const bytes = bytesOf(html)
  const lowest = contrasts(letter.look).reduce((least, one) => (one.ratio < least.ratio ? one : least))
  const pictures = (html.match(/<img /g) ?? []).length
  return [
    { label: 'HTML', value: `${englishCount(bytes)} bytes` },
    { label: 'Of the 102 KB that Gmail shows', value: `${((bytes / gmailBytes) * 100).toFixed(1)}%` },
    { label: 'Plain text', value: `${englishCount(bytesOf(text))} bytes` },
    { label: 'Pictures to fetch', value: englishCount(pictures) },
    { label: 'Lowest contrast', value: `${writtenRatio(lowest.ratio)} to 1, ${lowest.name}` },
  ]
}

/** The message with what it weighs and what is wrong with it; refused without a way to unsubscribe. */
export function newsletterDocument(letter: Newsletter): Document | Fault {
  const fault = newsletterProblem(letter)
  if (fault) return fault
  const html = newsletterHtml(letter)
  const text = newsletterText(letter)
  return {
    title: typed(letter.subject),
    sheet: 'bare',
    language: letter.language,
    direction: letter.direction,
    blocks: [
      { kind: 'facts', aside: true, facts: figures(letter, html, text) },
      ...previewBlocks(letter),
      { kind: 'plain', label: 'HTML', text: html, direction: 'ltr', aside: true },
      { kind: 'plain', label: 'Plain text', text, look: 'prose', aside: true },
    ],
    notices: newsletterNotices(letter, bytesOf(html)),
  }
}

/** Sender of a draft; both may be empty. */
export interface Sender {
  name: string
  address: string
}

/** The message as a draft with both of its parts (RFC 5322 and 2046). */
export function newsletterEml(letter: Newsletter, from: Sender): string | Fault {
  return (
    newsletterProblem(letter) ??
    messageFile({ to: '', from, subject: letter.subject, text: newsletterText(letter), html: newsletterHtml(letter) })
  )
}

export const newsletterProject = (values: object) => projectFile('Newsletter', values)
