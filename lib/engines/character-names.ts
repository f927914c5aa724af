/* What characters a text holds, with their names: 160 KB that come when a text is inspected. */
export { inspect } from '@/lib/subjects/text-counts/inspect'
