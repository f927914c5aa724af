import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { Link } from '@/components/ui/link'
import { navigationMessages } from '@/lib/messages/navigation'
import { recordMessages as says } from '@/lib/messages/records'
import { recordsBarMessages } from '@/lib/messages/records-bar'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: says.profileTitle,
  description: says.profileDescription,
  path: addressOf({ page: '/profile' }),
  noindex: true,
})

export default function ProfilePage() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{says.profileTitle}</h1>
      <p className="max-w-prose">
        {says.profileIntro} {says.backupHint}
      </p>
      <p className="flex flex-wrap gap-4 print:hidden">
        <Link to={{ page: '/documents' }} className="inline-block py-1 text-accent underline">
          {recordsBarMessages.allDocuments}
        </Link>
        <Link to={{ page: '/settings' }} className="inline-block py-1 text-accent underline">
          {navigationMessages.settings}
        </Link>
      </p>
      <Island name="profile" props={{}} isExample={false} />
    </div>
  )
}
