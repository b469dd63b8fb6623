import { useBlock, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useBlockActions } from './block-actions.ts'
import { SpeechFields } from './speech-fields.tsx'

export function BlockSettingsModal({ blockKey, onClose }: { blockKey: string; onClose: () => void }) {
  const { t } = useTranslation('editor-modals')
  const { history } = useEditor()
  const block = useBlock(blockKey)
  const { settings: inherited } = useProjectDefaults()
  const actions = useBlockActions()
  if (!block) return null
  const name = block.voiceId === null ? undefined : actions.voiceName(block.voiceId)
  const isOwn = block.voiceId !== null || block.settings !== null
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('settings.title')}
      size="narrow"
      actions={
        <>
          <Button
            variant="quiet"
            disabled={!isOwn}
            onClick={() =>
              history.commit([{ kind: 'content', key: blockKey, content: { voiceId: null, settings: null } }])
            }
          >
            {t('settings.reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('settings.done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <span className="wrap-long">{name ?? t('settings.asProject')}</span>
          <Button size="small" onClick={() => actions.chooseVoice(blockKey)}>
            {t('settings.chooseVoice')}
          </Button>
        </div>
        <SpeechFields
          settings={block.settings}
          inherited={inherited}
          onChange={(settings) =>
            history.commit(
              [{ kind: 'content', key: blockKey, content: { settings } }],
              `settings ${blockKey}`,
            )
          }
        />
      </div>
    </Modal>
  )
}
