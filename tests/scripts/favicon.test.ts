import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPng, shrink } from '@/scripts/icons/favicon.mjs'

it.each([0, 1, 2])('image %i of favicon.ico is the icon as it is now', (index) => {
  const file = readFileSync('public/favicon.ico')
  const at = 6 + 16 * index
  const place = file.readUInt32LE(at + 12)
  const image = readPng(file.subarray(place, place + file.readUInt32LE(at + 8)))
  expect(image.width).toBe(file[at])
  const icon = readPng(readFileSync('public/icons/icon-192.png'))
  expect(image.pixels.equals(shrink(icon, image.width).pixels)).toBe(true)
})
