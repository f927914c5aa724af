import type { Report } from '@/lib/base/report/report'
import { linkReport, type LinkQuestion } from '@/lib/subjects/site-links/report'
import { givenPages, SiteRefused } from '@/lib/subjects/site-links/read-site'
import { siteOf } from '@/lib/subjects/site-links/site'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

defineTask<LinkQuestion, Report>(async ({ source, ...more }, { progress }) => {
  try {
    const { pages, skipped } = await givenPages(source, (share) => progress(share * 0.2))
    const site = siteOf(pages, (share) => progress(0.2 + share * 0.5))
    return linkReport(site, more, skipped, (share) => progress(0.7 + share * 0.3))
  } catch (error) {
    if (error instanceof SiteRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
