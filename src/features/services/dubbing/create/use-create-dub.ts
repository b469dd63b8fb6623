import { useMemo, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import type { DubbingInput } from '#src/contract/dubbing.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { titleOf, titleOfAddress } from '#src/features/projects/title-of-source.ts'
import { dubbingPrice } from '#src/rules/dubbing.ts'
import { type DubDraft, dubDraft, emptyDub, partIn } from './dub-draft.ts'
import { useCheckedFile } from './use-checked-file.ts'

const FILE_ID = 'film'

const isTouched = (fields: DubDraft) => JSON.stringify(fields) !== JSON.stringify(emptyDub)

/** What the server says against fields, each where it stands, and whatever has no place. */
function refusedFields(error: unknown) {
  const {
    file,
    source_url,
    title,
    'dubbing.target_languages': targets,
    'dubbing.source_language': sourceLanguage,
    'dubbing.part': part,
    ...others
  } = refusalsOf(error)
  return { refused: { file, source_url, title, targets, sourceLanguage, part }, others }
}

const dubbingOf = (fields: DubDraft, targets: number[], part: DubbingInput['part']) => ({
  source_language: fields.sourceLanguage,
  target_languages: targets,
  speaker_count: fields.speakers,
  part,
  background: fields.background,
})

export function useCreateDub() {
  const [fields, setFields] = useState(emptyDub)
  const [chosen, setChosen] = useState<File>()
  const files = useMemo(() => (chosen ? [{ id: FILE_ID, file: chosen }] : []), [chosen])
  const draft = useDraft({
    kind: dubDraft,
    fields,
    files,
    isTouched: isTouched(fields) || chosen !== undefined,
    onRestore(left, kept) {
      setFields(left)
      setChosen(kept[0]?.file)
    },
  })
  const isFile = fields.source === 'file'
  const { service, duration, endsShort, problem, isChecking } = useCheckedFile(isFile ? chosen : undefined)
  const { mutate, isPending, percent, error, reset } = useSendProject('dubbing', draft)
  const { refused, others } = refusedFields(error)
  const targets = fields.targets.filter((id) => id !== fields.sourceLanguage)
  const part = partIn(fields, duration)
  const seconds = part?.end === undefined ? duration : part.end - part.start
  const price =
    service && seconds !== undefined && targets.length > 0
      ? dubbingPrice(seconds, targets.length, service)
      : undefined
  const titleOfSource = isFile ? chosen && titleOf(chosen.name) : titleOfAddress(fields.url)
  const hasSource = isFile ? duration !== undefined : fields.url.trim() !== ''
  const change = (change: Partial<DubDraft>) => {
    reset()
    setFields((now) => ({ ...now, ...change }))
  }
  return {
    ...{ fields, chosen, service, duration, endsShort, isChecking, isPending, percent, price, part, targets },
    ...{ refused, others, change, titleOfSource },
    problem: problem ?? refused.file,
    isRestored: draft.isRestored,
    choose(file: File | undefined) {
      reset()
      setChosen(file)
    },
    startAfresh() {
      change(emptyDub)
      setChosen(undefined)
    },
    canSend: hasSource && targets.length > 0 && part !== undefined,
    submit() {
      if (!hasSource || targets.length === 0 || part === undefined || isPending) return
      const source = isFile ? { file: chosen } : { source_url: fields.url.trim() }
      const title = fields.title.trim() || titleOfSource
      mutate({ body: { ...source, title, dubbing: dubbingOf(fields, targets, part) } })
    },
  }
}

export type CreateDub = ReturnType<typeof useCreateDub>
