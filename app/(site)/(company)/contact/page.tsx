import { addressOf } from '@/catalogue/address'
import { ContactForm } from '@/components/site/contact-form'
import { contactMessages } from '@/lib/messages/contact'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { contactEmail } from '@/lib/platform/site/site'

const { title, description, introduction, none } = contactMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/contact' }) })

export default function ContactPage() {
  return (
    <div className="max-w-prose">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      {contactEmail ? (
        <>
          <p className="mt-3 text-lg text-muted">{introduction}</p>
          <ContactForm email={contactEmail} />
        </>
      ) : (
        <p className="mt-3 text-lg text-muted">{none}</p>
      )}
    </div>
  )
}
