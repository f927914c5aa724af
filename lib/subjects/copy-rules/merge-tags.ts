/* Places that a mail program fills with what it knows of the recipient. */

interface TagForm {
  program: string
  tag: RegExp
  /** Whether a tag says what stands there when nothing is known. */
  hasFallback: (tag: string) => boolean
  /** How it is written with one. */
  example: string
}

const forms: readonly TagForm[] = [
  {
    program: 'Mailchimp',
    tag: /\*\|[A-Z0-9_:]+\|\*/gi,
    // Mailchimp keeps the value for the missing in the settings of the audience.
    hasFallback: () => true,
    example: '*|FNAME|*, with a default in the audience',
  },
  {
    program: 'HubSpot, Klaviyo, Brevo and other templates',
    tag: /\{\{[^{}]*\}\}/g,
    hasFallback: (tag) => /\||\bdefault\b/.test(tag),
    example: "{{ first_name|default:'there' }}",
  },
  {
    program: 'ActiveCampaign',
    tag: /(?<!%)%[A-Z][A-Z0-9_-]*%(?!%)/g,
    hasFallback: () => false,
    example: '%FIRSTNAME%',
  },
  {
    program: 'Salesforce Marketing Cloud',
    tag: /%%[^%]+%%/g,
    hasFallback: (tag) => /=/.test(tag),
    example: '%%=v(@name)=%%',
  },
  {
    program: 'Campaign Monitor',
    tag: /\[(?:firstname|lastname|fullname|email|[a-z]+,\s*fallback=[^\]]*)(?:,\s*fallback=[^\]]*)?\]/gi,
    hasFallback: (tag) => /fallback=[^\]]/i.test(tag),
    example: '[firstname,fallback=there]',
  },
]

export interface FoundTag {
  tag: string
  program: string
  hasFallback: boolean
  example: string
}

/** Tags in a line, and what is left of some that are not whole. */
export function mergeTagsIn(text: string): { tags: FoundTag[]; broken: string[] } {
  const tags: FoundTag[] = []
  let rest = text
  for (const { program, tag, hasFallback, example } of forms)
    rest = rest.replaceAll(tag, (found) => {
      tags.push({ tag: found, program, hasFallback: hasFallback(found), example })
      return ' '
    })
  const broken = rest.match(/\{\{?\S*|\S*\}\}?|\*\|\S*|\S*\|\*|%%\S*/g) ?? []
  return { tags, broken: broken.map((one) => one.slice(0, 40)) }
}

/** A line without its tags and what is left of some; `instead` stands in the place of each. */
export function withoutTags(text: string, instead: string): string {
  const { tags, broken } = mergeTagsIn(text)
  return [...tags.map(({ tag }) => tag), ...broken].reduce((rest, tag) => rest.replace(tag, instead), text)
}

/** What a program writes where a value is missing and nobody says what to write instead. */
export const missingValue = /\b(?:undefined|null|NaN|\[object Object\])\b/
