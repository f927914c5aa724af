import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { viewMessages as says } from '@/lib/messages/views'
import type { OneViewProps } from './view-props'

/** Voices that speak on the device itself: others would send the text to a server. */
function ownVoice(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService)
  const plain = language.split('-')[0] ?? language
  const isOf = (tag: string) => tag.replace('_', '-').toLowerCase()
  return (
    voices.find(({ lang }) => isOf(lang) === language.toLowerCase()) ??
    voices.find(({ lang }) => isOf(lang).split('-')[0] === plain.toLowerCase())
  )
}

/** A text to be heard. */
export default function SpokenView({ view: { label, text, language, rate } }: OneViewProps<'spoken'>) {
  const [isSpeaking, setSpeaking] = useState(false)
  const [lacksVoice, setLacksVoice] = useState(false)

  function stop() {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    setSpeaking(false)
  }
  // Some browsers fetch their list of voices only when it is asked for.
  useEffect(() => void ownVoice(language), [language])
  // What was read out is no longer what stands there, or the page is left.
  useEffect(() => stop, [text, language, rate])

  function press() {
    if (isSpeaking) return stop()
    const voice = ownVoice(language)
    setLacksVoice(voice === undefined)
    if (!voice) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.addEventListener('end', () => setSpeaking(false))
    utterance.addEventListener('error', () => setSpeaking(false))
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    setSpeaking(true)
  }

  return (
    <div className="flex flex-wrap items-center gap-3" data-print="hidden">
      <Button aria-label={isSpeaking ? says.stopOf(label) : says.readOutOf(label)} onClick={press}>
        {isSpeaking ? says.stop : says.readOut}
      </Button>
      <p role="status" className="text-sm text-warn">
        {lacksVoice && says.noVoice(language)}
      </p>
    </div>
  )
}
