import { onFirstSign } from '@/components/islands/on-first-sign'

const loadShortlist = () => import('@/components/shortlist/start-shortlist')

/** Fetches the stars of the tools that the page shows once somebody is at the page; a tool counts as opened from then on. */
export function startStars(): void {
  // Where they do not arrive, the next page tries again.
  onFirstSign(
    () =>
      void loadShortlist().then(
        ({ startShortlist }) => startShortlist(document),
        () => undefined,
      ),
  )
}
