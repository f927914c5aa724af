import { zipSync, zlibSync } from 'fflate'
import type { Shading } from '@/lib/base/png/shading'
import { writePng } from '@/lib/base/png/write'

/** Bytes of a PNG of one code. */
export function codePng(shading: Shading, dark: string, light: string): Uint8Array {
  return writePng(shading, dark, light, (bytes) => zlibSync(bytes, { level: 6 }))
}

/** A ZIP archive. PNG is compressed already; text is worth it. */
export function zipArchive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const utf8 = new TextEncoder()
  // Archives of the same codes are the same to the byte.
  const mtime = new Date(1980, 0, 1, 12)
  const entries = Object.entries(files).map(([name, content]) =>
    typeof content === 'string'
      ? ([name, [utf8.encode(content), { level: 6, mtime }]] as const)
      : ([name, [content, { level: 0, mtime }]] as const),
  )
  return new Uint8Array(zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]))
}
