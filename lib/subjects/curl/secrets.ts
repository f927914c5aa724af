import type { Body, Request } from './request'

/* What a request should not be shown with: replaced by words in capitals. */

const secretHeader =
  /^(?:authorization|proxy-authorization|cookie|set-cookie)$|api[-_]?key|token|secret|password|signature/i
const secretName =
  /^(?:api[-_]?key|key|token|access_token|refresh_token|id_token|client_secret|secret|password|passwd|pwd|pass|auth|sig|signature)$/i
const jsonSecret =
  /("(?:api[-_]?key|token|access_?token|refresh_?token|id_?token|client_?secret|secret|password|passwd|pwd|private_?key)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi

function maskedHeader(name: string, value: string): string {
  if (/^(?:proxy-)?authorization$/i.test(name)) return `${/^(\S+)\s/.exec(value)?.[1] ?? ''} YOUR_CREDENTIALS`.trim()
  if (/cookie$/i.test(name)) return value.replaceAll(/=[^;]*/g, '=YOUR_VALUE')
  return secretHeader.test(name) ? 'YOUR_SECRET' : value
}

const maskedPairs = (text: string) =>
  text.replaceAll(/(^|[&?])([^=&?]+)=([^&]*)/g, (found, before: string, name: string) =>
    secretName.test(decoded(name)) ? `${before}${name}=YOUR_SECRET` : found,
  )

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function maskedUrl(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at) + maskedPairs(url.slice(at))
}

function maskedBody(body: Body): Body {
  if (body.kind === 'text') {
    const isJson = /^\s*[[{]/.test(body.text)
    return { kind: 'text', text: isJson ? body.text.replaceAll(jsonSecret, '$1"YOUR_SECRET"') : maskedPairs(body.text) }
  }
  if (body.kind === 'file') return body
  return {
    kind: 'form',
    parts: body.parts.map((part) =>
      !part.isFile && secretName.test(part.name) ? { ...part, value: 'YOUR_SECRET' } : part,
    ),
  }
}

/** The request with its credentials, cookies, tokens and passwords replaced. */
export function withoutSecrets(request: Request): Request {
  const { url, headers, body, user } = request
  return {
    ...request,
    url: maskedUrl(url),
    headers: headers.map(([name, value]) => [name, maskedHeader(name, value)] as const),
    ...(body && { body: maskedBody(body) }),
    ...(user && { user: { ...user, name: 'YOUR_USER', password: 'YOUR_PASSWORD' } }),
  }
}
