import { specimenFont } from '@/lib/engines/specimen-fonts'
import { workerMessages } from '@/lib/messages/workers'
import { fontFamilies, type FontId } from '@/lib/subjects/fonts/families'
import { pairName } from '@/lib/subjects/fonts/pairing'
import { specimenSvg } from '@/lib/subjects/fonts/specimen'
import type { Specimen, SpecimenAnswer, SpecimenQuestion } from '@/lib/subjects/fonts/task'
import { faceOf, type Face, type FontFile } from '@/lib/subjects/paper/faces'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const files = new Map<string, FontFile>()

async function read(href: string): Promise<Uint8Array> {
  const answer = await fetch(href).catch(() => undefined)
  if (!answer?.ok) throw new TaskRefusal(workerMessages.notLoaded)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The same object for the same font, so that it is read once. */
function face(family: FontId, isBold: boolean): Promise<Face> {
  const href = specimenFont(family, isBold)
  const file = files.get(href) ?? { family, weight: isBold ? 700 : 400, ranges: [], href }
  files.set(href, file)
  return faceOf(file, read)
}

async function specimen(
  { heading, body }: SpecimenQuestion['pairs'][number],
  { title, text, ratio }: SpecimenQuestion,
): Promise<Specimen> {
  const [forHeading, forBody, bold] = await Promise.all([face(heading, true), face(body, false), face(body, true)])
  const names = `${fontFamilies[heading].name} 700, ${fontFamilies[body].name} 400 and 700`
  const alt = `${pairName({ heading, body })}: ${title}. ${text}`
  const drawn = specimenSvg({ heading: forHeading, body: forBody, bold }, { title, text, names, alt }, ratio)
  const { svg, width, height, missing } = drawn
  return { heading, body, picture: new Blob([svg], { type: 'image/svg+xml' }), width, height, missing }
}

defineTask<SpecimenQuestion, SpecimenAnswer>(async (question) => ({
  specimens: await Promise.all(question.pairs.map((pair) => specimen(pair, question))),
}))
