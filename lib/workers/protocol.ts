/** From the page to the worker. */
export type ToWorker =
  | { kind: 'run'; run: number; payload: unknown }
  | { kind: 'cancel'; run: number }
  /** Without a picture the browser could not draw it. */
  | { kind: 'drawn'; run: number; order: number; picture: ImageBitmap | undefined }

/** An SVG and the pixels it is drawn in. Workers have no picture element, which alone draws SVG: the page does it for them. */
export interface DrawingOrder {
  svg: string
  width: number
  height: number
}

/** From the worker to the page. */
export type FromWorker =
  | { kind: 'progress'; run: number; progress: TaskProgress }
  | { kind: 'draw'; run: number; order: number; drawing: DrawingOrder }
  | { kind: 'result'; run: number; result: unknown }
  | { kind: 'failed'; run: number; message: string }
  | { kind: 'broken'; run: number; detail: string }

export interface TaskProgress {
  /** Share of the work that is done, 0 to 1. */
  share: number
  /** What is being done now, in words; shown beside the bar. */
  note?: string
}
