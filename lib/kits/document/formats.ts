interface FormatOptions {
  label: string
  extension: string
  type: string
  /** By a library in a worker. */
  apart?: true
}

/** What a document can be saved as. A further format is one more entry; those that are not `apart`, written in a worker, are in writers.ts. */
export const documentFormats = {
  pdf: { label: 'PDF', extension: 'pdf', type: 'application/pdf', apart: true },
  docx: {
    label: 'Word',
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    apart: true,
  },
  svg: { label: 'SVG', extension: 'svg', type: 'image/svg+xml', apart: true },
  /** For screens: as many pixels as the document asks for. */
  image: { label: 'PNG', extension: 'png', type: 'image/png', apart: true },
  png: { label: 'PNG, 300 dpi', extension: 'png', type: 'image/png', apart: true },
  xlsx: {
    label: 'Excel',
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    apart: true,
  },
  html: { label: 'HTML', extension: 'html', type: 'text/html;charset=utf-8' },
  md: {
    label: 'Markdown',
    extension: 'md',
    type: 'text/markdown;charset=utf-8',
  },
  txt: {
    label: 'Text',
    extension: 'txt',
    type: 'text/plain;charset=utf-8',
  },
} as const satisfies Readonly<Record<string, FormatOptions>>

export type DocumentFormat = keyof typeof documentFormats

/** Formats that show the pages of a design, a file each. */
export type PictureFormat = 'svg' | 'png' | 'image'

export function isPicture(format: DocumentFormat): format is PictureFormat {
  return format === 'svg' || format === 'png' || format === 'image'
}

/** A file name that every system takes, from a title: no signs that Windows refuses, at most 80 characters. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = [...plain]
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '')
  // Names that Windows keeps for devices.
  return cut === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(cut) ? `${cut}_` : cut
}
