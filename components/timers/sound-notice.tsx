import { useEffect, useState } from 'react'
import { timerMessages } from '@/lib/messages/timers'
import { allowSound, hasSound } from './sound'

/** After a reload a running timer would end in silence; any click or key ends that. */
export function SoundNotice({ isWanted }: { isWanted: boolean }) {
  const [isSilent, setSilent] = useState(() => !hasSound())
  useEffect(() => {
    if (!isWanted) return
    const touched = () => {
      allowSound()
      setSilent(false)
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, touched, { once: true })
    return () => {
      for (const event of events) document.removeEventListener(event, touched)
    }
  }, [isWanted])
  return isWanted && isSilent && !hasSound() ? <p className="text-sm text-warn">{timerMessages.soundWaits}</p> : null
}
