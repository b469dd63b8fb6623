import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { onKeepUnsavedWork } from '#src/session/unsaved-work.ts'
import { keepDraft, takeDraft } from './profile-draft.ts'
import type { ProfileForm } from './profile-schema.ts'

/**
 * Guards unsaved changes: links ask first; where nobody could be asked (Back, an ended session) they are kept and
 * are there again when the customer comes back.
 */
export function useKeptDraft(customerId: number, form: UseFormReturn<ProfileForm>) {
  const { isDirty } = form.formState
  const { isAsking, stay, leave, turnOff } = useLeaveGuard(isDirty)
  const [isRestored, setIsRestored] = useState(false)
  const isWorthKeeping = useRef(false)

  useEffect(() => {
    isWorthKeeping.current = isDirty
  }, [isDirty])

  useEffect(() => {
    const values = takeDraft(customerId)
    if (!values) return
    form.reset(values, { keepDefaultValues: true, keepDirtyValues: false })
    setIsRestored(true)
  }, [customerId, form])

  useEffect(() => {
    const keep = () => {
      if (isWorthKeeping.current) keepDraft(customerId, form.getValues())
      turnOff()
    }
    const stop = onKeepUnsavedWork(keep)
    return () => {
      stop()
      keep()
    }
  }, [customerId, form, turnOff])

  const leaveUnsaved = () => {
    isWorthKeeping.current = false
    leave()
  }
  const discard = () => {
    form.reset(undefined, { keepDirtyValues: false })
    setIsRestored(false)
  }
  return { isRestored: isRestored && isDirty, discard, isAsking, stay, leave: leaveUnsaved }
}
