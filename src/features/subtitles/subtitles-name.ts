import { useSyncExternalStore } from 'react'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage, onCustomerStorageChange } from '#src/session/customer-storage.ts'

/** A project, or one of its languages, that subtitles were added to. */
export interface SubtitlesOf {
  readonly projectId: number
  readonly part?: string
}

const nameOf = ({ projectId, part = '' }: SubtitlesOf) =>
  `${readCustomerId() ?? ''}.subtitles ${projectId} ${part}`

/** Notes the name of the file that is kept, so that pages without one load nothing. */
export function saveSubtitlesName(of: SubtitlesOf, fileName: string) {
  lastingStorage.write(nameOf(of), fileName)
}

const runKeyOf = (of: SubtitlesOf) => `${nameOf(of)} run`

/** Whether the silence is to be fitted to the sounds of a run that was under way on an earlier visit or is now. */
export const awaitsFit = (of: SubtitlesOf): boolean => lastingStorage.read(runKeyOf(of)) !== null

export function setAwaitsFit(of: SubtitlesOf, isAwaited: boolean) {
  if (isAwaited) lastingStorage.write(runKeyOf(of), 'true')
  else lastingStorage.remove(runKeyOf(of))
}

/** Name of the subtitle file that was added to the project in this browser. */
export function useSubtitlesName(of: SubtitlesOf): string | undefined {
  const read = () => lastingStorage.read(nameOf(of)) ?? undefined
  return useSyncExternalStore(onCustomerStorageChange, read, read)
}
