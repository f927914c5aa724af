import { initialize, transform, type TransformOptions, type TransformResult } from 'esbuild-wasm/esm/browser.js'
import binary from 'esbuild-wasm/esbuild.wasm'

let started: Promise<void> | undefined

async function start(): Promise<void> {
  const answer = await fetch(new URL(binary, import.meta.url))
  // The worker that asks is away from the page already: the library needs none of its own.
  await initialize({ wasmModule: await WebAssembly.compile(await answer.arrayBuffer()), worker: false })
}

/** Code or a style sheet rewritten by esbuild. Rejects with a `TransformFailure` where it cannot be read. */
export async function rewrite(source: string, options: TransformOptions): Promise<TransformResult> {
  started ??= start()
  try {
    await started
  } catch (error) {
    started = undefined
    throw error
  }
  return transform(source, options)
}
