import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { toast } from '@/components/ui/toast'
import { contactMessages } from '@/lib/messages/contact'

const { subjects } = contactMessages
const subjectOptions = (Object.keys(subjects) as (keyof typeof subjects)[]).map((value) => ({
  value,
  label: subjects[value],
}))

/** Longer mailto addresses are cut off without a word by some mail programs. */
const longestMessage = 1500

/** Writes a message that the visitor's own mail program opens. Nothing is sent from here. */
export function ContactForm({ email }: { email: string }) {
  const [subject, setSubject] = useState<keyof typeof subjects>('wrong')
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  const messageId = `${id}message`

  function send(): void {
    const text = message.trim()
    const problem = text === '' ? contactMessages.messageMissing : text.length > longestMessage ? tooLong : ''
    setError(problem)
    if (problem) {
      document.getElementById(messageId)?.focus()
      return
    }
    location.href = `mailto:${email}?subject=${encodeURIComponent(subjects[subject])}&body=${encodeURIComponent(text)}`
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message)
      await toast(contactMessages.copied)
    } catch {
      await toast(contactMessages.notCopied)
    }
  }

  return (
    <form
      className="mt-6 flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div>
        <label htmlFor={`${id}subject`} className="mb-1 block text-sm font-medium">
          {contactMessages.about}
        </label>
        <ChoiceMenu id={`${id}subject`} value={subject} options={subjectOptions} onChange={setSubject} />
      </div>
      <div>
        <label htmlFor={messageId} className="mb-1 block text-sm font-medium">
          {contactMessages.message}
        </label>
        <textarea
          id={messageId}
          rows={8}
          className={classNames(controlClasses, 'resize-y')}
          value={message}
          aria-invalid={error !== ''}
          aria-describedby={`${id}help ${id}error`}
          onChange={(event) => {
            setMessage(event.target.value)
            setError('')
          }}
        />
        <p id={`${id}help`} className="mt-1 text-sm text-muted">
          {contactMessages.messageHelp}
        </p>
        <p id={`${id}error`} role="alert" className="mt-1 text-sm text-bad empty:hidden">
          {error}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {contactMessages.send}
        </Button>
        <Button onClick={() => void copy()}>{contactMessages.copy}</Button>
      </div>
      <p className="text-sm">
        {contactMessages.direct}{' '}
        <a href={`mailto:${email}`} className="text-accent underline">
          {email}
        </a>
      </p>
    </form>
  )
}

const tooLong = contactMessages.messageLength(longestMessage)
