export type Trouble =
  | 'cut-off'
  | 'no-directory'
  | 'no-entry'
  | 'data'
  | 'crc'
  | 'swollen'
  | 'too-many'
  | 'too-many-parts'
  | 'not-written'
  | { parts: number; here: number }
  | 'password'
  | 'no-password'
  | 'tampered'
  | { method: number }
  | 'strong-encryption'

/** An archive, or a file in it, that cannot be read to its end. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive'
  constructor(readonly why: Trouble) {
    super(typeof why === 'string' ? why : JSON.stringify(why))
  }
}
