import { dataAddress } from '@/components/fields/data-address'
import { pngOf } from '@/components/document/rasterise'
import type { DesignItem, DesignPage, PictureItem } from '@/lib/kits/document/design'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import type { Block, Document } from '@/lib/kits/document/types'

type Drawing = Block & { kind: 'image' }

/** Dots to a millimetre: 300 to an inch. */
const density = 300 / 25.4
const usualWidth = 60

/** Paths and rectangles are written as such; anything else, such as a photograph in it, is for a browser to draw. */
const isPlain = ({ svg }: Drawing) => !/<(?!\/|(?:svg|g|rect|path)\b)/.test(svg)

async function pictureOf({ svg, alt, width = usualWidth }: Drawing): Promise<Block> {
  const { width: across, height: down } = viewBoxOf(svg)
  // Without a size of its own a browser gives a drawing its usual one, of another shape.
  const sized = /<svg[^>]*\swidth=/.test(svg) ? svg : svg.replace('<svg', `<svg width="${across}" height="${down}"`)
  const href = await dataAddress(await pngOf(sized, Math.round(width * density)))
  return { kind: 'picture', href, alt, width, ratio: down / across }
}

/** A drawing as fine as its box on paper asks for; its own size may be anything. */
async function drawnHref(href: string, width: number): Promise<string> {
  if (!href.startsWith('data:image/svg+xml')) return href
  const image = new Image()
  image.src = href
  await image.decode()
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round((canvas.width * (image.naturalHeight || 1)) / (image.naturalWidth || 1)))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

async function drawnPicture(item: PictureItem): Promise<PictureItem> {
  return { ...item, href: await drawnHref(item.href, Math.max(item.width, item.height)) }
}

const drawnItems = (items: readonly DesignItem[]) => Promise.all(items.map(drawnItem))

async function drawnItem(item: DesignItem): Promise<DesignItem> {
  if (item.kind === 'picture') return drawnPicture(item)
  if (item.kind !== 'frame') return item
  return { ...item, page: { ...item.page, items: await drawnItems(item.page.items) } }
}

async function drawnPage(page: DesignPage): Promise<DesignPage> {
  return { ...page, items: await drawnItems(page.items) }
}

async function drawnBlock(block: Block): Promise<Block> {
  if (block.kind === 'design') return { ...block, page: await drawnPage(block.page) }
  if (block.kind === 'image') return isPlain(block) ? block : pictureOf(block)
  if (block.kind !== 'columns') return block
  return { ...block, columns: await Promise.all(block.columns.map(drawnBlocks)) }
}

const drawnBlocks = (blocks: readonly Block[]) => Promise.all(blocks.map(drawnBlock))

/** The document with every drawing that a worker cannot draw as a picture of 300 dots to an inch. */
export async function withPictures(document: Document): Promise<Document> {
  const { running } = document
  const logo = running?.logo && { ...running.logo, href: await drawnHref(running.logo.href, running.logo.width) }
  return {
    ...document,
    blocks: await drawnBlocks(document.blocks),
    ...(running && logo ? { running: { ...running, logo } } : {}),
  }
}
