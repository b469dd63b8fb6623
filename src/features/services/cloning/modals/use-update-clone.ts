import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { UploadProgress } from '#src/api/upload.ts'
import type { Project } from '#src/contract/project.ts'
import { useDelayedSubmit } from '#src/drafts/use-delayed-submit.ts'
import { useLatestValues } from '#src/drafts/use-latest-values.ts'
import { useOrigins } from '#src/drafts/use-origins.ts'
import { chooseFileHandlers, filesToSend, needsPermission, useCloneFiles } from '../form/clone-files.ts'
import { CloneForm, cloneFormOf } from '../form/clone-schema.ts'
import { showRefused, useFieldRefusals } from '../form/refused-fields.ts'
import { isAnyMeasuring, secondsOf, usableEntries, usableSeconds } from '../form/samples/sample-entry.ts'
import { useSamples } from '../form/samples/use-samples.ts'
import { type SavedFields, typedFieldsOf } from '../form/saved-fields.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import { useSavedVoice } from '../form/use-saved-voice.ts'
import { useSaveVoice } from './voice-mutations.ts'

/** Changes to a voice besides its form and files: removed samples, and whether others may use it. */
function useVoiceChanges({ body: { clone } }: Project) {
  const wasRented = clone?.is_rented ?? false
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [rental, setIsRented] = useState<boolean>()
  const isRented = rental ?? wasRented
  const kept = clone?.samples ?? []
  return {
    kept,
    removed,
    setRemoved,
    isRented,
    setIsRented,
    /** Undefined if it is unchanged, so that a change made elsewhere is kept. */
    newRental: isRented === wasRented ? undefined : isRented,
    stays: kept.filter(({ id }) => !removed.includes(id)),
    areChanged: removed.length > 0 || isRented !== wasRented,
    restore(fields: SavedFields) {
      // Only those that still exist, because another browser may have saved since.
      setRemoved(fields.removed?.filter((removedId) => kept.some(({ id }) => id === removedId)) ?? [])
      setIsRented(fields.isRented)
    },
    reset() {
      setRemoved([])
      setIsRented(undefined)
    },
  }
}

function useVoiceParts(project: Project) {
  const terms = useCloningTerms()
  const changes = useVoiceChanges(project)
  const saved = cloneFormOf(project)
  const form = useForm({ resolver: zodResolver(CloneForm), defaultValues: saved })
  const origins = useOrigins(typedFieldsOf(form.watch()), typedFieldsOf(saved))
  const files = useCloneFiles(useSamples(terms.bounds, changes))
  const kept = useSavedVoice(project.id, {
    form,
    start: () => saved,
    changes: { ...changes, origins },
    ...files,
  })
  useLatestValues(form, saved)
  return { form, saved, origins, terms, changes, kept, ...files }
}

type VoiceParts = ReturnType<typeof useVoiceParts>

/** Submits the changes of a complete form; missing and refused fields show errors. */
function useSending(project: Project, parts: VoiceParts, onSaved: () => void) {
  const { form, saved, samples, permission, kept } = parts
  const { removed, newRental } = parts.changes
  const added = usableEntries(samples.entries)
  const needsConsent = added.length > 0
  const commission = project.rental_commission_percent ?? undefined
  const sent = [...removed, ...samples.entries.map(({ id }) => id)].join()
  const { refused, setRefused, mend } = useFieldRefusals(sent)
  const [isRecording, setIsRecording] = useState(false)
  const [isLeftOut, setIsLeftOut] = useState(false)
  const [progress, setProgress] = useState<UploadProgress>()

  const save = useSaveVoice(project, {
    onProgress: setProgress,
    onSaved() {
      kept.finish()
      onSaved()
    },
    onRefused(error) {
      const shown = {
        captcha: false,
        captcha_token: false,
        permission: needsPermission(form.getValues()),
        consent: needsConsent,
        is_rented: commission !== undefined,
      }
      setRefused(showRefused(error, form, shown))
    },
  })

  const hasPermission = Boolean(permission ?? project.body.clone?.permission_file)
  // Waits for measurements, because samples not yet known to be usable would be left out.
  const { isWaiting, onceReady } = useDelayedSubmit(!isAnyMeasuring(samples.entries))
  const submit = form.handleSubmit((values) => {
    const lacksPermission = needsPermission(values) && !hasPermission
    const lacksConsent = needsConsent && !values.consent
    if (lacksConsent) form.setError('consent', { message: 'consent' }, { shouldFocus: true })
    setIsLeftOut(isRecording)
    setRefused({ permission: lacksPermission ? 'permission' : undefined })
    if (!isRecording && !lacksPermission && !lacksConsent && !save.isPending) {
      save.mutate({
        values,
        samples: added,
        ...filesToSend(values, parts),
        removed,
        isRented: commission === undefined ? undefined : newRental,
        saved,
      })
    }
  })

  const shown = { needsConsent, commission, refused, isRecording, progress }
  return {
    ...shown,
    isPending: save.isPending || isWaiting || kept.isWaiting,
    isLeftOut: isLeftOut && isRecording,
    setIsRecording,
    mend,
    submit: kept.onceRead(onceReady(submit)),
  }
}

export function useUpdateClone(project: Project, onSaved: () => void) {
  const voiceParts = useVoiceParts(project)
  const { mend, ...sending } = useSending(project, voiceParts, onSaved)
  const { changes, kept, origins, ...parts } = voiceParts
  const { samples } = parts
  const { stays, removed, isRented } = changes
  return {
    ...parts,
    ...sending,
    stays,
    seconds: usableSeconds(stays) + secondsOf(samples.entries),
    areChanged: removed.length > 0 || samples.entries.length > 0,
    ...chooseFileHandlers(parts, mend),
    isRented,
    setIsRented(isRented: boolean) {
      changes.setIsRented(isRented)
      mend('rental')
    },
    isRestored: kept.isRestored,
    crossed: origins.crossed,
    startAfresh: kept.startAfresh,
    /** True if closing the modal now would lose data for good. */
    isAtRisk: sending.isRecording || (kept.isTouched && !kept.isKept),
    removeKept: (sampleId: number) => changes.setRemoved((removed) => [...removed, sampleId]),
  }
}

export type UpdateClone = ReturnType<typeof useUpdateClone>
