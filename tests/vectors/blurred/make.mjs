/* Writes hashes.json beside this file: pictures and their hashes by the programs of the inventors, all MIT. BlurHash: C/encode.c of
   github.com/woltapp/blurhash at 0a1f97898d9eb8952bc528cd7a8ec73d9fecf5d0, built with run.c beside this file (its JavaScript overlooks
   that amounts may be negative), and decode of the package blurhash 2.0.5. ThumbHash: the package thumbhash 0.1.1 (Evan Wallace).
   Run where these two are installed: node make.mjs <this folder> <the built program> */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { decode } from 'blurhash'
import { rgbaToThumbHash } from 'thumbhash'

function encode(data, width, height, across, down) {
  const rgb = data.filter((_, at) => at % 4 !== 3)
  return execFileSync(process.argv[3], [width, height, across, down].map(String), { input: rgb, encoding: 'utf8' })
}

let seed = 7
const random = () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff
  return seed / 0x7fffffff
}
const pictures = {
  gradient: [12, 8, (x, y) => [x * 20, y * 30, 200 - x * 10, 255]],
  tall: [5, 16, (x, y) => [255 - y * 15, x * 50, y * 10, 255]],
  plain: [4, 4, () => [18, 88, 138, 255]],
  noise: [16, 16, () => [random() * 255, random() * 255, random() * 255, 255]],
  circle: [20, 14, (x, y) => (Math.hypot(x - 10, y - 7) < 6 ? [240, 189, 106, 255] : [11, 95, 255, 0])],
  black: [3, 9, () => [0, 0, 0, 255]],
}
const made = Object.entries(pictures).map(([name, [width, height, colour]]) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 4)
  const hashes = [[4, 3], [1, 1], [9, 9], [3, 5]].map(([across, down]) => ({
    across,
    down,
    hash: encode(data, width, height, across, down),
  }))
  return {
    name,
    width,
    height,
    data: Buffer.from(data).toString('base64'),
    hashes: hashes.map((one) => ({ ...one, drawn: Buffer.from(decode(one.hash, 6, 5)).toString('base64') })),
    thumb: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
  }
})
writeFileSync(path.join(process.argv[2], 'hashes.json'), `${JSON.stringify(made, null, 1)}\n`)
