/* Newsletters: blocks as HTML for mail programs, as plain text and as a message with both. */
export {
  newsletterDocument,
  newsletterEml,
  newsletterProblem,
  newsletterProject,
} from '@/lib/subjects/newsletter/newsletter'
export { newsletterHtml } from '@/lib/subjects/newsletter/html'
export { newsletterText } from '@/lib/subjects/newsletter/plain'
export type { Newsletter } from '@/lib/subjects/newsletter/blocks'
