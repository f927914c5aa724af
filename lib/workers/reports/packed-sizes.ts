import { gzipSync } from 'fflate'
import type { LabelledText } from '@/lib/kits/app/views'
import { sizeInWords } from '@/lib/messages/workbench'

interface SizeWords {
  before: string
  after: string
  gzipBefore: string
  gzipAfter: string
  brotliAfter?: string
}

const utf8 = new TextEncoder()

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => utf8.encode(text).length

/** Sizes of a text before and after, plain and packed as a server sends it. Brotli where the browser packs it. */
export async function sizeFigures(before: string, after: string, words: SizeWords): Promise<LabelledText[]> {
  const [full, small] = [utf8.encode(before), utf8.encode(after)]
  const brotli = words.brotliAfter === undefined ? undefined : await brotliSize(small)
  return [
    { label: words.before, text: sizeInWords(full.length) },
    { label: words.after, text: sizeInWords(small.length) },
    { label: words.gzipBefore, text: sizeInWords(gzipSync(full).length) },
    { label: words.gzipAfter, text: sizeInWords(gzipSync(small).length) },
    ...(brotli === undefined ? [] : [{ label: words.brotliAfter ?? '', text: sizeInWords(brotli) }]),
  ]
}

async function brotliSize(bytes: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  const packer = brotliPacker()
  if (!packer) return undefined
  const packed = new Response(new Blob([bytes]).stream().pipeThrough(packer))
  return (await packed.arrayBuffer()).byteLength
}

/** Browsers learn this format one after the other. */
function brotliPacker(): CompressionStream | undefined {
  try {
    return new CompressionStream('brotli' as CompressionFormat)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
