import type { StructuredData } from './types'

/** JSON for a script element. Every `<` is escaped, so that no text in it can end the element or open a comment. */
export function serialise(data: StructuredData): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
