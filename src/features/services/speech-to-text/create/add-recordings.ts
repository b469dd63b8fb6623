import { titleOf } from '#src/features/create/title-of-source.ts'
import { newId } from '#src/rules/new-id.ts'
import { changeRecording, type DraftSignal, type QueuedRecording } from './create-draft.ts'

const queuedRecording = (file: File): QueuedRecording => ({
  id: newId(),
  sent: undefined,
  file,
  fileName: file.name,
  size: file.size,
  title: titleOf(file.name),
  duration: undefined,
  state: { kind: 'checking' },
})

const isSameFile = (file: File) => (one: QueuedRecording) =>
  one.fileName === file.name && one.size === file.size

/**
 * Adds files to the queue. A duplicate is ignored, so that it is not paid for twice; a file lost in a reload returns
 * to its place with its edited title.
 */
export function addRecordings(draft: DraftSignal, files: readonly File[]) {
  const twice: string[] = []
  for (const file of files) {
    const same = draft.get().recordings.find((one) => one.state.kind !== 'sent' && isSameFile(file)(one))
    if (same?.state.kind === 'lost') changeRecording(draft, same.id, { file, state: { kind: 'checking' } })
    else if (same && same.file?.lastModified === file.lastModified) twice.push(file.name)
    else draft.set({ ...draft.get(), recordings: [...draft.get().recordings, queuedRecording(file)] })
  }
  draft.set({ ...draft.get(), twice })
}

/** Puts another file in the place of a recording, which keeps its title and is checked again. */
export function replaceRecording(draft: DraftSignal, id: string, file: File) {
  const { recordings } = draft.get()
  draft.set({
    ...draft.get(),
    recordings: recordings.map((one) =>
      one.id === id ? { ...queuedRecording(file), title: one.title } : one,
    ),
  })
}
