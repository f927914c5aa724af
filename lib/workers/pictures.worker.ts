import type { PictureAnswer, PictureQuestion } from '@/lib/subjects/picture/task'
import { defineTask } from '@/lib/workers/define-task'
import { makePicture } from '@/lib/workers/picture-make'
import { lookAt } from '@/lib/workers/picture-look'

defineTask<PictureQuestion, PictureAnswer>((question, context) =>
  question.ask === 'make' ? makePicture(question.file, question.recipe, context) : lookAt(question),
)
