import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Check, checkRecording } from '#src/audio/check-recording.ts'
import { useFileProblem } from '#src/audio/use-file-problem.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function useCheckedFile(file: File | undefined) {
  const { t } = useTranslation('dubbing')
  const fileProblem = useFileProblem()
  const { data: service } = useQuery(catalogQueries.service('dubbing'))
  const [checked, setChecked] = useState<{ file: File; check: Check }>()
  const limits = service?.limits
  useEffect(() => {
    if (!file || !limits) return
    const wanted = new AbortController()
    checkRecording(file, limits, wanted.signal).then(
      (check) => setChecked({ file, check }),
      () => undefined,
    )
    return () => wanted.abort()
  }, [file, limits])
  const check = checked?.file === file ? checked?.check : undefined
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
