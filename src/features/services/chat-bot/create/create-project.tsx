import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { TitleField } from '#src/features/create/title-field.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SourceFields } from '../form/source-fields.tsx'
import { useCreateBot } from './use-create-bot.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation(['chat-bot-form', 'create', 'projects'])
  const languageName = useLanguageName()
  const bot = useCreateBot(onClose)
  const { fields, isPending, change } = bot
  return (
    <CreateFrame
      title={t('create.title')}
      lead={t('create.lead')}
      summary={{
        facts: [
          [t('create.name'), fields.title.trim()],
          [t('create:fact.language'), languageName(fields.language)],
        ],
        note: t('create.later'),
      }}
      action="create"
      pendingLabel={t('create.pending')}
      {...bot.frame}
    >
      <TitleField
        label={t('create.name')}
        hint={t('create.nameHint')}
        otherwise={t('projects:create')}
        {...bot.inputOf('title')}
      />
      <LanguageSelect slug="chat-bot" label={t('create.language')} {...bot.choiceOf('language')} />
      <SourceFields
        form={bot.source}
        refusals={bot.others}
        isDisabled={isPending}
        onChange={({ fields, files }) => change({ source: fields, files })}
      />
    </CreateFrame>
  )
}
