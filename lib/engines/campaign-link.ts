/* Tagged links, with Google's list of sources: larger than a form needs before somebody uses it. */
export { buildLink, linkKey, type LinkResult } from '@/lib/subjects/utm/link'
export { initialRules, noTags, type Rules } from '@/lib/subjects/utm/tags'
