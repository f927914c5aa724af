import { expect } from 'vitest'

/** Names that every object, list or function has from its prototype: none of them was put there by a table of ours. */
export const hostileKeys: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'call',
  'toJSON',
]

/** A word of the same length and the same beginning that no prototype knows: constructoz, __protz__. */
export function twinOf(key: string): string {
  return key.replace(/[a-z](?=[^a-z]*$)/i, 'z')
}

/** What `answer` says to a hostile key must be what it says to any unknown word. */
export function expectNoDifference(key: string, answer: (word: string) => unknown): void {
  const before = builtIns()
  const ofKey = described(answer(key))
  const ofTwin = described(answer(twinOf(key)))
  expectAlike(ofKey, withKey(ofTwin, key))
  expect(changesSince(before)).toEqual([])
}

/** The same for an answer that has to be waited for. */
export async function expectNoDifferenceLater(key: string, answer: (word: string) => Promise<unknown>): Promise<void> {
  const before = builtIns()
  const ofKey = described(await answer(key))
  const ofTwin = described(await answer(twinOf(key)))
  expectAlike(ofKey, withKey(ofTwin, key))
  expect(changesSince(before)).toEqual([])
}

/** Shows of two long texts only where they part. */
function expectAlike(one: string, other: string): void {
  if (one === other) return
  let at = 0
  while (one[at] === other[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 100)
  expect(around(one)).toBe(around(other))
}

function described(value: unknown): string {
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'function') return `function ${one.name}`
    if (one instanceof Map || one instanceof Set) return [...one]
    return typeof one === 'number' && !Number.isFinite(one) ? String(one) : one
  })
  return text ?? 'undefined'
}

/** The answer to the twin with the key in its place, in whatever case and without the signs that were lost on the way. */
function withKey(text: string, key: string): string {
  const forms = [(word: string) => word, (word: string) => word.replaceAll('_', '')].flatMap((form) => [
    form,
    (word: string) => form(word).toLowerCase(),
    (word: string) => form(word).toUpperCase(),
  ])
  return forms.reduce((all, form) => all.replaceAll(form(twinOf(key)), form(key)), text)
}

type Owned = readonly [owner: object, members: readonly (readonly [PropertyKey, unknown])[]]

/** What the objects hold that a key could lead to by accident, and the functions that they hold. */
function builtIns(): Owned[] {
  const owners = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise].flatMap((type) => [
    type,
    type.prototype as object,
  ])
  const methods = [Object.prototype, Array.prototype, Function.prototype].flatMap((owner) =>
    membersOf(owner).flatMap(([, value]) => (typeof value === 'function' ? [value as object] : [])),
  )
  return [...new Set([...owners, ...methods])].map((owner) => [owner, membersOf(owner)])
}

function membersOf(owner: object): [PropertyKey, unknown][] {
  return Reflect.ownKeys(owner).flatMap((key) => {
    const own = Object.getOwnPropertyDescriptor(owner, key)
    return own && 'value' in own ? [[key, own.value]] : []
  })
}

function changesSince(before: readonly Owned[]): string[] {
  return before.flatMap(([owner, members]) => {
    const known = new Map(members)
    return membersOf(owner).flatMap(([key, value]) =>
      known.has(key) && Object.is(known.get(key), value)
        ? []
        : [`${String(key)} of ${Object.prototype.toString.call(owner)}`],
    )
  })
}
