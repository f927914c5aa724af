import { styledAnswer, type StyledAnswer, type StyledQuestion } from '@/lib/subjects/styled-text/answer'
import { defineTask } from '@/lib/workers/define-task'

defineTask<StyledQuestion, StyledAnswer>(styledAnswer)
