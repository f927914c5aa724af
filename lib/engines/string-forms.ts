/* Strings of some fifty kinds, written and read. */
export { escapeText, unescapeText } from '@/lib/subjects/string-forms/nested'
