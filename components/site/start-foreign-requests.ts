import { drawnPart } from '@/components/ui/element'

/** Whether an address leads to a host that is not the page's own; what is made on the page itself has none. */
function isForeign(address: string, host: string): boolean {
  const url = new URL(address)
  return /^(https?|wss?):$/.test(url.protocol) && url.host !== host
}

/** Counts in the footer which requests of this page went to other hosts, from its first moment on. */
export function startForeignRequests(root: ParentNode): void {
  const lines = root.querySelectorAll<HTMLElement>('[data-foreign-requests]')
  if (!('PerformanceObserver' in globalThis)) return
  let count = 0
  new PerformanceObserver((list) => {
    count += list.getEntries().filter(({ name }) => isForeign(name, location.host)).length
    for (const line of lines) drawnPart(line, 'span').textContent = String(count)
  }).observe({ type: 'resource', buffered: true })
  for (const line of lines) line.classList.remove('invisible')
}
