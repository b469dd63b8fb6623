import { useEffect, useMemo, useRef, useState } from 'react'
import { numberQuestions } from '#src/lib/number-questions.ts'
import { originalOf } from '#src/lib/original-files.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import {
  CleanError,
  type CleanedSound,
  type CleanJob,
  type CleanProblem,
  type OpenedSound,
} from './clean-jobs.ts'
import workerUrl from './clean-worker.ts?worker&url'
import { editOfFilm, isSameEdit, isUnedited, readEdit, type SoundEdit, UNEDITED } from './sound-edit.ts'

/** A recording in a worker, which holds its samples until `close`. A failed call rejects with a `CleanError`. */
function startCleaner() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-clean' })
  const ask = numberQuestions<CleanJob, OpenedSound | CleanedSound, CleanProblem>(
    worker,
    (problem = 'unreadable') => new CleanError(problem),
  )
  return {
    open: (file: Blob) => ask({ kind: 'open', file }) as Promise<OpenedSound>,
    make: (edit: SoundEdit, mostBytes: number) =>
      ask({ kind: 'make', edit, mostBytes }) as Promise<CleanedSound>,
    close: () => worker.terminate(),
  }
}

/** A recording that is chosen, or one on the server, with its first edit. */
export type CleanSource =
  | File
  | { readonly name: string; readonly url: string; readonly edit?: SoundEdit | undefined }

/** A fault that the editor mends as soon as it opens. */
export type FirstRepair = 'louder' | 'cut'

interface Opened {
  readonly file: File
  readonly sound: OpenedSound
}

interface MadeSound extends CleanedSound {
  readonly edit: SoundEdit
}

type OpeningResult = Partial<Opened> & { readonly problem?: CleanProblem }

const problemOf = (error: unknown): CleanProblem =>
  error instanceof CleanError ? error.problem : 'unreadable'

/** The recording as it was chosen. @throws CleanError if the server does not return it */
async function originalFile(source: CleanSource): Promise<File> {
  if (source instanceof File) return originalOf(source)?.file ?? source
  const response = await fetch(source.url, { referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new CleanError('unreadable')
  return new File([await response.blob()], source.name)
}

const savedEdit = (source: CleanSource) =>
  source instanceof File ? readEdit(originalOf(source)?.edit) : (source.edit ?? UNEDITED)

function useEdits(first: SoundEdit) {
  const [edits, setEdits] = useState<readonly SoundEdit[]>([first])
  return {
    edit: edits.at(-1) ?? UNEDITED,
    canUndo: edits.length > 1,
    undo: () => setEdits((edits) => (edits.length > 1 ? edits.slice(0, -1) : edits)),
    change: (next: SoundEdit) =>
      setEdits((edits) => (isSameEdit(next, edits.at(-1) ?? UNEDITED) ? edits : [...edits, next])),
  }
}

async function openIn(cleaner: ReturnType<typeof startCleaner>, source: CleanSource): Promise<Opened> {
  const file = await originalFile(source)
  return { file, sound: await cleaner.open(file) }
}

/** Opens a recording in a worker and makes the edited sound after every change. */
export function useCleaning(chosen: CleanSource, mostBytes: number, mend: FirstRepair | undefined) {
  const [source] = useState(chosen)
  const [{ file, sound, problem }, setOpening] = useState<OpeningResult>({})
  const [made, setMade] = useState<MadeSound>()
  const cleaner = useRef<ReturnType<typeof startCleaner>>(undefined)
  const first = savedEdit(source)
  const edits = useEdits(mend === 'louder' ? { ...first, isLevelled: true } : first)
  const edit = useMemo(() => (sound?.isFilm ? editOfFilm(edits.edit) : edits.edit), [sound, edits.edit])

  useEffect(() => {
    const started = startCleaner()
    cleaner.current = started
    openIn(started, source).then(setOpening, (error: unknown) => setOpening({ problem: problemOf(error) }))
    return started.close
  }, [source])

  useEffect(() => {
    if (!sound || isUnedited(edit)) return
    let isWanted = true
    cleaner.current?.make(edit, mostBytes).then(
      (cleaned) => isWanted && setMade({ ...cleaned, edit }),
      (error: unknown) => isWanted && setOpening({ problem: problemOf(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [sound, edit, mostBytes])

  return {
    ...edits,
    edit,
    file,
    sound,
    problem,
    made: made && isSameEdit(made.edit, edit) ? made : undefined,
  }
}

export type Cleaning = ReturnType<typeof useCleaning>
