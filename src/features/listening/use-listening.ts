import { useEffect, useRef } from 'react'
import { player } from '#src/audio/player.ts'
import { listenWhileWriting } from './listen-while-writing.ts'
import { listeningChoices } from './listening-choices.ts'

/**
 * Keys and pauses for a customer who listens and writes.
 * @param startOf start of what is heard at a time of a track, in seconds
 */
export function useListening(startOf: (track: string, seconds: number) => number) {
  const latest = useRef(startOf)
  useEffect(() => {
    latest.current = startOf
  })
  useEffect(
    () =>
      listenWhileWriting({
        player,
        choices: listeningChoices,
        startOf: (track, seconds) => latest.current(track, seconds),
      }),
    [],
  )
}
