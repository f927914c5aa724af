import type { Report } from '@/lib/base/report/report'
import { dnsReport, type DnsQuestion } from '@/lib/subjects/dns/report'
import { defineTask } from '@/lib/workers/define-task'

defineTask<DnsQuestion, Report>(dnsReport)
