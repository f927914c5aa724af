/** Why a form cannot hold a text. */
export type Obstacle = 'half' | 'nul' | 'line' | 'return' | 'control' | 'quote' | 'backslash' | 'space' | 'empty'

export interface Unwritable {
  why: Obstacle
  /** In UTF-16 units of the text. */
  at: number
}

/** A text as a language writes it. */
export interface Written {
  open: string
  body: string
  close: string
}

/** What stands in the way of reading, with its place in UTF-16 units; it stays in the text as it is. */
export interface Unread {
  at: number
  found: string
}

export interface ReadBody {
  text: string
  bad: readonly Unread[]
}

/** One way in which a language writes a text: how it begins and ends, and what is escaped between. */
export interface StringForm {
  /** With `ascii`, what lies beyond ASCII is escaped too where the form has escapes for it. */
  write(text: string, ascii: boolean): Written | Unwritable
  /** How it begins; absent where it has no marks of its own. */
  opens?: RegExp
  /** How one ends that begins so. */
  closes?(opened: RegExpExecArray): string
  /** Reads what stands between the marks. */
  read(body: string): ReadBody
}

export const isUnwritable = (written: Written | Unwritable): written is Unwritable => 'why' in written

/** Findings that are listed; more of them are not kept. */
export const mostUnread = 20

/** The first place of any of these, as a reason; undefined where there is none. */
export function firstOf(text: string, reasons: readonly (readonly [RegExp, Obstacle])[]): Unwritable | undefined {
  for (const [pattern, why] of reasons) {
    const at = text.search(pattern)
    if (at !== -1) return { why, at }
  }
  return undefined
}

export const halves = [/\p{Surrogate}/u, 'half'] as const
export const noNul = [/\0/u, 'nul'] as const
