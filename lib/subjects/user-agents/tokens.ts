/** A product with its version, as `Firefox/128.0`. */
export interface Product {
  name: string
  version: string
}

export interface Tokens {
  products: readonly Product[]
  /** Parts of the comments in brackets, parted at semicolons. */
  comments: readonly string[]
}

/** Takes a User-Agent field apart by RFC 9110, section 10.1.5: products with versions, and comments that may lie in each other. */
export function tokensIn(text: string): Tokens {
  const products: Product[] = []
  const comments: string[] = []
  let depth = 0
  let comment = ''
  let outside = ''
  for (const letter of text) {
    if (letter === '(' && depth++ === 0) comment = ''
    else if (letter === ')' && depth > 0 && --depth === 0) {
      comments.push(comment)
      outside += ' '
    } else if (depth > 0) comment += /[()]/.test(letter) ? '' : letter
    else outside += letter
  }
  if (depth > 0) comments.push(comment)
  for (const word of outside.split(/\s+/)) {
    const [, name, version = ''] = /^([^/]+)(?:\/(.*))?$/.exec(word) ?? []
    if (name !== undefined) products.push({ name, version })
  }
  return { products, comments: comments.flatMap((one) => one.split(';').map((part) => part.trim())).filter(Boolean) }
}
