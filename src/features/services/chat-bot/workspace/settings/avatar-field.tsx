import { PictureChooser } from '#src/features/profile/picture/picture-chooser.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { Settings } from './use-settings.ts'

const FramePictureModal = lazyComponent(
  async () => (await import('#src/features/profile/picture/frame-picture-modal.tsx')).FramePictureModal,
)

export function AvatarField({ settings, src }: { settings: Settings; src: string | undefined }) {
  const { t } = useTranslation('chat-bot-lazy')
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
          <LazyBoundary onFailed={close}>
            <FramePictureModal
              picture={picture}
              onFrame={(framed) => {
                setAvatar(framed)
                close()
              }}
              onClose={close}
            />
          </LazyBoundary>
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
