import { useEffect, useMemo, useRef, useState } from 'react'
import type { Box } from '#src/contract/form-choices.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { numberQuestions } from '#src/lib/number-questions.ts'
import { originalOf, rememberOriginal } from '#src/lib/original-files.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import { allFinds, chooseFinds, struckPlaces } from './choose-finds.ts'
import { boxesOf, NO_REDACTION, type Place, type Redaction, readRedaction } from './jobs/redaction.ts'
import {
  type OpenedFile,
  type OpenedPage,
  RedactionError,
  type RedactionJob,
  type RedactionProblem,
  type Strikes,
} from './jobs/redaction-jobs.ts'
import workerUrl from './redaction-worker.ts?worker&url'
import { strikePlaces } from './texts/struck-text.ts'

/**
 * A file in a worker, until `close`. A failed call rejects with a `RedactionError`; a `make` that another one
 * replaces never settles.
 */
function startRedactor() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-redact' })
  const ask = numberQuestions<RedactionJob, OpenedFile | Blob, RedactionProblem>(
    worker,
    (problem = 'unreadable') => new RedactionError(problem),
  )
  return {
    open: (file: File, language: string) => ask({ kind: 'open', file, language }) as Promise<OpenedFile>,
    show: (page: number) => ask({ kind: 'show', page }) as Promise<Blob>,
    make: (strikes: Strikes) => ask({ kind: 'make', strikes }) as Promise<Blob>,
    close: () => worker.terminate(),
  }
}

type Redactor = ReturnType<typeof startRedactor>

interface RedactedFile {
  readonly blob: Blob
  readonly strikes: Strikes
}

/** A file and what was struck of it before; a file that was edited otherwise counts as the original. */
function beforeRedaction(file: File): { file: File; redaction: Redaction } {
  const original = originalOf(file)
  const redaction = readRedaction(original?.edit)
  return original && redaction ? { file: original.file, redaction } : { file, redaction: NO_REDACTION }
}

const problemOf = (error: unknown): RedactionProblem =>
  error instanceof RedactionError ? error.problem : 'unreadable'

function wordBoxes({ words }: OpenedPage, places: readonly Place[]): Box[] {
  return words
    .filter((word) => places.some(({ start, end }) => start < word.end && word.start < end))
    .map(({ box }) => box)
}

function strikesOf({ pages }: OpenedFile, redaction: Redaction, places: readonly Place[]): Strikes {
  const byPart = Map.groupBy(places, ({ part }) => part)
  const boxes = (pages ?? []).map((page, index) => [
    ...boxesOf(redaction, index),
    ...wordBoxes(page, byPart.get(index) ?? []),
  ])
  return { places, boxes }
}

const isEmpty = ({ places, boxes }: Strikes) =>
  places.length === 0 && boxes.every(({ length }) => length === 0)

/** Everything found and added, whether it is struck, and what that means for the file. */
function useStrikes(opened: OpenedFile | undefined, file: File, redaction: Redaction, areNamesKept: boolean) {
  const { own, chosen, boxes } = redaction
  const all = useMemo(
    () => allFinds([...(opened?.texts ?? []), file.name], own, opened?.finds ?? []),
    [opened, file, own],
  )
  return useMemo(() => {
    const finds = chooseFinds(all, { chosen }, areNamesKept)
    const places = struckPlaces(finds)
    const named = opened?.texts.length ?? 0
    return {
      finds,
      /** Name of the file without the struck words, because it is sent too. */
      name: strikePlaces(
        file.name,
        places.filter(({ part }) => part === named),
      ),
      strikes:
        opened &&
        strikesOf(
          opened,
          { own, chosen, boxes },
          places.filter(({ part }) => part < named),
        ),
    }
  }, [all, opened, file, own, chosen, boxes, areNamesKept])
}

function useUndoSteps(first: Redaction) {
  const [steps, setSteps] = useState<readonly Redaction[]>([first])
  return {
    redaction: steps.at(-1) ?? NO_REDACTION,
    canUndo: steps.length > 1,
    undo: () => setSteps((steps) => (steps.length > 1 ? steps.slice(0, -1) : steps)),
    change: (next: Redaction) => setSteps((steps) => [...steps, next]),
  }
}

/** Opens a file in a worker, and makes the redacted one after every change. */
export function useRedaction(chosen: File, areNamesKept: boolean) {
  const [{ file, redaction: first }] = useState(() => beforeRedaction(chosen))
  const locale = useLocale()
  const [opened, setOpened] = useState<OpenedFile>()
  const [problem, setProblem] = useState<RedactionProblem>()
  const [made, setMade] = useState<RedactedFile>()
  const redactor = useRef<Redactor>(undefined)
  const steps = useUndoSteps(first)
  const { finds, name, strikes } = useStrikes(opened, file, steps.redaction, areNamesKept)
  const isEdited = (strikes !== undefined && !isEmpty(strikes)) || name !== file.name

  useEffect(() => {
    const started = startRedactor()
    redactor.current = started
    started.open(file, locale).then(setOpened, (error: unknown) => setProblem(problemOf(error)))
    return started.close
  }, [file, locale])

  useEffect(() => {
    if (!strikes || !isEdited) return
    let isWanted = true
    redactor.current?.make(strikes).then(
      (blob) => isWanted && setMade({ blob, strikes }),
      (error: unknown) => isWanted && setProblem(problemOf(error)),
    )
    return () => {
      isWanted = false
    }
  }, [strikes, isEdited])

  const ready = made?.strikes === strikes ? made?.blob : undefined
  return {
    ...steps,
    ...{ file, opened, problem, finds, strikes, isEdited, name },
    /** The redacted file's content, once it is made. */
    made: isEdited ? ready : undefined,
    showPage: (page: number) => redactor.current?.show(page),
    /** The file to send; undefined while it is being made. */
    result(): File | undefined {
      if (!isEdited) return file
      if (!ready) return undefined
      const ending = opened?.form === 'picture' ? name.replace(/(\.[^.]*)?$/, '.jpg') : name
      const redacted = new File([ready], ending, { type: ready.type, lastModified: file.lastModified })
      rememberOriginal(redacted, { file, edit: steps.redaction })
      return redacted
    },
    fail: (error: unknown) => setProblem(problemOf(error)),
  }
}

export type RedactionState = ReturnType<typeof useRedaction>
