import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { CreateDub } from './use-create-dub.ts'

export function PartFields({ form }: { form: CreateDub }) {
  const { t } = useTranslation('dubbing')
  const { fields, part, isPending, change } = form
  const error = part === undefined ? t('create.noPart') : form.refused.part
  return (
    <fieldset>
      <legend className="pb-1 text-14 font-strong">{t('create.part')}</legend>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('create.from')}
          placeholder="0:00"
          value={fields.from}
          readOnly={isPending}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label={t('create.to')}
          placeholder={form.duration === undefined ? '0:00' : formatLength(form.duration)}
          value={fields.to}
          readOnly={isPending}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      <p role="status" className={error ? 'pt-1 text-13 text-danger' : 'pt-1 text-13 text-muted'}>
        {error ?? t('create.partHint')}
      </p>
    </fieldset>
  )
}
