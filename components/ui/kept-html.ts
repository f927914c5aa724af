/**
 * Texts on their way from the server components of a page to its HTML. Both run in one process, but as separate copies of
 * every module, so the place they share is global.
 */
export function keptHtml(): Map<string, string> {
  const shared = globalThis as typeof globalThis & { tallykitHtml?: Map<string, string> }
  shared.tallykitHtml ??= new Map()
  return shared.tallykitHtml
}
