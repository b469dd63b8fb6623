import { useUnsaved } from '#src/drafts/unsaved.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { unsavedFileName, unsavedText } from './unsaved-text.ts'

export function DamagedDraftsNotice() {
  const { t } = useTranslation('drafts')
  const damaged = useUnsaved().filter(({ sort }) => sort === 'damaged')
  if (damaged.length === 0) return null
  const download = () =>
    saveFile(unsavedFileName(t), new Blob([unsavedText(damaged, t)], { type: 'text/plain;charset=utf-8' }))
  const discard = () => {
    for (const { drop } of damaged) drop?.()
  }
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 md:px-6">
      <Notice
        tone="warn"
        title={t('damaged.title')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={discard}>
              {t('damaged.discard')}
            </Button>
            <Button size="small" variant="primary" onClick={download}>
              {t('damaged.download')}
            </Button>
          </div>
        }
      >
        {t('damaged.text')}
      </Notice>
    </div>
  )
}
