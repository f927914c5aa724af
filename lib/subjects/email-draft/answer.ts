import { emailChecks, type EmailFinding } from './checks'
import { emailDrafts, type EmailDrafts, type EmailFacts } from './drafts'
import { intents } from './intents'

export interface EmailQuestion {
  facts: EmailFacts
  /** The e-mail as the visitor edited it; empty where none was chosen yet. */
  edited: string
  /** In the place of the subject of the intent; empty for that. */
  subject: string
}

export interface EmailAnswer extends EmailDrafts {
  /** What is checked and taken away: the edited e-mail, or the first draft. */
  text: string
  isEdited: boolean
  findings: EmailFinding[]
}

/** Drafts of the facts, and what is to be said of the e-mail that would be sent; `today` as 'YYYY-MM-DD'. */
export function emailAnswer({ facts, edited, subject }: EmailQuestion, today: string): EmailAnswer {
  const made = emailDrafts(facts)
  const isEdited = edited.trim() !== ''
  const text = isEdited ? edited : (made.drafts[0]?.text ?? '')
  const head = subject.trim() === '' ? made.subject : subject.trim()
  const asks = (intents[facts.intent]?.ask ?? '') !== '' || facts.ask.trim() !== ''
  const findings = emailChecks({ subject: head, text, attached: facts.attached, asks, by: facts.by, today })
  return { ...made, subject: head, text, isEdited, findings }
}
