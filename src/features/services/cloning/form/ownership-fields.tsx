import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SeeSent } from '#src/features/redaction/see-sent.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { PICTURE_MIMES } from '#src/rules/accepted-pictures.ts'
import { MEGABYTE, PERMISSION_MAX_MB } from '#src/rules/limits.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { needsPermission } from './clone-files.ts'
import type { CloneForm } from './clone-schema.ts'
import { useSampleProblem } from './use-sample-problem.ts'

const ACCEPTED = ['.pdf', 'application/pdf', ...PICTURE_MIMES]
const OWNERSHIPS = ['mine', 'permission'] as const

interface OwnershipFieldsProps {
  form: UseFormReturn<CloneForm>
  permission: File | undefined
  kept?: string | null
  error?: string | undefined
  onPermission: (file: File) => void
}

function PermissionFile({ permission, kept, error, onPermission }: Omit<OwnershipFieldsProps, 'form'>) {
  const { t } = useTranslation(['cloning-lazy', 'cloning-form', 'common'])
  const [isTooLarge, setIsTooLarge] = useState(false)
  const name = permission?.name ?? kept
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const isLarge = file.size > PERMISSION_MAX_MB * MEGABYTE
    setIsTooLarge(isLarge)
    if (!isLarge) onPermission(file)
  }
  return (
    <div className="flex flex-col gap-2 pt-2">
      <DropZone
        label={t('form.permission')}
        isField
        buttonLabel={name ? t('form.changePermission') : t('form.choosePermission')}
        folderProblem={(name) => t('common:folder', { name })}
        hint={t('form.permissionHint', { limit: PERMISSION_MAX_MB })}
        problem={isTooLarge ? t('cloning-form:problem.permissionSize', { limit: PERMISSION_MAX_MB }) : error}
        accept={ACCEPTED}
        onFiles={take}
      />
      {name && (
        <div className="flex min-w-0 items-center gap-2">
          <FileText size={16} aria-hidden className="shrink-0 text-muted" />
          <span className="truncate" dir="auto">
            {name}
          </span>
          {permission && <SeeSent file={permission} areNamesKept onRedacted={(file) => take([file])} />}
        </div>
      )}
    </div>
  )
}

export function OwnershipFields({ form, ...file }: OwnershipFieldsProps) {
  const { t } = useTranslation(['cloning', 'cloning-lazy'])
  const problem = useSampleProblem()
  const nameId = useId()
  const errorId = useId()
  const { errors } = form.formState
  return (
    <fieldset
      aria-labelledby={nameId}
      aria-describedby={problem(errors.ownership) ? errorId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <div id={nameId} className="-mb-1 text-14 font-strong">
        {t('cloning-lazy:form.ownership')}
      </div>
      {OWNERSHIPS.map((value) => (
        <label key={value} className="flex min-h-6 items-start gap-2">
          <input
            type="radio"
            value={value}
            {...form.register('ownership')}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block">{t(`ownership.${value}`)}</span>
            <span className="block text-13 text-muted">{t(`ownership.${value}Hint`)}</span>
          </span>
        </label>
      ))}
      <FieldError id={errorId}>{problem(errors.ownership)}</FieldError>
      {needsPermission({ ownership: form.watch('ownership') }) && <PermissionFile {...file} />}
    </fieldset>
  )
}
