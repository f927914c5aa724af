/** What files of every kind hold of a task. */
export interface TaskFacts {
  title: string
  list: string
  tags: readonly string[]
  /** 1 to 4; 0 for none. */
  priority: number
  /** ISO day. */
  due: string | undefined
  /** 09:00, or empty. */
  time: string
  minutes: number | undefined
  /** A rule in words, or empty. */
  repeat: string
  doneOn: string | undefined
}
