'use client'

import { crashMessages } from '@/lib/messages/crash'

/** What stands in place of a page in which a bug has thrown. */
export default function PageError() {
  return <p role="alert">{crashMessages.page}</p>
}
