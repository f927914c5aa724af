import { counted, whole } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import type { PictureKind } from '@/lib/subjects/picture/head'
import type { Missing } from '@/lib/subjects/picture/missing'

const { kindName } = pictureFileMessages

function lackOf({ least, isExact, about }: Missing): string {
  if (isExact) return `${counted(least, 'byte is', 'bytes are')} missing at its end.`
  const sure = `At least ${counted(least, 'byte is', 'bytes are')} missing at its end`
  return about === undefined || about <= least ? `${sure}.` : `${sure}, by what is there about ${whole(about)}.`
}

/** What the worker and the page say of pictures in Base64. */
export const base64ToImageWords = {
  waiting:
    'Paste Base64, a data URI, or CSS, HTML or JSON with pictures in it, or open a text file. It is read here and sent nowhere.',
  none: 'No picture is in the text: no Base64 whose bytes begin as an image, and no data URI of one.',
  other: (type: string, bytes: number) =>
    `This is no picture. Its ${counted(bytes, 'byte', 'bytes')} are ${type}; the Base64 File Decoder saves them.`,
  others: (types: readonly string[]) =>
    `${counted(types.length, 'data URI holds', 'data URIs hold')} no picture and ${types.length === 1 ? 'is' : 'are'} left out: ${[...new Set(types)].join(', ')}.`,
  many: 'Find every picture in the text',
  cutOff: 'More than 500 pictures: what follows is left out.',
  tooLarge: 'The text has more than 300 MB. Cut it into parts.',
  tooManyPixels: 'It has more pixels than this device is trusted with, so it is saved without being drawn.',
  notDrawn: 'The browser cannot draw this SVG.',
  drawing: (fault: string) => `The drawing ${fault}.`,
  movesStays: 'It moves and is saved as it is: another format would hold its first picture alone.',
  claims: (claimed: string, kind: PictureKind) =>
    `It is said to be ${claimed}, but its bytes are those of ${kindName(kind)}. The name follows the bytes.`,
  missing(kind: PictureKind, missing: Missing): string {
    const rows = missing.rows
      ? ` ${whole(missing.rows.there)} of ${counted(missing.rows.of, 'row', 'rows')} can be drawn.`
      : ''
    return `The ${kindName(kind)} was cut off. ${lackOf(missing)}${rows}`
  },
  moves: (frames: number) => `It moves: ${counted(frames, 'frame', 'frames')}.`,
  dimensions: (width: number, height: number) => `${whole(Math.round(width))} × ${whole(Math.round(height))}`,
  found: (pictures: number) => `${counted(pictures, 'picture', 'pictures')}.`,
}
