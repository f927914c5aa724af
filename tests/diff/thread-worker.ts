import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'

/** What the browser's worker scope has and a Node thread has not. */
const scope = `
import { parentPort } from 'node:worker_threads'
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }))
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer)
`

/**
 * Compiles a worker of ours (`entry` from the project's root) and makes the global `Worker` run it in a Node thread, as
 * jsdom has no workers. Returns the function that ends this.
 */
export function useThreadWorkers(entry: string): () => void {
  // Below node_modules, so that the libraries left outside the bundle are found.
  const cache = join(process.cwd(), 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'thread-worker-'))
  writeFileSync(join(folder, 'scope.mjs'), scope)
  writeFileSync(join(folder, 'main.mjs'), "import './scope.mjs'\nawait import('./worker.mjs')\n")
  // The compiler refuses to run within jsdom.
  execFileSync('node_modules/.bin/esbuild', [
    entry,
    '--bundle',
    '--format=esm',
    '--platform=node',
    '--packages=external',
    `--alias:@=${process.cwd()}`,
    `--outfile=${join(folder, 'worker.mjs')}`,
    '--log-level=error',
  ])
  const before = globalThis.Worker
  globalThis.Worker = class {
    onmessage: ((event: { data: unknown }) => void) | null = null
    onmessageerror = null
    onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null
    private readonly thread = new Thread(join(folder, 'main.mjs'))

    constructor() {
      this.thread.on('message', (data: unknown) => this.onmessage?.({ data }))
      this.thread.on('error', (error: Error) => this.onerror?.({ message: error.message, preventDefault() {} }))
    }

    postMessage(message: unknown, transfer: readonly ArrayBuffer[] = []): void {
      this.thread.postMessage(message, transfer)
    }

    terminate(): void {
      void this.thread.terminate()
    }
  } as unknown as typeof Worker
  return () => {
    globalThis.Worker = before
    rmSync(folder, { recursive: true, force: true })
  }
}
