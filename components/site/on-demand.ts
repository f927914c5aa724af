interface OnDemand<Part> {
  /** Fetches the code. */
  load: () => Promise<Part>
  /** Says whether the last fetch failed, as far as the visitor must know. */
  showFailure: (failed: boolean) => void
  use: (part: Part) => void
}

/**
 * A press that needs code which is fetched on first use. Pressing again while it comes changes nothing; pressing again after
 * a failure tries again.
 */
export function onDemand<Part>({ load, showFailure, use }: OnDemand<Part>): () => void {
  let coming = false
  return () => {
    if (coming) return
    coming = true
    void load()
      .then(
        (part) => {
          showFailure(false)
          use(part)
        },
        () => showFailure(true),
      )
      .finally(() => {
        coming = false
      })
  }
}
