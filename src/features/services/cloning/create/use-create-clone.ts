import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { useDelayedSubmit } from '#src/drafts/use-delayed-submit.ts'
import { useCaptcha } from '#src/features/auth/captcha/use-captcha.ts'
import { useSendProject } from '#src/features/create/create-mutations.ts'
import { NO_LANGUAGE, useFirstLanguage } from '#src/features/create/use-first-language.ts'
import { startNewProject } from '#src/features/runs/lazy-start-new-project.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { chooseFileHandlers, filesToSend, needsPermission, useCloneFiles } from '../form/clone-files.ts'
import { CloneForm, detailsOf, emptyCloneForm } from '../form/clone-schema.ts'
import { type Refused, showRefused, useFieldRefusals } from '../form/refused-fields.ts'
import { isAnyMeasuring, secondsOf, usableEntries } from '../form/samples/sample-entry.ts'
import { useSamples } from '../form/samples/use-samples.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { useSavedVoice } from '../form/use-saved-voice.ts'

export const cloneSteps = ['samples', 'details', 'consent'] as const
type CloneStep = (typeof cloneSteps)[number]

const DETAIL_FIELDS: readonly FieldPath<CloneForm>[] = [
  'title',
  'gender',
  'age',
  'language',
  'accent',
  'description',
]

const adjacentStep = (step: CloneStep, by: 1 | -1): CloneStep =>
  cloneSteps[cloneSteps.indexOf(step) + by] ?? step

function refusedStep(refused: Refused, hasError: (field: FieldPath<CloneForm>) => boolean): CloneStep {
  if (refused.samples !== undefined) return 'samples'
  if (refused.image !== undefined || DETAIL_FIELDS.some(hasError)) return 'details'
  return 'consent'
}

const CAPTCHA_EXPIRED = 'captcha_expired'

function useCloneForm() {
  const form = useForm({ resolver: zodResolver(CloneForm), defaultValues: emptyCloneForm(NO_LANGUAGE) })
  const { isKnown } = useFirstLanguage(form)
  return { form, catalog: useDelayedSubmit(isKnown) }
}

function useCloneParts() {
  const { form, catalog } = useCloneForm()
  const terms = useCloningTerms()
  const files = useCloneFiles(useSamples(terms.bounds))
  const start = () => emptyCloneForm(form.getValues('language'))
  return { form, catalog, terms, kept: useSavedVoice('new', { form, start, ...files }), ...files }
}

function useSubmit(parts: ReturnType<typeof useCloneParts>, onRefused: (step: CloneStep) => void) {
  const { form, samples, permission, kept } = parts
  const captcha = useCaptcha()
  const client = useQueryClient()
  const send = useSendProject('cloning', kept)
  const { refused, setRefused, mend } = useFieldRefusals(samples.entries.map(({ id }) => id).join())
  const isUnderWay = useRef(false)

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) return captcha.reset('idle')
    const said = showRefused(error, form, {
      captcha: captcha.isConfigured,
      captcha_token: captcha.isConfigured,
      permission: needsPermission(form.getValues()),
    })
    const isExpired = error.code === CAPTCHA_EXPIRED
    captcha.reset(isExpired ? 'expired' : said.captcha === undefined ? 'idle' : 'invalid')
    setRefused(said)
    if (Object.keys(error.fieldErrors).length === 0) return
    onRefused(refusedStep(said, (field) => form.getFieldState(field).error !== undefined))
  }

  function lacksConsent(values: CloneForm) {
    if (!values.consent) form.setError('consent', { message: 'consent' })
    const lacksPermission = needsPermission(values) && !permission
    setRefused({ permission: lacksPermission ? 'permission' : undefined })
    return !values.consent || lacksPermission
  }

  const { isWaiting, onceReady } = useDelayedSubmit(!isAnyMeasuring(samples.entries))
  const submit = form.handleSubmit(async (values) => {
    if (isUnderWay.current || lacksConsent(values)) return
    isUnderWay.current = true
    const token = await captcha.solve().catch(() => null)
    // Sends nothing without a captcha token; the captcha shows why.
    if (token !== null) {
      const body = {
        title: values.title,
        language: values.language,
        clone: detailsOf(values),
        consent: values.consent,
        captcha_token: token,
        samples: usableEntries(samples.entries).map(({ file }) => file),
        ...filesToSend(values, parts),
      }
      await send.mutateAsync({ body, begin: (project) => startNewProject(client, project) }).catch(refuse)
    }
    isUnderWay.current = false
  })
  const isPending = form.formState.isSubmitting || isWaiting || send.isPending || send.isSuccess
  return { captcha, percent: send.percent, isPending, refused, setRefused, mend, submit: onceReady(submit) }
}

export function useCreateClone() {
  const parts = useCloneParts()
  const { form, catalog, samples, kept } = parts
  const [step, setStep] = useState<CloneStep>('samples')
  const [isChecked, setIsChecked] = useState(false)
  const [failures, setFailures] = useState(0)
  const [isRecording, setIsRecording] = useState(false)
  const { refused, setRefused, mend, submit, ...sending } = useSubmit(parts, setStep)
  const hasEnough = isLongEnough(secondsOf(samples.entries))

  // Submits the form so that later corrections clear field errors; waits for the default language of the catalogue.
  const finishDetails = catalog.onceReady(
    form.handleSubmit(() => {
      sending.captcha.start()
      setStep('consent')
    }),
  )

  function next() {
    if (step === 'consent') return submit()
    if (step === 'details') return finishDetails()
    setIsChecked(true)
    if (hasEnough && !isRecording) setStep('details')
    else setFailures((count) => count + 1)
  }

  return {
    ...parts,
    ...sending,
    step,
    goTo: setStep,
    failures,
    refused,
    isShort: isChecked && !hasEnough && !isRecording,
    isRecording,
    setIsRecording,
    isLeftOut: isChecked && isRecording,
    isRestored: kept.isRestored,
    startAfresh() {
      kept.startAfresh()
      setRefused({})
      setIsChecked(false)
      setStep('samples')
    },
    /** True if leaving the form now would lose data for good. */
    isAtRisk: isRecording || (kept.isTouched && !kept.isKept),
    ...chooseFileHandlers(parts, mend),
    next,
    back: () => setStep(adjacentStep(step, -1)),
  }
}

export type CreateClone = ReturnType<typeof useCreateClone>
