type Plain = string | number | boolean | null | undefined

/** What of a type survives JSON: plain data stays as it is, a function or an element does not compile. */
export type Json<T> = T extends Plain
  ? T
  : T extends (...words: never[]) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : never

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function faultIn(value: unknown, place: string): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${place} is ${value === 0 ? '-0' : value}`
  if (typeof value !== 'object') return `${place} is a ${typeof value}`
  if (!Array.isArray(value) && !isPlainObject(value)) return `${place} is a ${value.constructor.name}`
  if (Array.isArray(value) && value.includes(undefined)) return `${place} holds undefined`
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(part, `${place}.${key}`)
    if (fault) return fault
  }
  return undefined
}

/** `data` as a page's JSON gives it back. Throws for anything that JSON would change in silence, and says where it stands. */
export function asJson<T extends object>(data: T, of: string): T {
  const fault = faultIn(data, of)
  if (fault) throw new TypeError(`Not plain data: ${fault}`)
  return JSON.parse(JSON.stringify(data)) as T
}
