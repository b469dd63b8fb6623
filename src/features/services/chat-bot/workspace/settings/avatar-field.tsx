import { PictureChooser } from '#src/features/profile/picture/picture-chooser.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'
import type { Settings } from './use-settings.ts'

const FramePictureModal = lateComponent(
  async () => (await import('#src/features/profile/picture/frame-picture-modal.tsx')).FramePictureModal,
)

export function AvatarField({ settings, src }: { settings: Settings; src: string | undefined }) {
  const { t } = useTranslation('chat-bot')
  const { draft, change, setAvatar, refusals } = settings
  const remove = () => {
    setAvatar(undefined)
    change({ avatarUrl: null })
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="font-strong">{t('settings.avatar')}</p>
      <PictureChooser
        preview={<Avatar name={draft.name} src={src} size={64} />}
        label={t('settings.avatar')}
        buttonLabel={t(src ? 'settings.avatarChange' : 'settings.avatarChoose')}
        error={refusals.image}
      >
        {(picture, close) => (
          <LatePart onFailed={close}>
            <FramePictureModal
              picture={picture}
              onFrame={(framed) => {
                setAvatar(framed)
                close()
              }}
              onClose={close}
            />
          </LatePart>
        )}
      </PictureChooser>
      {src && (
        <Button variant="quiet" size="small" onClick={remove}>
          {t('settings.avatarRemove')}
        </Button>
      )}
    </div>
  )
}
