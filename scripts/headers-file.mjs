/* Reads the `_headers` and `_redirects` files as Netlify and Cloudflare Pages do. */

/** @param {string} text @returns {{ path: string, headers: [name: string, value: string][] }[]} */
export function readHeadersFile(text) {
  const rules = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([A-Za-z0-9-]+):\s*(\S.*?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (!rule || name === undefined || value === undefined) throw new Error(`_headers, line ${index + 1}: ${line}`)
    rule.headers.push([name, value])
  }
  return rules
}

/**
 * The headers for a path: `*` stands for any characters, and what several rules say of one header is joined.
 * @param {ReturnType<typeof readHeadersFile>} rules @param {string} pathname @returns {Map<string, string>}
 */
export function headersFor(rules, pathname) {
  const found = new Map()
  for (const { path, headers } of rules) {
    const pattern = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    if (!new RegExp(`^${pattern.join('.*')}$`).test(pathname)) continue
    for (const [name, value] of headers) found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value)
  }
  return found
}

/**
 * What a `_redirects` file says, by the path that is asked for. Cloudflare follows a line whether there is a file or not, Netlify
 * and GitLab send the file where there is one; the first line for a path counts.
 * @param {string} text @returns {Map<string, { to: string, status: number }>}
 */
export function readRedirectsFile(text) {
  const found = new Map()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const [, from, to, status = '302'] = /^(\/\S*)\s+(\S+)(?:\s+(30[12378]))?\s*$/.exec(line) ?? []
    if (from === undefined || to === undefined) throw new Error(`_redirects, line ${index + 1}: ${line}`)
    if (!found.has(from)) found.set(from, { to, status: Number(status) })
  }
  return found
}
