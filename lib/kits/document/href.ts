/** Addresses that lead out of a document and cannot run a script. */
export function leadsOut(href: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(href)
}
