import { addressOf } from '@/catalogue/address'
import { Documents } from '@/components/records/documents-page'
import { Link } from '@/components/ui/link'
import { navigationMessages } from '@/lib/messages/navigation'
import { recordMessages as says } from '@/lib/messages/records'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: says.documentsTitle,
  description: says.documentsDescription,
  path: addressOf({ page: '/documents' }),
  noindex: true,
})

export default function DocumentsPage() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{says.documentsTitle}</h1>
      <p className="max-w-prose print:hidden">
        {says.documentsIntro} {says.backupHint}
      </p>
      <p className="flex flex-wrap gap-4 print:hidden">
        <Link to={{ page: '/profile' }} className="inline-block py-1 text-accent underline">
          {says.profileTitle}
        </Link>
        <Link to={{ page: '/settings' }} className="inline-block py-1 text-accent underline">
          {navigationMessages.settings}
        </Link>
      </p>
      <Documents />
    </div>
  )
}
