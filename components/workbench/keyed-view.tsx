import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { viewMessages as says } from '@/lib/messages/views'
import { playKeyed, type Keyed } from './play-keyed'
import type { OneViewProps } from './view-props'

/** A tone that is keyed on and off, with a lamp beside it if that is wanted. */
export default function KeyedView({ view: { label, keying, hertz, hasLamp } }: OneViewProps<'keyed'>) {
  const playing = useRef<Keyed>(undefined)
  const lamp = useRef<HTMLSpanElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  function stop() {
    playing.current?.stop()
    playing.current = undefined
    setPlaying(false)
  }
  // What was keyed is no longer what stands there, or the page is left.
  useEffect(() => stop, [keying, hertz])

  function press() {
    if (isPlaying) return stop()
    playing.current = playKeyed(keying, hertz, {
      onChange: (isOn) => lamp.current?.toggleAttribute('data-on', isOn),
      onEnd: stop,
    })
    setPlaying(playing.current !== undefined)
  }

  return (
    <div className="flex flex-wrap items-center gap-3" data-print="hidden">
      <Button aria-label={isPlaying ? says.stopOf(label) : says.playOf(label)} onClick={press}>
        {isPlaying ? says.stop : says.play}
      </Button>
      {hasLamp && (
        <span
          ref={lamp}
          aria-hidden="true"
          className="h-10 flex-1 rounded-md border border-line bg-raised data-on:border-accent data-on:bg-accent"
        />
      )}
    </div>
  )
}
