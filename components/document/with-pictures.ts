import { pngOf } from '@/components/document/rasterise'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import type { Block, Document } from '@/lib/kits/document/types'

type Drawing = Block & { kind: 'image' }

/** Dots to a millimetre: 300 to an inch. */
const density = 300 / 25.4
const usualWidth = 60

/** Paths and rectangles are written as such; anything else, such as a photograph in it, is for a browser to draw. */
const isPlain = ({ svg }: Drawing) => !/<(?!\/|(?:svg|g|rect|path)\b)/.test(svg)

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('not read'))
    reader.readAsDataURL(blob)
  })
}

async function pictureOf({ svg, alt, width = usualWidth }: Drawing): Promise<Block> {
  const { width: across, height: down } = viewBoxOf(svg)
  // Without a size of its own a browser gives a drawing its usual one, of another shape.
  const sized = /<svg[^>]*\swidth=/.test(svg) ? svg : svg.replace('<svg', `<svg width="${across}" height="${down}"`)
  const href = await dataAddress(await pngOf(sized, Math.round(width * density)))
  return { kind: 'picture', href, alt, width, ratio: down / across }
}

async function drawnBlock(block: Block): Promise<Block> {
  if (block.kind === 'image') return isPlain(block) ? block : pictureOf(block)
  if (block.kind !== 'columns') return block
  return { ...block, columns: await Promise.all(block.columns.map(drawnBlocks)) }
}

const drawnBlocks = (blocks: readonly Block[]) => Promise.all(blocks.map(drawnBlock))

/** The document with every drawing that a worker cannot draw as a picture of 300 dots to an inch. */
export async function withPictures(document: Document): Promise<Document> {
  return { ...document, blocks: await drawnBlocks(document.blocks) }
}
