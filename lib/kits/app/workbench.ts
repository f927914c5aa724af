import type { AnyValues, Condition, Fields, Values } from '@/lib/kits/fields/types'
import type { Carried, CarryTarget, Takes } from '@/lib/kits/carried/kinds'
import type { App } from './define'
import type { ModelAsking, ModelText } from './model'
import type { Reply, Sending } from './network'
import type { View } from './views'

/** A sentence, or one for each value of an option. */
export type Label = string | { field: string; is: Readonly<Record<string, string>> }

interface InputOptions {
  help?: string
  shownWhen?: Condition | readonly Condition[]
}

/** A text that is typed, pasted, opened or dropped. What a visitor typed is kept up to `keptCharacters`. */
export interface TextInput extends InputOptions {
  kind: 'text'
  label: Label
  placeholder?: string
  height: 'line' | 'short' | 'middle' | 'tall' | 'page'
  /** A key, a password, a token: what is typed is kept on the page only. */
  secret?: true
  /** Shows dots in the place of what was typed while this holds; always where the list is empty. */
  hiddenWhen?: Condition | readonly Condition[]
  /** On the button that empties the box, where another one says "Clear". */
  clear?: string
  /** A text that a press puts into the box. */
  example?: string
  /** Texts that other tools may bring. */
  takes?: Takes
  /** A file is read into the box. */
  opens?: OpenedText
  /** A file takes the place of the box, and is given as it is. */
  holds?: HeldFile
  /** What is copied from a page or a word processor is pasted as its HTML. */
  pastesHtml?: true
  prose?: Prose
}

/**
 * Somebody writes here, as long as they like: spelling is checked, line ends are line feeds, what is selected is given too, and a
 * long text is edited in parts, so that typing stays quick, and kept whole.
 */
export interface Prose {
  /** In UTF-16 units. */
  largest: number
  /** Said of a text that is longer. */
  tooLong: string
  /** An option that says whether the text is kept between visits. */
  keptWhen?: Condition
}

export interface HeldFile {
  accept: string
  /** The name of what is too long to paste. */
  pasted: string
  /** What is typed is prose and wraps; else its lines stand as they are. */
  wraps?: true
  /** In bytes; a file of Unicode text up to this size is read into the box after all, where it can be edited. */
  above?: number
  /** What options become when a file of such an ending is opened: `{ jsonl: { mode: 'ndjson' } }`. */
  sets?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Files that are read into a text box. */
export interface OpenedText {
  label: string
  accept?: string
  /** In bytes. */
  largest: number
  /** What else can be done with a file that is too large or no text: a sentence. */
  otherwise: string
}

/** Any number of files, worked through one after the other. They are not kept. */
export interface FilesInput extends InputOptions {
  kind: 'files'
  label: string
  button: string
  accept?: string
  /** Whole folders are chosen too: a file of one is named with its path in it. */
  folders?: true
  /** Where they come from beside the disk: a photograph taken now, what is pasted anywhere on the page. */
  also?: readonly ('camera' | 'clipboard')[]
  /**
   * A camera that takes a picture by itself: frames are put to the worker as `{ ask: 'frame', frame }`, and one is taken as a file when the
   * answer is a text other than those before.
   */
  live?: { button: string; found: string }
  /** "Hash": the button that begins a file anew says "Hash report.pdf again". */
  verb: string
  /** What a stopped file lacks, as a sentence. */
  stopped: string
  /** What came of a file is made anew when its question is another one, the file that is picked under this name first. */
  follows?: string
}

export type Input = TextInput | FilesInput
export type Inputs = Readonly<Record<string, Input>>
type TextNames<I extends Inputs> = { [Name in keyof I]: I[Name] extends { kind: 'text' } ? Name : never }[keyof I]

/** Name of a worker, lib/…/<name>.worker.ts, with what it takes and what it answers. */
export type WorkerName<Question, Answer> = string & { readonly question?: Question; readonly answer?: Answer }

export function worker<Question, Answer>(name: string): WorkerName<Question, Answer> {
  return name
}

/** Options that stand together: above the inputs, beneath them, beside the heading of the results, or where a view of their label stands. */
export interface Panel<Name extends string = string> {
  at: 'top' | 'inputs' | 'results' | 'views'
  label?: string
  /** Opens when its label is pressed. */
  folded?: true
  fields: readonly Name[]
}

/** A file of an input. Without an answer it waits, is being worked on, was stopped or failed. */
export interface WorkFile<Answer> {
  id: number
  name: string
  size: number
  file: File
  isBusy: boolean
  /** While it is made anew, the one before. */
  answer?: Answer
}

/** A stretch of the text of an input, from the first of its UTF-16 units to before the last. */
export interface Selection {
  input: string
  start: number
  end: number
}

/** What the visitor gave. */
export interface Given<Option, Text> {
  /** Of an option whose box holds what it does not take, what it held before. */
  values: Option
  texts: Text
  /** Files that stand in the place of texts. */
  opened: Readonly<Record<string, File | undefined>>
  /** Choices made among the results, by their names. */
  picks: Readonly<Record<string, string>>
  /** What is selected of a prose input. */
  selection: Selection | undefined
  /** What other hosts answered to what would be sent now; undefined before a press, and after what is sent has changed. */
  received?: readonly Reply[] | undefined
  /** What the browser's model wrote of what would be asked now; undefined before a press. */
  written?: readonly ModelText[] | undefined
}

/** What the visitor gave and what came of it. */
export interface Work<Option, Text, Answer, Question = unknown> extends Given<Option, Text> {
  /** Of what was given last, or of something earlier while `isCurrent` is false; undefined before the first. */
  answer: Answer | undefined
  /** What was asked for that answer. */
  asked: Question | undefined
  isCurrent: boolean
  files: readonly WorkFile<Answer>[]
  /** What the worker made when the present result was last taken away. */
  made: Answer | undefined
  /** The last answer that stands: the present one, or the one before a mistake. */
  standing: Answer | undefined
  /** What came of `askNext` for it. */
  next: Answer | undefined
}

/** A text or file that is there, one that a worker makes, or one that is made by whoever holds what the answer is of. */
export type Content<Question> = string | Blob | { ask: Question } | { askOpen: Question }

interface Way<W, Question> {
  label: string
  /** By the options. */
  shownWhen?: Condition | readonly Condition[]
  /** A finding offers it; it has no button among the others. */
  isOffered?: true
  /** With `disk` the worker writes to that file, or into that folder, itself. Undefined where there is nothing to take away. */
  of(work: W, disk?: FileSystemFileHandle | FileSystemDirectoryHandle): Content<Question> | undefined
}
export interface Copying<W, Question> extends Way<W, Question> {
  kind: 'copy'
  /** Said when it is done. */
  done: string
}
export interface Saving<W, Question> extends Way<W, Question> {
  kind: 'save'
  file: string | ((work: W) => string)
  type: string | ((work: W) => string)
  /** About how large it will be: what is large is written straight to the disk where the browser can. That of the opened files unless given. */
  bytes?(work: W): number
  /** Whether it is several files: they go into a folder where the browser can ask for one, and else are in the answer. */
  isSeveral?(work: W): boolean
  /** Is there only where the browser can ask for a folder. */
  needsFolder?: true
}
/** Hands a file to another app of the device; the button is there where the browser can do that. */
export interface Sharing<W, Question> extends Omit<
  Saving<W, Question>,
  'kind' | 'bytes' | 'isSeveral' | 'needsFolder'
> {
  kind: 'share'
}
/** Puts a text in the place of what an input holds; it can be taken back. */
export interface Putting<W, Question> extends Way<W, Question> {
  kind: 'put'
  input: string
  /** What options become. */
  sets?: Readonly<Record<string, string>>
  /** Said beside the way back. */
  done: string
}
/** Opens other tools with a text in them: those that it leads to must take what this gives. */
export interface Carrying<W, Question> extends Omit<Way<W, Question>, 'label' | 'shownWhen'> {
  kind: 'carry'
  gives: Carried
  leadsTo: readonly string[]
}
/** Several files as one archive, by their names. */
export interface Zipping<W, Question> extends Omit<Way<W, Question>, 'of' | 'isOffered'> {
  kind: 'zip'
  file: string | ((work: W) => string)
  files(work: W): Readonly<Record<string, Content<Question> | undefined>>
}
export type TakeAway<W, Question = unknown> = Zipping<W, Question> | Taking<W, Question>
/** What takes one text away. */
export type Taking<W, Question = unknown> =
  | Carrying<W, Question>
  | Copying<W, Question>
  | Saving<W, Question>
  | Sharing<W, Question>
  | Putting<W, Question>

/** Who answers on the page itself, so that the result stands in the frame of the keystroke. */
export interface OnPage<Question, Answer> {
  /** Whether a question is small enough. */
  takes(question: Question): boolean
  /** Called for every question of `ask`: what was opened for the one before may still be shown. */
  open(): (question: Question) => Answer
}

type TextsOf<I extends Inputs> = Readonly<Record<TextNames<I> & string, string>>
type GivenTo<F extends Fields, I extends Inputs> = Given<Values<F>, TextsOf<I>>
type WorkOf<F extends Fields, I extends Inputs, Question, Answer> = Work<Values<F>, TextsOf<I>, Answer, Question>

/**
 * A tool that works on texts or files away from the page. Its page is drawn by the kit: inputs, options, progress, views of the
 * result and ways to take it away. In the browser only a `WorkbenchModule` is left.
 */
interface Bench<F extends Fields, I extends Inputs, GivenHere, WorkHere, Question, Answer> {
  worker: WorkerName<Question, Answer>
  options: F
  panels: readonly Panel<keyof F & string>[]
  inputs: I
  /** The heading of the results. */
  resultLabel: string
  /** Results stand beside the inputs where there is room, so that both are seen while somebody types. */
  isBeside?: true
  /** What to ask the worker; undefined where nothing needs asking. Asked again only when the question is another one. */
  ask(given: GivenHere): Question | undefined
  /**
   * For a worker that keeps the text: the smaller question that brings it from where the first left it to what the second would
   * answer; undefined where only the second itself will do.
   */
  follow?(held: Question, wanted: Question): Question | undefined
  /** What to ask of each file; `id` is that of its `WorkFile`, `all` are the files that are there, the same list while none comes or goes. */
  askOf?(file: File, given: GivenHere, id: number, all: readonly File[]): Question
  /**
   * A second question, to whoever holds what the standing answer is of: what changes it is answered without reading all of it
   * again.
   */
  askNext?(work: WorkHere): Question | undefined
  onPage?: OnPage<Question, Answer>
  /**
   * What a press of its button would send to the hosts that `connects` allows; undefined while nothing can be sent. What is sent may
   * follow from the present answer, but then that answer may not follow from what was received.
   */
  sends?(given: Omit<GivenHere, 'received'> & { answer: Answer | undefined }): Sending | undefined
  /** Pages of this tool may ask the language model that the browser brings along, where there is one. */
  usesModel?: true
  /** What a press would ask that model; undefined while there is nothing to ask. It may not follow from what was written. */
  asksModel?(given: Omit<GivenHere, 'received' | 'written'> & { answer: Answer | undefined }): ModelAsking | undefined
  /** What stands there while nothing can be sent. */
  sending?: Pick<Sending, 'label' | 'says'> & { shownWhen?: Condition }
  /** Whether an answer can be shown; one that cannot leaves the last that could in sight. All stand unless this is given. */
  stands?(answer: Answer): boolean
  /** Pure. The build draws what an untouched page shows. */
  views(work: WorkHere): readonly View[]
  takeAway: Readonly<Record<string, TakeAway<WorkHere, Question>>>
  /** The file in an answer, where the worker makes one and has not written it to the disk. */
  fileIn?(answer: Answer): Blob | undefined
  /** What is printed alone; the page as it is where this is absent or gives nothing. */
  prints?(work: WorkHere): { title: string; content: Content<Question> } | undefined
  /** Said while the worker makes the answer, and while it makes what is taken away. */
  asking?: string
  making?: string
}

export type Workbench<F extends Fields, I extends Inputs, Question, Answer> = Bench<
  F,
  I,
  GivenTo<F, I>,
  WorkOf<F, I, Question, Answer>,
  Question,
  Answer
>

/** An app whose page the kit draws. The compile step leaves only what it asks, shows and gives away in the browser module. */
export function defineWorkbench<const F extends Fields, const I extends Inputs, Question, Answer>(
  workbench: Omit<App, 'worker' | 'leadsTo'> & Workbench<F, I, Question, Answer>,
): Omit<App, 'worker' | 'leadsTo'> & Workbench<F, I, Question, Answer> {
  return workbench
}

/** The kit does not know which app it holds. */
export type AnyGiven = Given<AnyValues, Readonly<Record<string, string>>>
export type AnyWork = Work<AnyValues, Readonly<Record<string, string>>, unknown>
export type AnyWorkbench = Bench<Fields, Inputs, AnyGiven, AnyWork, unknown, unknown>
/** What of it is in the browser's module. */
export type WorkbenchModule = Pick<
  AnyWorkbench,
  | 'ask'
  | 'follow'
  | 'sends'
  | 'asksModel'
  | 'askOf'
  | 'askNext'
  | 'onPage'
  | 'stands'
  | 'views'
  | 'takeAway'
  | 'fileIn'
  | 'prints'
>

/** What crosses to the browser as JSON. */
export interface WorkbenchDeclaration extends Pick<
  AnyWorkbench,
  'options' | 'panels' | 'inputs' | 'resultLabel' | 'isBeside' | 'sending' | 'usesModel'
> {
  id: string
  /** The name that entries are kept under on the visitor's device, where it is not the id. */
  keptAs?: string
  labels: { asking?: string; making?: string }
  takeAway: readonly {
    name: string
    label: string
    isShare: boolean
    needsFolder?: true
    shownWhen?: Condition | readonly Condition[]
  }[]
  carries: readonly Carries[]
}

/** A way of carrying by its name, and where it leads. */
export interface Carries {
  name: string
  to: readonly CarryTarget[]
}

export function declareWorkbench(
  id: string,
  workbench: AnyWorkbench,
  carries: readonly Carries[] = [],
  keptAs?: string,
): WorkbenchDeclaration {
  const { options, panels, inputs, resultLabel, isBeside, sending, usesModel, asking, making, takeAway } = workbench
  const buttons = Object.entries(takeAway).flatMap(([name, way]) => {
    if (way.kind === 'carry' || (way.kind !== 'zip' && way.isOffered)) return []
    const { kind, label, shownWhen } = way
    const needsFolder = kind === 'save' && way.needsFolder
    const conditions = { ...(needsFolder && { needsFolder }), ...(shownWhen && { shownWhen }) }
    return [{ name, label, isShare: kind === 'share', ...conditions }]
  })
  const labels = { ...(asking !== undefined && { asking }), ...(making !== undefined && { making }) }
  const optional = {
    ...(keptAs && { keptAs }),
    ...(isBeside && { isBeside }),
    ...(sending && { sending }),
    ...(usesModel && { usesModel }),
  }
  return { id, options, panels, inputs, resultLabel, ...optional, labels, takeAway: buttons, carries }
}

/** Characters of a text that are kept between visits. */
export const keptCharacters = 1_000_000
