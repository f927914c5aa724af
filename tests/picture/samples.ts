import { readFileSync } from 'node:fs'
import path from 'node:path'

export const sampleFolder = path.resolve('tests/vectors/image-media')

export const sample = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.join(sampleFolder, name)))
