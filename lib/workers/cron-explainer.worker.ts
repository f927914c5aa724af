import type { Report } from '@/lib/base/report/report'
import { cronReport, type CronQuestion } from '@/lib/subjects/cron/report'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { defineTask } from '@/lib/workers/define-task'
import { reportChart } from '@/lib/workers/draw-chart'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

defineTask<Omit<CronQuestion, 'now' | 'ownZone'>, Report>((question) =>
  cronReport({ ...question, now: Date.now(), ownZone: deviceZone() }, (values, names) =>
    reportChart({
      kind: 'heat',
      title: 'Starts in each hour of the week ahead',
      x: { label: 'Hour', names: hours },
      y: { label: 'Day', names },
      values,
      write: String,
    }),
  ),
)
