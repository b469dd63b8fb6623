import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Check, checkRecording } from '#src/audio/check-recording.ts'
import { useFileProblem } from '#src/audio/use-file-problem.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useCreateForm, useCreateSending } from '#src/features/create/use-create-form.ts'
import { useFileChecks } from '#src/features/create/use-file-checks.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { dubbingPrice } from '#src/rules/dubbing.ts'
import { bodyOfDub, DubForm, dubDraft, dubMessages, emptyDub, partIn, targetsOf } from './dub-form.ts'

function useCheckedFile(file: File | undefined) {
  const { t } = useTranslation('dubbing-form')
  const fileProblem = useFileProblem()
  const { data: service } = useQuery(catalogQueries.service('dubbing'))
  const [checked, setChecked] = useState<{ file: File; check: Check }>()
  const limits = service?.limits
  const check = checked?.file === file ? checked?.check : undefined
  useFileChecks({
    unchecked: file && limits && !check ? [{ id: file, file }] : [],
    check: (film, wanted) => checkRecording(film, limits ?? {}, wanted),
    onChecked: (film, found) => setChecked({ file: film, check: found }),
  })
  const problem =
    check?.kind === 'refused' && limits
      ? typeof check.problem === 'object'
        ? fileProblem(check.problem, limits)
        : t(`create.${check.problem}`, { count: limits.max_minutes ?? 0 })
      : undefined
  return {
    service,
    duration: check?.kind === 'ok' ? check.duration : undefined,
    endsShort: check?.kind === 'ok' && check.endsShort === true,
    problem,
    isChecking: file !== undefined && check === undefined,
  }
}

const filesOf = ({ file }: DubForm) => (file ? [{ id: 'film', file }] : [])

function useDubForm() {
  const { t } = useTranslation('dubbing-form')
  return useCreateForm({
    schema: DubForm,
    empty: emptyDub,
    draft: dubDraft,
    keep: ({ file: _, ...fields }) => fields,
    filesOf,
    carry: ({ files: [file] }): Partial<DubForm> => ({ source: 'file', file: file ?? null }),
    restore: (kept, [file]) => ({ ...kept, file: file?.file ?? null }),
    names: {
      file: 'file',
      source_url: 'url',
      title: 'title',
      'dubbing.target_languages': 'targets',
      'dubbing.source_language': 'sourceLanguage',
      'dubbing.part': 'from',
    },
    messages: { keys: dubMessages, say: (key) => t(`create.problem.${key}`) },
  })
}

export function useCreateDub(close?: () => void) {
  const { t } = useTranslation('dubbing-form')
  const form = useDubForm()
  const { fields } = form
  const isFile = fields.source === 'file'
  const checked = useCheckedFile(isFile ? (fields.file ?? undefined) : undefined)
  const { service, duration, problem } = checked
  const part = partIn(fields, duration)
  const partProblem = part === undefined ? t('create.noPart') : undefined
  const sending = useCreateSending(form, {
    slug: 'dubbing',
    problems: () => ({ file: problem, from: partProblem }),
    isReady: !checked.isChecking,
    projectOf: (now) => ({ body: bodyOfDub(now, duration) }),
    close,
  })
  const seconds = part?.end === undefined ? duration : part.end - part.start
  const targets = targetsOf(fields)
  const price =
    service && seconds !== undefined && targets.length > 0
      ? dubbingPrice(seconds, targets.length, service)
      : undefined
  return { ...form, ...checked, ...sending, partProblem, price, seconds, targets }
}

export type CreateDub = ReturnType<typeof useCreateDub>
