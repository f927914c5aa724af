/* Permissions of files on Unix. Sources: POSIX.1-2024, chmod and ls; chmod(1) of GNU for what POSIX leaves open. */

const all = { r: 0o444, w: 0o222, x: 0o111 } as const
const special = 0o7000
const classes = { u: 0o4700, g: 0o2070, o: 0o1007, a: 0o7777 } as const

/** Where something is wrong, in UTF-16 units, and what. */
export interface ModeFault {
  says: string
  at: number
}

interface Change {
  /** Bits that it may touch; 0 where nobody is named. */
  affected: number
  operator: '+' | '-' | '='
  value: number
  /** The permissions of a class are copied. */
  copies?: 'u' | 'g' | 'o'
  /** X: execution for directories and for what somebody may execute already. */
  searches: boolean
}

/** The rwx of one class given to all three. */
function spread(mode: number, of: 'u' | 'g' | 'o'): number {
  const bits = (mode >> { u: 6, g: 3, o: 0 }[of]) & 7
  return bits * 0o111
}

function applied(
  mode: number,
  change: Change,
  { isDirectory, umask }: { isDirectory: boolean; umask: number },
): number {
  const { affected, operator, copies, searches } = change
  const executes = searches && (isDirectory || (mode & all.x) !== 0) ? all.x : 0
  const wanted = copies ? spread(mode, copies) : change.value | executes
  // GNU leaves the set-ID bits of a directory alone unless they are named.
  const kept = isDirectory ? 0o6000 & ~change.value : 0
  const value = wanted & (affected === 0 ? ~umask : affected) & ~kept
  if (operator === '+') return mode | value
  if (operator === '-') return mode & ~value
  return (mode & ((affected === 0 ? 0 : ~affected) | kept)) | value
}

function readClause(clause: string, at: number): Change[] | ModeFault {
  const [, who = '', actions = ''] = /^([ugoa]*)(.*)$/s.exec(clause) ?? []
  if (!/^[-+=]/.test(actions))
    return {
      says:
        actions === ''
          ? 'an operator +, - or = is missing'
          : `“${actions.charAt(0)}” is none of u, g, o, a, +, - and =`,
      at: at + who.length,
    }
  const affected = [...who].reduce((bits, one) => bits | classes[one as keyof typeof classes], 0)
  const changes: Change[] = []
  for (const match of actions.matchAll(/([-+=])([^-+=]*)/g)) {
    const [, operator, letters = ''] = match
    const wrong = /^[ugo]$/.test(letters) ? -1 : letters.search(/[^rwxXst]/)
    if (wrong >= 0)
      return {
        says: /[ugo]/.test(letters.charAt(wrong))
          ? 'a class to copy from stands alone behind its operator'
          : `“${letters.charAt(wrong)}” is none of r, w, x, X, s and t`,
        at: at + who.length + match.index + 1 + wrong,
      }
    const copies = /^[ugo]$/.test(letters) ? (letters as 'u' | 'g' | 'o') : undefined
    const value = [...letters].reduce(
      (bits, letter) =>
        bits |
        (letter === 's'
          ? 0o6000
          : letter === 't'
            ? 0o1000
            : letter === 'X'
              ? 0
              : (all[letter as keyof typeof all] ?? 0)),
      0,
    )
    changes.push({
      affected,
      operator: operator === '+' ? '+' : operator === '-' ? '-' : '=',
      value: copies ? 0 : value,
      searches: letters.includes('X'),
      ...(copies && { copies }),
    })
  }
  return changes
}

export interface Start {
  mode: number
  isDirectory: boolean
  umask: number
}

/** What a symbolic expression such as u+x,go=r makes of a mode. Refuses with the place of what is wrong. */
export function applyExpression(expression: string, start: Start): number | ModeFault {
  let mode = start.mode
  let at = 0
  for (const clause of expression.split(',')) {
    const changes = readClause(clause, at)
    if ('says' in changes) return changes
    for (const change of changes) mode = applied(mode, change, start)
    at += clause.length + 1
  }
  return mode
}

/** Three octal digits, or four with the special bits in front. */
export const octalOf = (mode: number) => mode.toString(8).padStart(3, '0')

/** rwxr-xr-x, with s, S, t and T where a special bit is set (POSIX, ls, “file mode written under -l”). */
export function letters(mode: number): string {
  const signs = [...'rwxrwxrwx'].map((sign, at) => (mode & (1 << (8 - at)) ? sign : '-'))
  const marks = [
    [0o4000, 2, 's'],
    [0o2000, 5, 's'],
    [0o1000, 8, 't'],
  ] as const
  for (const [bit, at, mark] of marks) if (mode & bit) signs[at] = signs[at] === 'x' ? mark : mark.toUpperCase()
  return signs.join('')
}

/** The mode of nine letters, with the kind of file in front or not, and the mark of an ACL or context behind. */
export function fromLetters(written: string): { mode: number; kind: string } | undefined {
  const match = /^([-bcdlpsDC])?([-r][-w][-xsS][-r][-w][-xsS][-r][-w][-xtT])[.+@]?$/.exec(written)
  if (!match) return undefined
  const signs = match[2] ?? ''
  let mode = 0
  for (const [at, sign] of [...signs].entries()) {
    if (/[rwxst]/.test(sign)) mode |= 1 << (8 - at)
    if (/[sStT]/.test(sign)) mode |= { 2: 0o4000, 5: 0o2000, 8: 0o1000 }[at] ?? 0
  }
  return { mode, kind: match[1] ?? '' }
}

/** u=rwx,go=rx: classes with the same letters share a clause, set-ID bits stand with their class, t alone. */
export function expressionOf(mode: number): string {
  const parts = new Map<string, string>()
  for (const [who, shift, bit] of [
    ['u', 6, 0o4000],
    ['g', 3, 0o2000],
    ['o', 0, 0],
  ] as const) {
    const bits = (mode >> shift) & 7
    const signs = `${bits & 4 ? 'r' : ''}${bits & 2 ? 'w' : ''}${bits & 1 ? 'x' : ''}${mode & bit ? 's' : ''}`
    parts.set(signs, (parts.get(signs) ?? '') + who)
  }
  const clauses = [...parts].map(([signs, who]) => `${who === 'ugo' ? 'a' : who}=${signs}`)
  return [...clauses, ...(mode & 0o1000 ? ['+t'] : [])].join(',')
}

/** What new files and directories get where programs ask for 666 and 777, as almost all do. */
export function created(umask: number): { file: number; directory: number } {
  return { file: 0o666 & ~umask, directory: 0o777 & ~umask }
}

export type ReadMode = { mode: number; kind: string; form: 'octal' | 'letters' | 'expression' } | ModeFault

/** Reads 755, 4755, rwxr-xr-x, -rwxr-xr-x, a whole line of ls -l, or an expression that changes `start`. */
export function readMode(written: string, start: Start): ReadMode {
  const text = written.trim()
  const octal = /^0?o?([0-9]{1,5})$/.exec(text)
  if (octal) {
    const digits = octal[1] ?? ''
    const wrong = text.search(/[89]/)
    if (wrong >= 0) return { says: `${text.charAt(wrong)} is no octal digit: each is a sum of 4, 2 and 1`, at: wrong }
    const mode = Number.parseInt(digits, 8)
    return mode > 0o7777 ? { says: 'there are at most four digits', at: 0 } : { mode, kind: '', form: 'octal' }
  }
  const named = fromLetters(text.split(/\s+/)[0] ?? '')
  if (named) return { ...named, form: 'letters' }
  const mode = applyExpression(text, start)
  return typeof mode === 'number' ? { mode, kind: '', form: 'expression' } : mode
}

export const hasSpecial = (mode: number) => (mode & special) !== 0
