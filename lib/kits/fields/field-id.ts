/** Field names are free; the ids of a page are not: a field called content must not be the page's content. */
export function fieldId(name: string): string {
  return `field-${name}`
}
