'use client'

/** TODO what it does, in one sentence. */
export function ColorPicker() {
  return <p>TODO</p>
}
