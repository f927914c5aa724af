import { regionOf } from '@/lib/base/region/regions'
import { postAnswer, type PostAnswer, type PostQuestion } from '@/lib/subjects/blog-post/answer'
import { markdownDocument } from '@/lib/subjects/blog-post/blocks'
import { NestedTooDeeply } from '@/lib/subjects/markdown/render'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

defineTask<PostQuestion, PostAnswer>(async (question) => {
  const answer = answered(question)
  if (!question.docx) return answer
  const { documentDocx } = await import('@/lib/engines/docx-document')
  const content = await documentDocx(markdownDocument(answer.markdown, 'Post'), regionOf('global'))
  return { ...answer, file: new Blob([content]) }
})

function answered(question: PostQuestion): PostAnswer {
  try {
    return postAnswer(question)
  } catch (error) {
    if (error instanceof NestedTooDeeply) throw new TaskRefusal('Quotes or lists lie too deep in each other to be set.')
    throw error
  }
}
