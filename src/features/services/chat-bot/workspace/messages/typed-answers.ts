import { useEffect, useState } from 'react'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import type { Message } from '../../bot/bot.ts'

type RevealSource = Parameters<typeof useReveal>[0]

interface Shown {
  readonly messages: readonly Message[]
  readonly isRunning: boolean
}

export const keyOf = ({ id }: Pick<Message, 'id'>): string => String(id)

function createSource(initial: Shown) {
  let shown = initial
  let order = shown.messages.map(keyOf)
  const listeners = new Set<() => void>()
  const source: RevealSource = {
    order: () => order,
    part(key) {
      const message = shown.messages.find((each) => keyOf(each) === key)
      return message && { status: message.generated.status, length: message.text.length }
    },
    isRunning: () => shown.isRunning,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    source,
    set(next: Shown) {
      const isNew = next.messages !== shown.messages
      shown = next
      if (isNew) order = next.messages.map(keyOf)
      for (const listener of listeners) listener()
    },
  }
}

/** Answers are typed out as they come, those that were there before are there at once. */
export function useTypedAnswers(messages: readonly Message[], isRunning: boolean) {
  const [store] = useState(() => createSource({ messages, isRunning }))
  useEffect(() => store.set({ messages, isRunning }), [store, messages, isRunning])
  return useReveal(store.source)
}
