/* node scripts/icons/favicon.mjs: makes public/favicon.ico of public/icons/icon-192.png, for readers that ask for no other icon. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { root } from '../run.mjs'

const source = path.join(root, 'public/icons/icon-192.png')
const target = path.join(root, 'public/favicon.ico')
/** All divide 192, so that each pixel is the mean of a whole square of the source. */
const sizes = [16, 32, 48]

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const channels = 4

/** The predictor of the PNG standard: of left, above and above left the one nearest to left + above − above left. */
function paeth(left, above, corner) {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(left + above - corner - value))
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

const predictors = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => paeth(left, above, corner),
]

/** Width, height and RGBA bytes of a PNG with 8 bits a channel, alpha and no interlacing; throws for any other file. */
export function readPng(file) {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('not a PNG')
  const chunks = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + file.readUInt32BE(at)),
    })
  const header = chunks[0].data
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  if (header[8] !== 8 || header[9] !== 6 || header[12] !== 0) throw new Error('must be 8-bit RGBA without interlacing')
  const packed = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  const line = width * channels
  const pixels = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    const predict = predictors[packed[y * (line + 1)]]
    for (let x = 0; x < line; x++) {
      const at = y * line + x
      const left = x < channels ? 0 : pixels[at - channels]
      const above = y === 0 ? 0 : pixels[at - line]
      const corner = x < channels || y === 0 ? 0 : pixels[at - line - channels]
      pixels[at] = packed[y * (line + 1) + 1 + x] + predict(left, above, corner)
    }
  }
  return { width, height, pixels }
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function writePng({ width, height, pixels }) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const line = width * channels
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * line, (y + 1) * line)]),
  )
  const packed = deflateSync(Buffer.concat(lines), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

/** The mean colour of a square, weighted by opacity: what is transparent has no colour to add. */
function meanOf({ width, pixels }, left, top, side) {
  const sums = [0, 0, 0, 0]
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const at = (y * width + x) * channels
      const alpha = pixels[at + 3]
      for (let channel = 0; channel < 3; channel++) sums[channel] += pixels[at + channel] * alpha
      sums[3] += alpha
    }
  const [red, green, blue, alpha] = sums
  return alpha === 0
    ? [0, 0, 0, 0]
    : [...[red, green, blue].map((sum) => Math.round(sum / alpha)), Math.round(alpha / side ** 2)]
}

/** A square image at a size that divides its own. */
export function shrink(image, size) {
  const side = image.width / size
  const pixels = Buffer.alloc(size * size * channels)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) pixels.set(meanOf(image, x * side, y * side, side), (y * size + x) * channels)
  return { width: size, height: size, pixels }
}

/** An ICO file of PNG images: a header, an entry for each image with its size and place, the images. */
function icoOf(images) {
  const files = images.map((image) => writePng(image))
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let place = head.length
  images.forEach(({ width, height }, index) => {
    const at = 6 + 16 * index
    head.set([width, height], at)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(files[index].length, at + 8)
    head.writeUInt32LE(place, at + 12)
    place += files[index].length
  })
  return Buffer.concat([head, ...files])
}

if (process.argv[1] === import.meta.filename) {
  const image = readPng(readFileSync(source))
  writeFileSync(target, icoOf(sizes.map((size) => shrink(image, size))))
}
