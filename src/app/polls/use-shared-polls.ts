import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { i18n } from '#src/i18n/i18n.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { sharePolls } from './share-polls.ts'

function readerOf() {
  const id = readCustomerId()
  return id === undefined ? undefined : `${id} ${i18n.language}`
}

export function useSharedPolls() {
  const client = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel('polls')
    const stop = sharePolls(client, channel, readerOf)
    return () => {
      stop()
      channel.close()
    }
  }, [client])
}
