import { useEffect, useRef } from 'react'

type Save = () => Promise<unknown>

const autosaves = new Set<Save>()
const saves = new Set<Save>()

const SAVE = 'save'
const channel =
  globalThis.document && 'BroadcastChannel' in globalThis ? new BroadcastChannel('drafts') : undefined

const all = (wanted: Iterable<Save>) => Promise.allSettled([...wanted].map((save) => save()))
const saveHere = () => all([...autosaves, ...saves])

channel?.addEventListener('message', ({ data }) => {
  if (data === SAVE) void saveHere()
})

function register(where: Set<Save>, save: Save) {
  where.add(save)
  return () => void where.delete(save)
}

export const onAutosave = (save: Save) => register(autosaves, save)

export const autosaveNow = () => all(autosaves)

export async function saveDrafts(): Promise<void> {
  channel?.postMessage(SAVE)
  await saveHere()
}

/**
 * Registers unsaved input of a form, so that a logout can offer to save it.
 * @param save sends it to the server, if no further input is needed for that
 */
export function useSaveOffer(isTouched: boolean, save: Save) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => (isTouched ? register(saves, async () => latest.current()) : undefined), [isTouched])
}
