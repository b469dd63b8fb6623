import { TITLE_MAX } from '#src/contract/limits.ts'
import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { SourceFields } from '../form/source-fields.tsx'
import type { CreateBot } from './use-create-bot.ts'

export function CreateFields({ form }: { form: CreateBot }) {
  const { t } = useTranslation(['chat-bot', 'common'])
  const { fields, refusals } = form
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {form.isRestored && <KeptNotice of="form" onAfresh={form.startAfresh} />}
      <TextField
        label={t('create.name')}
        hint={t('create.nameHint')}
        aside={t('common:optional')}
        value={fields.title}
        maxLength={TITLE_MAX}
        dir="auto"
        disabled={form.isPending}
        error={refusals.title}
        onChange={({ target }) => form.change({ title: target.value })}
      />
      <LanguageSelect
        slug="chat-bot"
        label={t('create.language')}
        value={form.language}
        isDisabled={form.isPending}
        error={refusals.language}
        onChange={(language) => form.change({ language })}
      />
      <SourceFields
        form={form.source}
        refusals={refusals}
        isDisabled={form.isPending}
        onChange={form.changeSource}
      />
      <p className="text-13 text-muted">{t('create.later')}</p>
    </div>
  )
}
