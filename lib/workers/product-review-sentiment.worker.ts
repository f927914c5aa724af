import type { Report } from '@/lib/base/report/report'
import { regionOf } from '@/lib/base/region/regions'
import { mostReviews, reviewReport, reviewsIn, type ReviewQuestion } from '@/lib/subjects/sentiment/reviews'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const limits = { mostBytes: 200 * 1024 * 1024, mostRows: mostReviews + 1 }

defineTask<ReviewQuestion, Report>(async ({ source, features, most }) => {
  try {
    const { rows } = await readTable(source, limits)
    const reviews = reviewsIn(rows.map(({ cells }) => cells.map((cell) => typedText(cell, regionOf('global')))))
    if (!reviews)
      throw new TaskRefusal(
        'No column of reviews was found. Name its heading “review” or “text”, and those of the others “rating”, “date” and “product”.',
      )
    return reviewReport(reviews, features, most)
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
