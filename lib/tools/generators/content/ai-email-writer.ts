import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, date, longText, text, toggle } from '@/lib/kits/fields/define'
import type { EmailAnswer, EmailQuestion } from '@/lib/subjects/email-draft/answer'
import { changesOf } from '@/lib/subjects/email-draft/changes'
import { intentLabels } from '@/lib/subjects/email-draft/intent-labels'
import { messageFile, longestLink, mailtoLink } from '@/lib/subjects/email-draft/message'

const draftOf = (answer: EmailAnswer | undefined, at: number) => answer?.drafts[at]?.text

export default defineWorkbench({
  worker: worker<EmailQuestion, EmailAnswer>('ai-email-writer'),
  usesModel: true,
  options: {
    intent: choice('What the e-mail is for', { options: intentLabels, initial: 'request', as: 'search' }),
    about: text('What it is about', {
      optional: true,
      maxLength: 200,
      placeholder: 'the June invoice',
      help: 'Goes into the first sentence: a thing, in small letters.',
    }),
    points: longText('Your points, one a line', {
      optional: true,
      maxLength: 10_000,
      lines: 4,
      placeholder: 'the invoice shows 12 hours\nwe agreed on 10 hours',
    }),
    recipient: text('To whom', { optional: true, maxLength: 100, placeholder: 'Ms Okafor' }),
    sender: text('Your name', { optional: true, maxLength: 100, placeholder: 'Lena Brandt' }),
    tone: choice('Tone', {
      options: { formal: 'Formal', neutral: 'Neutral', friendly: 'Friendly' },
      initial: 'neutral',
      refines: true,
    }),
    length: choice('Length', {
      options: { short: 'Short', medium: 'Medium', long: 'Long' },
      initial: 'medium',
      refines: true,
    }),
    isEasy: toggle('Easy language', { help: 'Short words, no contractions.', refines: true }),
    by: date('Answer wanted by', { optional: true, refines: true }),
    ask: text('What you ask, in your own words', { optional: true, maxLength: 300, refines: true }),
    attached: text('What you attach', {
      optional: true,
      maxLength: 200,
      placeholder: 'the time sheet as PDF',
      refines: true,
    }),
    subject: text('Subject, if another', { optional: true, maxLength: 300, refines: true }),
    to: text('Address', { optional: true, maxLength: 300, placeholder: 'name@example.com', refines: true }),
  },
  panels: [
    { at: 'top', fields: ['intent', 'about', 'points', 'recipient', 'sender'] },
    {
      at: 'top',
      label: 'Tone, length, date, attachment',
      folded: true,
      fields: ['tone', 'length', 'isEasy', 'by', 'ask', 'attached', 'subject', 'to'],
    },
  ],
  inputs: {
    edited: {
      kind: 'text',
      label: 'The e-mail that you send',
      placeholder: 'Choose a draft below, then change it here.',
      height: 'tall',
    },
  },
  resultLabel: 'Drafts and checks',
  ask({ values, texts: { edited } }) {
    const { intent, tone, length, isEasy, by = '' } = values
    const { about = '', points = '', recipient = '', sender = '', ask = '', attached = '', subject = '' } = values
    const isEmpty = [about, points, recipient, sender, ask, attached, edited].every((one) => one.trim() === '')
    if (isEmpty) return undefined
    const facts = { intent, about, points, recipient, sender, tone, length, isEasy, by, attached, ask }
    return { facts, edited: edited.slice(0, 100_000), subject }
  },
  asksModel({ values, texts, answer }) {
    const base = texts.edited.trim() === '' ? draftOf(answer, 0) : texts.edited
    if (base === undefined || base.length > 8000) return undefined
    return {
      label: 'Let the browser’s model reword it',
      says: 'The model that your browser brings along rewords the e-mail above, or the first draft. Nothing is sent to a server. What it writes is labelled, and replaces nothing until you say so.',
      system:
        'You edit e-mails. Keep every fact, name, number and date as it is and add none. Answer with the text of the e-mail alone.',
      requests: [
        {
          name: 'email',
          prompt: `Reword this e-mail. Tone: ${values.tone}. Length: ${values.length}.${values.isEasy ? ' Use easy words.' : ''}\n\n${base}`,
        },
      ],
    }
  },
  views({ answer, texts, written, values }): View[] {
    if (!answer)
      return [{ kind: 'note', says: 'Say what it is about, or write a point. Three drafts stand here as you type.' }]
    const { subject, drafts, findings, text: whole, isEdited } = answer
    const link = mailtoLink({ to: values.to ?? '', subject, text: whole })
    const [model] = written ?? []
    const base = texts.edited.trim() === '' ? (draftOf(answer, 0) ?? '') : texts.edited
    const changed = model && changesOf(base, model.text)
    return [
      {
        kind: 'note',
        status: true,
        strong: true,
        says: isEdited ? 'Checked: your e-mail.' : 'Three drafts of your own points. Checked: the first.',
      },
      { kind: 'findings', label: 'Checks', items: findings },
      ...(model && changed
        ? ([
            { kind: 'heading', says: 'Reworded by the browser’s model' },
            {
              kind: 'marked',
              label: 'New words are marked',
              parts: changed.parts.map(({ text: part, isNew }) => ({
                text: part,
                ...(isNew && { mark: 'odd' as const }),
              })),
            },
            {
              kind: 'findings',
              items: [
                {
                  tone: 'warn',
                  says: `Words taken out: ${changed.gone}. Hold names, figures and dates against your own text.`,
                  offers: model.isOver ? [{ label: 'Take it over', takes: 'model' }] : [],
                },
              ],
            },
          ] satisfies View[])
        : []),
      ...drafts.flatMap(({ label, text: draft, words }, at): View[] => [
        { kind: 'heading', says: `Draft ${at + 1}: ${label}` },
        { kind: 'text', label: `Draft ${at + 1}`, text: draft, boxed: true },
        {
          kind: 'findings',
          items: [
            {
              tone: 'plain',
              says: `${words} words.`,
              offers: [{ label: `Edit draft ${at + 1}`, takes: `draft${at + 1}` }],
            },
          ],
        },
      ]),
      { kind: 'heading', says: 'To send' },
      {
        kind: 'values',
        items: [
          { label: 'Subject', text: subject },
          { label: 'Link that opens your mail program', text: link },
        ],
      },
      ...(link.length > longestLink
        ? ([
            {
              kind: 'note',
              tone: 'warn',
              says: `The link has ${link.length} characters. Beyond 2,000 some programs cut it: copy the text, or save the EML file.`,
            },
          ] satisfies View[])
        : []),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the e-mail',
      done: 'Copied the e-mail',
      of: ({ answer }) => answer && `${answer.text.trimEnd()}\n`,
    },
    txt: {
      kind: 'save',
      label: 'Save TXT',
      file: 'email.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer && `Subject: ${answer.subject}\n\n${answer.text.trimEnd()}\n`,
    },
    eml: {
      kind: 'save',
      label: 'Save EML',
      file: 'email.eml',
      type: 'message/rfc822',
      of: ({ answer, values }) =>
        answer && messageFile({ to: values.to ?? '', subject: answer.subject, text: answer.text.trimEnd() }),
    },
    draft1: {
      kind: 'put',
      label: 'Edit draft 1',
      isOffered: true,
      input: 'edited',
      done: 'Draft 1 stands in the box.',
      of: ({ answer }) => draftOf(answer, 0),
    },
    draft2: {
      kind: 'put',
      label: 'Edit draft 2',
      isOffered: true,
      input: 'edited',
      done: 'Draft 2 stands in the box.',
      of: ({ answer }) => draftOf(answer, 1),
    },
    draft3: {
      kind: 'put',
      label: 'Edit draft 3',
      isOffered: true,
      input: 'edited',
      done: 'Draft 3 stands in the box.',
      of: ({ answer }) => draftOf(answer, 2),
    },
    model: {
      kind: 'put',
      label: 'Take it over',
      isOffered: true,
      input: 'edited',
      done: 'The model’s text stands in the box.',
      of: ({ written }) => written?.[0]?.text,
    },
  },
  controls: [
    {
      label: 'What the e-mail is for',
      help: 'Sixty kinds, found by typing: request, chase, decline, apologise and more.',
    },
    { label: 'What it is about, and your points', help: 'The facts. The page adds none.' },
    {
      label: 'Tone, length and easy language',
      help: 'Change greeting, closing and the sentences of the page, never yours.',
    },
    { label: 'Answer wanted by, attachment, address', help: 'Used in the text, the checks, the link and the file.' },
    { label: 'The browser’s own model', help: 'Only where the browser has one, and only after a press.' },
  ],
  results: [
    { label: 'Three drafts and a subject', kind: 'value' },
    { label: 'Forgotten attachment, wrong weekday, missing question, open brackets', kind: 'verdict' },
    { label: 'Text, mail link and EML file', kind: 'value' },
  ],
  formula:
    'Puts your points into three arrangements between a greeting, one of three first sentences of the kind chosen, a question and a closing; checks the result by rules for attachments, weekdays, questions and brackets',
  limits: [
    'The drafts are made by patterns, in English. No model writes them, and they hold no fact that you did not type.',
    'A first sentence takes what you type as it is: “the June invoice” fits, “Invoice!” does not.',
    'A weekday is checked where it stands beside a day and a month. Without a year, this year and the next count.',
    'The browser’s own model is asked by a press alone. It may change facts; the changed words are marked.',
    'A link and a saved file carry no attachments.',
  ],
  sources: [
    { title: 'RFC 6068: The “mailto” URI Scheme', href: 'https://www.rfc-editor.org/rfc/rfc6068' },
    { title: 'RFC 5322: Internet Message Format', href: 'https://www.rfc-editor.org/rfc/rfc5322' },
    {
      title: 'RFC 2047: MIME Part Three, Message Header Extensions for Non-ASCII Text',
      href: 'https://www.rfc-editor.org/rfc/rfc2047',
    },
    {
      title: 'W3C Web Machine Learning: Prompt API',
      href: 'https://webmachinelearning.github.io/prompt-api/',
    },
  ],
  abilities: ['save', 'print'],
})
