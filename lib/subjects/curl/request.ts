/* A request as every language writes it. */

export interface FormPart {
  name: string
  /** The text, or the path of a file. */
  value: string
  isFile: boolean
  type?: string
  fileName?: string
}

export type Body =
  | { kind: 'text'; text: string }
  | { kind: 'file'; path: string }
  | { kind: 'form'; parts: readonly FormPart[] }

export interface Request {
  method: string
  url: string
  /** In order; none that the program adds by itself. */
  headers: readonly (readonly [name: string, value: string])[]
  body?: Body
  user?: { name: string; password: string; isDigest: boolean }
  follows: boolean
  insecure: boolean
  /** In seconds. */
  timeout?: number
  proxy?: string
  compressed: boolean
  /** Where the answer is stored. */
  output?: string
}

export const headerOf = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  headers.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1]

const utf8 = new TextEncoder()

/** Basic credentials as their header says them: UTF-8 in Base64 (RFC 7617). */
export function basicOf({ name, password }: { name: string; password: string }): string {
  let binary = ''
  for (const byte of utf8.encode(`${name}:${password}`)) binary += String.fromCharCode(byte)
  return `Basic ${btoa(binary)}`
}

/** The headers with basic credentials among them, for languages that have no words for those. */
export function withCredentials(request: Request): readonly (readonly [string, string])[] {
  if (!request.user || request.user.isDigest || headerOf(request, 'authorization') !== undefined) return request.headers
  return [...request.headers, ['Authorization', basicOf(request.user)]]
}

/** The last part of a path. */
export const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path
