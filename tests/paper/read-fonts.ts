import { readFile } from 'node:fs/promises'
import { fontFiles, hanFonts } from '@/scripts/tools/fonts.mjs'
import type { FontList } from '@/lib/subjects/paper/faces'

const slices = new Map(hanFonts().map(({ name, files }) => [name, files]))
const listed = (files: readonly { file: string }[]) => files.map(({ file, ...font }) => ({ ...font, href: file }))

/** The site's own fonts, from where the build takes them. */
export const fonts = {
  files: listed(fontFiles()),
  han: hanFonts().map(({ name, form, ranges }) => ({ form, ranges, href: name })),
} as unknown as FontList

export const readFont = async (href: string): Promise<Uint8Array> => {
  const files = slices.get(href)
  return files ? new TextEncoder().encode(JSON.stringify(listed(files))) : readFile(href)
}
