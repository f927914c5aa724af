import { readFile } from 'node:fs/promises'
import { fontFiles } from '@/scripts/tools/fonts.mjs'
import type { FontFile } from '@/lib/subjects/paper/faces'

/** The site's own fonts, from where the build takes them. */
export const fonts: readonly FontFile[] = fontFiles().map(
  ({ file, ...font }) => ({ ...font, href: file }) as unknown as FontFile,
)

export const readFont = (file: string): Promise<Uint8Array> => readFile(file)
