import { linkAddress } from './addresses'

/* A typed text: paragraphs, lists, **bold** and [words](address). */

export interface Piece {
  text: string
  isBold?: true
  href?: string
}
export type Passage = { kind: 'paragraph'; pieces: readonly Piece[] } | { kind: 'list'; items: readonly Piece[][] }

const marks = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/g
const bullet = /^\s*[-*•]\s+/

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    const [whole, bold, words = '', typed = ''] = match
    const href = linkAddress(typed)
    if (bold !== undefined) pieces.push({ text: bold, isBold: true })
    else pieces.push(href === undefined ? { text: whole } : { text: words, href })
    from = match.index + whole.length
  }
  return from < text.length || pieces.length === 0 ? [...pieces, { text: text.slice(from) }] : pieces
}

/** Addresses of links within a text that no message may lead to. */
export function wrongLinks(text: string): string[] {
  return [...text.matchAll(marks)].flatMap(([, , , typed]) =>
    typed === undefined || linkAddress(typed) !== undefined ? [] : [typed],
  )
}

/** An empty line parts paragraphs; lines that begin with a dash, a star or a dot are a list. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.length === 0) return
    const isList = lines.every((line) => bullet.test(line))
    passages.push(
      isList
        ? { kind: 'list', items: lines.map((line) => piecesOf(line.replace(bullet, '').trim())) }
        : { kind: 'paragraph', pieces: piecesOf(lines.map((line) => line.trim()).join('\n')) },
    )
    lines = []
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const isBlank = line.trim() === ''
    const turns = lines.length > 0 && bullet.test(line) !== bullet.test(lines[0] ?? '')
    if (isBlank || turns) close()
    if (!isBlank) lines.push(line)
  }
  close()
  return passages
}

/** The same without marks: a link is its words and, in brackets, where it leads. */
export function plainPassages(text: string): string {
  const plain = (pieces: readonly Piece[]) =>
    pieces
      .map(({ text: words, href }) => (href === undefined || href === words ? words : `${words} (${href})`))
      .join('')
  return passagesOf(text)
    .map((passage) =>
      passage.kind === 'paragraph' ? plain(passage.pieces) : passage.items.map((item) => `- ${plain(item)}`).join('\n'),
    )
    .join('\n\n')
}
