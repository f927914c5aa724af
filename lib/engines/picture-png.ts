import start, { optimise, optimise_raw } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'
import binary from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'
import { zlibSync } from 'fflate'
import type { Pixels } from '@/lib/base/png/pixels'
import { indexedPng, quantise } from '@/lib/subjects/picture/quantise'

let started: Promise<unknown> | undefined

/** How hard oxipng tries, of 0 to 6. */
const effort = 2

async function ready(): Promise<void> {
  started ??= fetch(new URL(binary, import.meta.url))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => start(bytes))
  await started
}

/** The same PNG, smaller by oxipng where that can be: every pixel stays. */
export async function optimisePng(png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  await ready()
  return new Uint8Array(optimise(png, effort, false, false))
}

/** A PNG of these pixels, each as it is; with `colours` of at most so many. */
export async function encodePng(pixels: Pixels, colours?: number): Promise<Uint8Array<ArrayBuffer>> {
  await ready()
  if (colours !== undefined)
    return new Uint8Array(
      optimise(
        indexedPng(quantise(pixels, colours), (bytes) => zlibSync(bytes, { level: 1 })),
        effort,
        false,
        false,
      ),
    )
  return new Uint8Array(optimise_raw(pixels.data, pixels.width, pixels.height, effort, false, false))
}
