import type { Report } from '@/lib/base/report/report'
import { CertificatesRefused, certificatesIn } from '@/lib/subjects/certificates/read'
import { expiryReport, type ExpiryQuestion } from '@/lib/subjects/certificates/report'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

defineTask<Omit<ExpiryQuestion, 'now'>, Report>(async ({ source, ...more }) => {
  try {
    return expiryReport(await certificatesIn(source), { ...more, now: Date.now() })
  } catch (error) {
    if (error instanceof CertificatesRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
