import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { classNames } from '@/components/ui/class-names'
import { contactMessages } from '@/lib/messages/contact'

import { PageScript } from './page-script'

/**
 * Writes a message that the visitor's own mail program opens. Nothing is sent from here: its controls have no names and its
 * method sends nothing, with scripts or without.
 */
export function ContactForm({ email }: { email: string }) {
  return (
    <form className="mt-6 flex flex-col gap-5" method="dialog" noValidate data-contact-form={email}>
      <div>
        <label htmlFor="contact-subject" className="mb-1 block text-sm font-medium">
          {contactMessages.about}
        </label>
        <select id="contact-subject" className={controlClasses}>
          {Object.entries(contactMessages.subjects).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="contact-message" className="mb-1 block text-sm font-medium">
          {contactMessages.message}
        </label>
        <textarea
          id="contact-message"
          rows={8}
          className={classNames(controlClasses, 'resize-y')}
          aria-describedby="contact-help contact-error"
        />
        <p id="contact-help" className="mt-1 text-sm text-muted">
          {contactMessages.messageHelp}
        </p>
        <p id="contact-error" role="alert" className="mt-1 text-sm text-bad empty:hidden" />
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button type="submit" look="primary">
          {contactMessages.send}
        </Button>
        <Button data-contact-copy>{contactMessages.copy}</Button>
      </div>
      <p className="text-sm">
        {contactMessages.direct}{' '}
        <a href={`mailto:${email}`} className="text-accent underline">
          {email}
        </a>
      </p>
      <PageScript name="contact" />
    </form>
  )
}
