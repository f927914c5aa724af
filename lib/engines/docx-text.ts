import mammoth from 'mammoth'

/**
 * The text of a Word document (.docx, Office Open XML): one line for each paragraph, heading and list item, one for each
 * table row with tabs between cells; line breaks kept, notes at the end. Tracked insertions are text, tracked deletions
 * are not; pictures and empty paragraphs are left out. Rejects for bytes that are not such a document.
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const arrayBuffer = new Uint8Array(bytes).buffer
  // The library reads `arrayBuffer` in browsers and `buffer` in Node.
  const input = typeof Buffer === 'function' ? { arrayBuffer, buffer: Buffer.from(arrayBuffer) } : { arrayBuffer }
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(input, { convertImage: withoutPictures })
  return plainText(value.replace(/ ?<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g, ''))
}

/** The text of the HTML that the library makes: few elements, all closed, four entities. */
function plainText(html: string): string {
  let text = ''
  let cells = 0
  function endLine(): void {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  for (const [piece, closing, element] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (element === undefined) text += decodeEntities(piece)
    else if (element === 'br') text += cells > 0 ? ' ' : '\n'
    else if (element === 'td' || element === 'th') {
      cells += closing ? -1 : 1
      if (closing) text = `${text.trimEnd()}\t`
    } else if (element === 'tr' && closing) text = `${text.replace(/\t$/, '')}\n`
    else if (isBlock(element)) {
      if (cells === 0) endLine()
      else if (closing) text += ' '
    }
  }
  return text
}

function isBlock(element: string): boolean {
  return /^(?:p|h[1-6]|li|ul|ol|table)$/.test(element)
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}
