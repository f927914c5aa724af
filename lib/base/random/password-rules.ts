export const characterSets = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
  special: '-~!@#$%^&*_+=`|(){}[:;"\'<>,.?] ',
}
const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...characterSets, 'ascii-printable': printable, unicode: printable }),
)

/** What a passwordrules attribute asks for. */
export interface SiteRules {
  /** A password holds at least one character of each. */
  required: readonly string[]
  /** Further characters it may hold. */
  allowed: string
  minlength?: number
  maxlength?: number
  longestRun?: number
}

/** Cuts at a separator outside square brackets and trims. Brackets may hold ']' as their last character. */
function cut(text: string, separator: string): string[] {
  const parts: string[] = []
  let part = ''
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (!inside && character === '[') inside = true
    else if (inside && character === ']' && text[at + 1] !== ']') inside = false
    if (character === separator && !inside) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  return [...parts, part.trim()]
}

function charactersOf(classes: string): string | { fault: string } {
  let characters = ''
  for (const one of cut(classes, ',')) {
    const custom = /^\[(.*)\]$/s.exec(one)?.[1]
    const known =
      custom === undefined
        ? named.get(one.toLowerCase())
        : [...custom].filter((each) => printable.includes(each)).join('')
    if (known === undefined || known === '') return { fault: `“${one}” is no class of characters` }
    characters += known
  }
  return characters
}

/**
 * Reads the text of a passwordrules attribute: `required`, `allowed`, `max-consecutive`, `minlength`, `maxlength`. Of
 * repeated limits the strictest holds, repeated `required` all hold, `unicode` is read as printable ASCII, and without any
 * class all printable ASCII is allowed. Answers with the first fault where the text is no such rules.
 * Source: Apple, Customizing Password AutoFill Rules.
 */
export function readSiteRules(text: string): SiteRules | { fault: string } {
  const required: string[] = []
  let allowed = ''
  const limits: { minlength?: number; maxlength?: number; longestRun?: number } = {}
  const inner = /^\s*passwordrules\s*=\s*(["'])(.*)\1\s*$/is.exec(text)?.[2] ?? text
  const plain = inner.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  for (const property of cut(plain.replaceAll(/[\r\n]+/g, ' '), ';')) {
    if (property === '') continue
    const colon = property.indexOf(':')
    const name = property.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = property.slice(colon + 1).trim()
    if (name === 'required' || name === 'allowed') {
      const characters = charactersOf(value)
      if (typeof characters !== 'string') return characters
      if (name === 'required') required.push(characters)
      else allowed += characters
    } else if (name === 'minlength' || name === 'maxlength' || name === 'max-consecutive') {
      if (!/^\d{1,4}$/.test(value) || Number(value) === 0)
        return { fault: `“${property}” needs a whole number above 0` }
      const number = Number(value)
      if (name === 'minlength') limits.minlength = Math.max(number, limits.minlength ?? 0)
      else if (name === 'maxlength') limits.maxlength = Math.min(number, limits.maxlength ?? Infinity)
      else limits.longestRun = Math.min(number, limits.longestRun ?? Infinity)
    } else return { fault: `“${property}” is no rule` }
  }
  return {
    required: [...new Set(required)],
    allowed: required.length === 0 && allowed === '' ? printable : allowed,
    ...limits,
  }
}
