import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { useCaptcha } from '#src/features/auth/captcha/use-captcha.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { CloneForm, emptyCloneForm } from '../form/clone-schema.ts'
import { type Refused, showRefused } from '../form/refused-fields.ts'
import { secondsOf } from '../form/samples/sample-entry.ts'
import { isLongEnough } from '../form/samples/total-length.tsx'
import { useSamples } from '../form/samples/use-samples.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { type CloneStep, refusedStep, stepBeside, stepFields } from './clone-steps.ts'
import { useSendClone } from './create-mutations.ts'
import { useKeptClone } from './use-kept-clone.ts'

const CAPTCHA_EXPIRED = 'captcha_expired'

/** The language on screen is that of the voice until another one is chosen. */
function useCloneForm() {
  const locale = useLocale()
  const { data: languages } = useQuery(catalogQueries.languages())
  const form = useForm({ resolver: zodResolver(CloneForm), defaultValues: emptyCloneForm(0) })
  const own = languages?.find(({ code }) => code === locale)?.id
  useEffect(() => {
    if (own === undefined || form.getValues('language') !== 0) return
    // What is filled in for the customer is no change of the customer's.
    form.reset(emptyCloneForm(own), { keepDirtyValues: true })
  }, [own, form])
  return form
}

/** The form of a new voice over its three steps. What was chosen and typed stays whatever step is shown. */
export function useCreateClone() {
  const form = useCloneForm()
  const terms = useCloningTerms()
  const samples = useSamples(terms.bounds)
  const captcha = useCaptcha()
  const send = useSendClone()
  const [step, setStep] = useState<CloneStep>('samples')
  const [image, setImage] = useState<File>()
  const [permission, setPermission] = useState<File>()
  const [refused, setRefused] = useState<Refused>({})
  const [isChecked, setIsChecked] = useState(false)
  const [isRecording, setIsRecording] = useState(false)
  const isUnderWay = useRef(false)
  const kept = useKeptClone(form, { samples, image, permission, setImage, setPermission })
  const usable = samples.entries.filter(({ fault, isMeasuring }) => fault === null && !isMeasuring)
  const hasEnough = isLongEnough(secondsOf(samples.entries))

  function refuse(error: unknown) {
    captcha.reset(error instanceof ApiError && error.code === CAPTCHA_EXPIRED ? 'expired' : 'idle')
    if (!(error instanceof ApiError)) return
    const said = showRefused(error, form)
    setRefused(said)
    if (Object.keys(error.fieldErrors).length === 0) return
    setStep(refusedStep(said, (field) => form.getFieldState(field).error !== undefined))
  }

  /** What the last step asks for besides its fields. */
  function lacksConsent(values: CloneForm) {
    if (!values.consent) form.setError('consent', { message: 'consent' })
    const lacksPermission = values.ownership === 'permission' && !permission
    setRefused({ permission: lacksPermission ? 'permission' : undefined })
    return !values.consent || lacksPermission
  }

  const submit = form.handleSubmit(async (values) => {
    if (isUnderWay.current || lacksConsent(values)) return
    isUnderWay.current = true
    const token = await captcha.solve().catch(() => null)
    // Without one nothing is sent; the control says so.
    if (token !== null) {
      const files = { samples: usable.map(({ file }) => file), image, permission }
      await send.mutateAsync({ values, captcha: token, ...files }).then(kept.finish, refuse)
    }
    isUnderWay.current = false
  })

  /** Goes on where the step is in order, and sends from the last one. */
  async function next() {
    if (step === 'consent') return submit()
    if (step === 'samples') {
      setIsChecked(true)
      if (!hasEnough || isRecording) return
    } else if (!(await form.trigger([...stepFields[step]], { shouldFocus: true }))) return
    if (step === 'details') captcha.start()
    setStep(stepBeside(step, 1))
  }

  return {
    form,
    terms,
    samples,
    captcha,
    step,
    image,
    permission,
    refused,
    hasEnough,
    /** The customer wanted to go on with too little. */
    isShort: isChecked && !hasEnough && !isRecording,
    isRecording,
    setIsRecording,
    /** The customer wanted to go on without the recording that was just made. */
    isLeftOut: isChecked && isRecording,
    isPending: send.isPending || send.isSuccess,
    progress: send.progress,
    isRestored: kept.isRestored,
    startAfresh() {
      kept.startAfresh()
      setRefused({})
      setIsChecked(false)
      setStep('samples')
    },
    /** Something would be lost for good if the form were left now. */
    isAtRisk: isRecording || (kept.isTouched && !kept.isKept),
    setImage,
    setPermission(file: File) {
      setPermission(file)
      setRefused(({ permission: _, ...rest }) => rest)
    },
    next,
    back: () => setStep(stepBeside(step, -1)),
  }
}

export type CreateClone = ReturnType<typeof useCreateClone>
