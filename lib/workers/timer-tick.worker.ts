/* Wakes the page twice a second while a timer runs: browsers slow down the timers of a page in the background, not these. */

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<boolean>) => void): void
  postMessage(message: 'tick'): void
}

const scope = globalThis as unknown as WorkerScope
let timer: ReturnType<typeof setInterval> | undefined

scope.addEventListener('message', ({ data: isRunning }) => {
  clearInterval(timer)
  timer = isRunning ? setInterval(() => scope.postMessage('tick'), 500) : undefined
})
