/* What a tool may ask the language model that a browser brings along, and what it wrote. The page asks, after a press. */

export interface ModelRequest {
  /** Tells the texts apart. */
  name: string
  prompt: string
}

/** What a press would ask, in the words of its tool. */
export interface ModelAsking {
  /** On the button. */
  label: string
  /** What the model is given and what comes of it, as sentences beside the button. */
  says: string
  /** What holds for all requests. */
  system: string
  requests: readonly ModelRequest[]
}

/** What the model has written for a request so far. */
export interface ModelText {
  name: string
  text: string
  isOver: boolean
}
