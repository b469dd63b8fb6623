import { useEffect, useState } from 'react'
import { useReveal } from '#src/features/runs/use-reveal.ts'
import { createSignal } from '#src/lib/signal.ts'
import type { Message } from '../../bot/bot.ts'

type RevealSource = Parameters<typeof useReveal>[0]

interface ShownMessages {
  readonly messages: readonly Message[]
  readonly isRunning: boolean
}

export const keyOf = ({ id }: Pick<Message, 'id'>): string => String(id)

function createSource(initial: ShownMessages) {
  const shown = createSignal(initial)
  let order = initial.messages.map(keyOf)
  const source: RevealSource = {
    order: () => order,
    part(key) {
      const message = shown.get().messages.find((each) => keyOf(each) === key)
      return message && { status: message.generated.status, length: message.text.length }
    },
    isRunning: () => shown.get().isRunning,
    subscribe: shown.subscribe,
  }
  return {
    source,
    set(next: ShownMessages) {
      if (next.messages !== shown.get().messages) order = next.messages.map(keyOf)
      shown.set(next)
    },
  }
}

/** New answers are typed out; existing ones are shown at once. */
export function useTypedAnswers(messages: readonly Message[], isRunning: boolean) {
  const [store] = useState(() => createSource({ messages, isRunning }))
  useEffect(() => store.set({ messages, isRunning }), [store, messages, isRunning])
  return useReveal(store.source)
}
