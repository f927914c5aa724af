import { wordMessages } from '@/lib/messages/word-counter'
import type { Tables, TextCounts } from '@/lib/words/document'
import type { WordSettings } from '@/lib/words/settings'
import type { Splice } from '@/lib/words/splice'
import type { StopWordChoice } from '@/lib/words/stop-words'
import type { SelectionCounts, WordAnswer, WordRequest } from '@/lib/words/task'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

export interface WordState {
  counts?: TextCounts
  tables?: Tables
  /** Undefined while nothing is selected. */
  selection?: SelectionCounts
  /** Share that is counted of a text that was given as a whole. */
  share?: number
  fault?: string
}

interface Range {
  start: number
  end: number
}

interface Wanted {
  settings: WordSettings
  stopWords: StopWordChoice
  selection: Range | undefined
}

/** Rows of each table that are shown. */
const shownTerms = 25
/** Pause after which tables follow the text, in milliseconds. */
const tablePause = 350

/**
 * Keeps a worker's copy of the text the same as the page's, by edits, and asks it one thing after another: the newest counts first, then
 * the selection, then the tables once typing pauses.
 */
export class WordEngine {
  #runner: TaskRunner<WordRequest, WordAnswer>
  #edits: Splice[] = []
  #needsText = true
  #needsTables = true
  #needsSelection = false
  #isBusy = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: WordState = {}
  #waiting: ((csv: string | undefined) => void)[] = []

  constructor(
    workerHref: string,
    private readonly text: () => string,
    private wanted: Wanted,
    private readonly onState: (state: WordState) => void,
  ) {
    this.#runner = createTaskRunner<WordRequest, WordAnswer>(workerHref)
  }

  /** The text is another one. */
  replace(): void {
    this.#edits = []
    this.#needsText = true
    this.#textChanged()
  }

  edit(splice: Splice): void {
    if (!this.#needsText) this.#edits.push(splice)
    this.#textChanged()
  }

  want(wanted: Wanted): void {
    const before = this.wanted
    this.wanted = wanted
    if (JSON.stringify(wanted.settings) !== JSON.stringify(before.settings)) this.replace()
    if (wanted.stopWords !== before.stopWords) this.#needsTables = true
    if (wanted.selection !== before.selection) {
      this.#needsSelection = wanted.selection !== undefined
      if (!wanted.selection) this.#show({ selection: undefined })
    }
    void this.#work()
  }

  /** All frequencies as CSV; undefined when the work failed. */
  csv(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      void this.#work()
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#runner.stop()
  }

  #textChanged(): void {
    this.#needsTables = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#needsTables = true
      void this.#work()
    }, tablePause)
    void this.#work()
  }

  #show(change: Partial<WordState>): void {
    this.#state = { ...this.#state, ...change }
    this.onState(this.#state)
  }

  #next(): WordRequest | undefined {
    const { settings, stopWords, selection } = this.wanted
    if (this.#needsText) {
      this.#needsText = false
      this.#edits = []
      return { ask: 'replace', text: this.text(), settings }
    }
    const splice = this.#edits.shift()
    if (splice) return { ask: 'edit', ...splice }
    if (this.#needsSelection && selection) {
      this.#needsSelection = false
      return { ask: 'selection', ...selection }
    }
    if (this.#waiting.length > 0) return { ask: 'csv', choice: stopWords, header: wordMessages.csvHeader }
    if (!this.#needsTables) return undefined
    this.#needsTables = false
    return { ask: 'tables', choice: stopWords, limit: shownTerms }
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let request = this.#next(); request; request = this.#next()) {
        const answer = await this.#runner.run(request, {
          onProgress: ({ share }) => this.#show({ share: share < 1 ? share : undefined }),
        })
        this.#take(answer)
      }
    } catch (error) {
      this.#needsText = true
      for (const resolve of this.#waiting.splice(0)) resolve(undefined)
      if (error instanceof TaskError) this.#show({ fault: error.message, share: undefined })
      else if (!(error instanceof DOMException)) throw error
    } finally {
      this.#isBusy = false
    }
  }

  #take(answer: WordAnswer): void {
    if (answer.kind === 'counts') this.#show({ counts: answer.counts, share: undefined, fault: undefined })
    else if (answer.kind === 'tables') this.#show({ tables: answer.tables })
    else if (answer.kind === 'csv') for (const resolve of this.#waiting.splice(0)) resolve(answer.text)
    else if (this.wanted.selection) this.#show({ selection: answer.counts })
  }
}
