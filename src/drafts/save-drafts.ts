import { useEffect, useRef } from 'react'

type Save = () => Promise<unknown>

const autosaves = new Set<Save>()
const formSaves = new Set<Save>()

const SAVE = 'save'
const draftsChannel =
  globalThis.document && 'BroadcastChannel' in globalThis ? new BroadcastChannel('drafts') : undefined

const runAll = (wanted: Iterable<Save>) => Promise.allSettled([...wanted].map((save) => save()))
const saveInThisTab = () => runAll([...autosaves, ...formSaves])

draftsChannel?.addEventListener('message', ({ data }) => {
  if (data === SAVE) void saveInThisTab()
})

function addSave(where: Set<Save>, save: Save) {
  where.add(save)
  return () => void where.delete(save)
}

export const onAutosave = (save: Save) => addSave(autosaves, save)

export const autosaveNow = () => runAll(autosaves)

export async function saveDrafts(): Promise<void> {
  draftsChannel?.postMessage(SAVE)
  await saveInThisTab()
}

/**
 * Registers unsaved input of a form, so that a logout can offer to save it.
 * @param save sends it to the server, if no further input is needed for that
 */
export function useSaveOffer(isTouched: boolean, save: Save) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => (isTouched ? addSave(formSaves, async () => latest.current()) : undefined), [isTouched])
}
