import type { PictureKind } from './head'

export interface KindFile {
  extension: string
  type: string
}

const files: Readonly<Record<Exclude<PictureKind, 'unknown'>, KindFile>> = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  gif: { extension: 'gif', type: 'image/gif' },
  webp: { extension: 'webp', type: 'image/webp' },
  avif: { extension: 'avif', type: 'image/avif' },
  heic: { extension: 'heic', type: 'image/heic' },
  bmp: { extension: 'bmp', type: 'image/bmp' },
  tiff: { extension: 'tif', type: 'image/tiff' },
  svg: { extension: 'svg', type: 'image/svg+xml' },
  ico: { extension: 'ico', type: 'image/x-icon' },
  jxl: { extension: 'jxl', type: 'image/jxl' },
  psd: { extension: 'psd', type: 'image/vnd.adobe.photoshop' },
  pdf: { extension: 'pdf', type: 'application/pdf' },
}

/** The ending and the media type of a kind of picture (IANA, Media Types; image/x-icon as the MIME Sniffing Standard has it). */
export function kindFile(kind: PictureKind): KindFile {
  return kind === 'unknown' ? { extension: 'bin', type: 'application/octet-stream' } : files[kind]
}

/** The kind that a media type or an ending of a name claims; undefined for any other. */
export function claimedKind(claim: string): PictureKind | undefined {
  const said = other[claim.toLowerCase()] ?? claim.toLowerCase()
  const found = Object.entries(files).find(([, { extension, type }]) => extension === said || type === said)
  return found?.[0] as PictureKind | undefined
}

const other: Readonly<Record<string, string>> = {
  'image/jpg': 'jpg',
  'image/pjpeg': 'jpg',
  'image/svg': 'svg',
  'image/heif': 'heic',
  'image/x-png': 'png',
  'image/x-ms-bmp': 'bmp',
  'image/vnd.microsoft.icon': 'ico',
  apng: 'png',
  'image/apng': 'png',
  cur: 'ico',
  dib: 'bmp',
  heif: 'heic',
  jfif: 'jpg',
  jpe: 'jpg',
  jpeg: 'jpg',
  pjpeg: 'jpg',
  svgz: 'svg',
  tiff: 'tif',
}
