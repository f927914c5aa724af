import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, longText, text } from '@/lib/kits/fields/define'
import type { PostAnswer, PostQuestion } from '@/lib/subjects/blog-post/answer'
import { postOf } from '@/lib/subjects/blog-post/assemble'

interface Options {
  type: PostQuestion['facts']['type']
  title?: string | undefined
  subject?: string | undefined
  audience?: string | undefined
  takeaway?: string | undefined
  keyword?: string | undefined
  questions?: string | undefined
}
interface Given {
  values: Options
  texts: { outline: string; sources: string; edited: string }
}

const longestPost = 400_000
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function questionOf({ values, texts: { outline, sources, edited } }: Given): PostQuestion | undefined {
  const { type, title = '', subject = '', audience = '', takeaway = '', keyword = '', questions = '' } = values
  const typed = [title, subject, audience, takeaway, questions, outline, sources, edited]
  if (typed.every((one) => one.trim() === '')) return undefined
  const facts = { type, title, subject, audience, takeaway, outline, questions, sources }
  return { facts, keyword, edited: edited.slice(0, longestPost) }
}

/** The draft with the sections that the model has written in the place of the visitor's points. */
function withModel(answer: PostAnswer | undefined, written: readonly { name: string; text: string }[] | undefined) {
  if (!answer || !written || written.length === 0) return undefined
  const { head, sections, tail } = answer.post
  const texts = new Map(written.map(({ name, text: one }) => [name, one]))
  return postOf(
    head,
    sections.map(({ heading, text: own }, at) => ({ heading, text: texts.get(String(at)) ?? own })),
    tail,
  )
}

function gradeText(grade: number | undefined): string {
  if (grade === undefined) return 'needs 30 words'
  return grade < 1 ? 'below 1' : grade.toFixed(1)
}

export default defineWorkbench({
  worker: worker<PostQuestion, PostAnswer>('ai-blog-post'),
  usesModel: true,
  options: {
    type: choice('Kind of post', {
      options: { 'how-to': 'How-to', list: 'List', comparison: 'Comparison', opinion: 'Opinion' },
      initial: 'how-to',
    }),
    title: text('Title', { optional: true, maxLength: 200, placeholder: 'How to oil an oak table' }),
    subject: text('What it is about', {
      optional: true,
      maxLength: 200,
      placeholder: 'oiling an oak table',
      help: 'As after “about”, in small letters.',
    }),
    takeaway: text('What readers should take away', {
      optional: true,
      maxLength: 400,
      placeholder: 'Two thin coats last longer than a thick one.',
    }),
    audience: text('For whom', {
      optional: true,
      maxLength: 120,
      placeholder: 'people with a new table',
      refines: true,
    }),
    keyword: text('Keyword', { optional: true, maxLength: 100, placeholder: 'oak table', refines: true }),
    questions: longText('Questions and answers', {
      optional: true,
      maxLength: 20_000,
      lines: 3,
      placeholder: 'Which oil? | Linseed oil.',
      help: 'One a line, the answer after |.',
      refines: true,
    }),
  },
  panels: [
    { at: 'top', fields: ['type', 'title', 'subject', 'takeaway'] },
    { at: 'top', label: 'Readers, keyword, questions', folded: true, fields: ['audience', 'keyword', 'questions'] },
  ],
  inputs: {
    outline: {
      kind: 'text',
      label: 'Sections (# heading) and your points beneath them',
      placeholder: '# Sand the top\nuse paper of grain 120\n# Oil it',
      height: 'tall',
      example:
        '# Sand the top\nuse paper of grain 120, then 180\nwork along the grain\n# Oil it thinly\nrub it in with a cloth [1]\nwait for a day between two coats\n# Look after it\n',
    },
    sources: {
      kind: 'text',
      label: 'Sources, one a line',
      placeholder: 'Title | https://example.com',
      height: 'short',
    },
    edited: {
      kind: 'text',
      label: 'Your post in Markdown',
      placeholder: 'Take the draft over, then write on here.',
      height: 'page',
      takes: { text: {} },
    },
  },
  resultLabel: 'Draft and checks',
  ask: (given): PostQuestion | undefined => questionOf(given),
  asksModel({ answer }) {
    const sections = answer?.post.sections ?? []
    const requests = sections.flatMap(({ heading, points }, at) =>
      points.length === 0
        ? []
        : [
            {
              name: String(at),
              prompt: `Section “${heading}”. The points:\n${points.map((one) => `- ${one}`).join('\n')}`,
            },
          ],
    )
    if (requests.length === 0) return undefined
    return {
      label: 'Let the browser’s model write the sections out',
      says: `The model that your browser brings along is given the points of ${requests.length === 1 ? 'one section' : `${requests.length} sections`}. Nothing is sent to a server. What it writes is labelled, and stands in your post only when you take it over.`,
      system:
        'You write a section of a blog post from the points that you are given. Use these points alone. Add no fact, name, number, date or quote. Keep marks such as [1]. Answer with two or three short paragraphs, without a heading.',
      requests,
    }
  },
  views({ answer, written }): View[] {
    if (!answer)
      return [
        {
          kind: 'note',
          says: 'Write a title, or a heading with points beneath it. The draft stands here as you type.',
        },
      ]
    const { words, sentences, grade, findings, page, isEdited, post } = answer
    const isWritten = written !== undefined && written.length > 0
    return [
      {
        kind: 'note',
        status: true,
        strong: true,
        says: isEdited ? 'Checked: your post.' : 'A draft of your own points. No model wrote it.',
      },
      {
        kind: 'figures',
        items: [
          { label: 'Words', text: String(words) },
          { label: 'Sentences', text: String(sentences) },
          { label: 'School grade', text: gradeText(grade) },
        ],
      },
      { kind: 'findings', label: 'Checks', items: findings },
      ...(isWritten
        ? ([
            { kind: 'heading', says: 'Written by the browser’s model' },
            ...written.map(({ name, text: section }): View => ({
              kind: 'text',
              label: `By the model: ${post.sections[Number(name)]?.heading ?? ''}`,
              text: section,
              boxed: true,
            })),
            {
              kind: 'findings',
              items: [
                {
                  tone: 'warn',
                  says: 'A model may add what you never said. Hold each sentence against your points.',
                  offers: written.every(({ isOver }) => isOver)
                    ? [{ label: 'Take the sections over', takes: 'model' }]
                    : [],
                },
              ],
            },
          ] satisfies View[])
        : []),
      { kind: 'page', label: 'How it looks', html: page },
    ]
  },
  takeAway: {
    take: {
      kind: 'put',
      label: 'Take the draft over',
      input: 'edited',
      done: 'The draft stands in the box.',
      of: ({ answer }) => answer?.post.markdown,
    },
    markdown: {
      kind: 'save',
      label: 'Save Markdown',
      file: 'post.md',
      type: 'text/markdown;charset=utf-8',
      of: ({ answer }) => answer?.markdown,
    },
    html: {
      kind: 'save',
      label: 'Save HTML',
      file: 'post.html',
      type: 'text/html;charset=utf-8',
      of: ({ answer }) => answer?.page,
    },
    docx: {
      kind: 'save',
      label: 'Save DOCX',
      file: 'post.docx',
      type: wordType,
      of(work) {
        const question = questionOf(work)
        return question && { ask: { ...question, docx: true as const } }
      },
    },
    copy: { kind: 'copy', label: 'Copy HTML', done: 'Copied the HTML', of: ({ answer }) => answer?.html },
    model: {
      kind: 'put',
      label: 'Take the sections over',
      isOffered: true,
      input: 'edited',
      done: 'The post with the model’s sections stands in the box.',
      of: ({ answer, written }) => withModel(answer, written),
    },
  },
  fileIn: ({ file }) => file,
  making: 'Writing the Word file',
  controls: [
    { label: 'Kind of post', help: 'How-to, list, comparison or opinion: headings and the words between sections.' },
    { label: 'Title, subject and what to take away', help: 'The introduction and the end are made of them.' },
    {
      label: 'Sections and points',
      help: 'A heading behind #, a point a line. A heading without points becomes a prompt.',
    },
    { label: 'Questions and sources', help: 'Lists of their own at the end; [1] in a point names the first source.' },
    { label: 'The browser’s own model', help: 'Only where the browser has one, and only after a press.' },
  ],
  results: [
    { label: 'A post in Markdown, HTML and Word', kind: 'value' },
    { label: 'Words, sentences and school grade', kind: 'value' },
    { label: 'Open places, headings, keyword and sources', kind: 'verdict' },
  ],
  formula:
    'Puts title, points, questions and sources into a frame for the kind of post; grade = 4.71 × characters ÷ words + 0.5 × words ÷ sentences − 21.43 (Automated Readability Index)',
  limits: [
    'The draft holds your sentences and a few that only say where they stand. What is missing is left as a prompt.',
    'The grade is a figure for English prose and for texts of more than a few sentences. It does not see whether a text makes sense.',
    'Words between sections are English.',
    'How often a keyword stands in a text is counted, not judged. No search engine publishes a figure to aim at.',
    'The browser’s own model is asked by a press alone and may add facts.',
    'A post of up to 400,000 characters is read.',
  ],
  sources: [
    {
      title: 'Senter and Smith: Automated Readability Index, AMRL-TR-66-220 (1967)',
      href: 'https://apps.dtic.mil/sti/citations/AD0667273',
    },
    { title: 'CommonMark Spec 0.31.2', href: 'https://spec.commonmark.org/0.31.2/' },
    { title: 'W3C Web Machine Learning: Prompt API', href: 'https://webmachinelearning.github.io/prompt-api/' },
  ],
  abilities: ['save', 'print'],
})
