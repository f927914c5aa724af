import { fromBase64, toBase64 } from '@/lib/base/encoding/base64-text'
import { decodeText } from '@/lib/base/text/decode'
import { safeSvg } from './safe-svg'

declare const safe: unique symbol
/** A data URL of a picture in which nothing runs: only safePicture makes one. */
export type SafePicture = string & { readonly [safe]: true }

export interface PictureFault {
  /** Why the file is not taken, as the end of a sentence that begins with the file. */
  fault: string
}

/** How files of each kind begin. */
const beginnings: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['png', /^\u0089PNG\r\n/],
  ['jpeg', /^\u00ff\u00d8\u00ff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
]

/**
 * A picture that a visitor brought in, given as a data URL: a PNG, JPEG, GIF or WebP file by its first bytes, whatever its name
 * says, or an SVG document without what runs, links or is fetched. Refuses everything else with a reason.
 */
export function safePicture(dataUrl: string): SafePicture | PictureFault {
  const [, type = '', base64 = ''] =
    /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,([A-Za-z0-9+/]+=*)$/.exec(dataUrl) ?? []
  if (type === '') return { fault: 'must be a PNG, JPEG, WebP, GIF or SVG picture' }
  // Four characters of Base64 are three bytes.
  const head = atob(base64.slice(0, 24))
  const found = beginnings.find(([, beginning]) => beginning.test(head))
  if (found) return `data:image/${found[0]};base64,${base64}` as SafePicture
  if (type !== 'svg+xml') return { fault: `must be a picture: the file is called ${type.toUpperCase()} and is none` }
  if (head.startsWith('\u001f\u008b')) return { fault: 'must not be compressed. Save it as plain SVG' }
  const decoded = decodeText(fromBase64(base64))
  if (decoded.kind !== 'text') return { fault: 'must be a picture: the file is called SVG and holds no text' }
  const drawn = safeSvg(decoded.text)
  if ('fault' in drawn) return drawn
  return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(drawn.svg))}` as SafePicture
}
