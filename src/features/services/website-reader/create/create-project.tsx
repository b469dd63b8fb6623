import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { readableHost } from '#src/lib/host-name.ts'
import { readSiteHost } from '#src/rules/site-host.ts'
import { PlayerPreview } from '../form/player/player-preview.tsx'
import { useShownLook } from '../form/player/use-shown-look.ts'
import { ReaderFields } from '../form/reader-fields.tsx'
import { useCreateReader } from './use-create-reader.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation(['website-reader-form', 'create'])
  const languageName = useLanguageName()
  const reader = useCreateReader(onClose)
  const { article, fields, form, isPending } = reader
  const shown = useShownLook(fields.reader.look)
  const read = readSiteHost(fields.domain)
  return (
    <CreateFrame
      title={t('create.title')}
      lead={t('create.lead')}
      summary={{
        facts: [
          [t('create.site'), 'host' in read && readableHost(read.host)],
          [t('create:fact.language'), languageName(fields.language)],
          [t('create.article'), article && <span lang={article.code}>{article.title}</span>],
        ],
        note: t('create:note.free'),
        preview: <PlayerPreview look={shown} />,
      }}
      action="create"
      pendingLabel={t('create.pending')}
      {...reader.frame}
    >
      <ReaderFields form={form} isDisabled={isPending} isInModal={onClose !== undefined} hasPreview={false} />
    </CreateFrame>
  )
}
