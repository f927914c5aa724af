/** Where letters end with another phrase, or carry other stops. `din` is a letter in English from a German desk. */
export type LetterCustom = 'uk' | 'us' | 'din'

const titles = /^(mr|mrs|ms|mx|miss|dr|prof)(\.?)\s+(?=\S)/i

/** Whether a name has a title before it. */
export function titledName(name: string): boolean {
  return titles.test(name.trim())
}

/** American letters set a point behind a shortened title, British ones none; Miss is not shortened. */
function nameAs(custom: LetterCustom, name: string): string {
  return name.trim().replace(titles, (_, title: string) => {
    const point = custom === 'us' && title.toLowerCase() !== 'miss' ? '.' : ''
    return `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()}${point} `
  })
}

/**
 * The salutation of a business letter in English: to nobody by name where `name` is empty. The name is used as it is given.
 * Source: ego4u, Business Letter, Greeting.
 */
export function salutation(name: string | undefined, custom: LetterCustom): string {
  const known = (name ?? '').trim()
  const to = known === '' ? 'Sir or Madam' : nameAs(custom, known)
  return `Dear ${to}${custom === 'us' ? ':' : custom === 'din' ? ',' : ''}`
}

/**
 * The phrase that belongs to the salutation: in Britain “faithfully” to somebody who was not named and “sincerely” to somebody who
 * was, in America “Sincerely” to both. Source: ego4u, Business Letter, Greeting.
 */
export function signOff(name: string | undefined, custom: LetterCustom): string {
  if (custom === 'us') return 'Sincerely,'
  if (custom === 'din') return 'Kind regards'
  return (name ?? '').trim() === '' ? 'Yours faithfully' : 'Yours sincerely'
}
