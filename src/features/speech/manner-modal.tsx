import { useState } from 'react'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { FitField } from './fit-field.tsx'
import { flexibleLength } from './fit-length.ts'
import { blocksAt, changeManner, type Manner, textsAt } from './selected-blocks.ts'
import { SpeechFields } from './speech-fields.tsx'

interface MannerModalProps {
  keys: readonly string[]
  onClose: () => void
}

/** Speed and pitch of several blocks, in one step of undo; what is not touched stays as it is in each. */
export function MannerModal({ keys, onClose }: MannerModalProps) {
  const { t } = useTranslation(['editor', 'common', 'editor-modals'])
  const { number } = useFormat()
  const editor = useEditor()
  const { settings: inherited } = useProjectDefaults()
  const [texts] = useState(() => textsAt(editor.store.getState(), keys))
  const [length] = useState(() => {
    const state = editor.store.getState()
    return flexibleLength(state, blocksAt(state, keys), () => false)
  })
  const [touched, setTouched] = useState<Manner>({})
  const shown = texts[0]?.settings ?? inherited
  function apply(manner: Manner | null) {
    onClose()
    const free = textsAt(editor.store.getState(), keys).filter(editor.canChange)
    editor.run(changeManner(free, manner))
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('speech.title')}
      description={t('selection.count', { number: number(texts.length) })}
      size="narrow"
      actions={
        <>
          <Button variant="quiet" onClick={() => apply(null)}>
            {t('editor-modals:settings.reset')}
          </Button>
          <Button
            variant="primary"
            disabled={Object.keys(touched).length === 0}
            onClick={() => apply(touched)}
          >
            {t('common:actions.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SpeechFields settings={touched} inherited={shown} onChange={setTouched} />
        <FitField
          length={length}
          speed={touched.speed ?? shown?.speed ?? DEFAULT_SPEECH.speed}
          onSpeed={(speed) => setTouched({ ...touched, speed })}
        />
      </div>
    </Modal>
  )
}
