import { useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { useEditor, useProjectDefaults, useSummary } from '#src/features/editor/editor-context.ts'
import { useSaveEditedSettings } from '#src/features/projects/edited-settings-mutations.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { DubDefaults, dubDefaultsOf } from '../dub/dub-defaults.ts'
import { BackgroundFields } from '../form/background-fields.tsx'
import { SourceLanguage, TargetLanguages } from '../form/language-fields.tsx'

function Background() {
  const editor = useEditor()
  const { speakers, background } = dubDefaultsOf(useProjectDefaults())
  return (
    <BackgroundFields
      value={background}
      isDisabled={!isEditable(useSummary())}
      onChange={(changed) =>
        editor.run({ edits: [{ kind: 'defaults', values: { own: new DubDefaults(speakers, changed) } }] })
      }
    />
  )
}

/** The latest list with the additions and removals made here. */
const withChoices = (here: readonly number[], shown: readonly number[], latest = shown) => [
  ...latest.filter((id) => here.includes(id) || !shown.includes(id)),
  ...here.filter((id) => !shown.includes(id) && !latest.includes(id)),
]

function useLanguages(onSaved: () => void) {
  const editor = useEditor()
  const dubbing = useSignal(editor.body).dubbing
  const finished = dubbing?.outputs.map(({ language }) => language) ?? []
  const [shown] = useState({
    source_language: dubbing?.source_language ?? null,
    target_languages: dubbing?.target_languages ?? [],
  })
  const [source, setSource] = useState(shown.source_language)
  const [targets, setTargets] = useState(shown.target_languages)
  const save = useSaveEditedSettings(editor, onSaved)
  const hasDub = finished.length > 0
  const bodyOn = (latest?: Project) => ({
    dubbing: {
      target_languages: withChoices(targets, shown.target_languages, latest?.body.dubbing?.target_languages),
      source_language: source === shown.source_language ? undefined : source,
    },
  })
  const submit = () => save.mutate(bodyOn)
  const spoken = source ?? dubbing?.detected_language ?? null
  return { source, setSource, targets, setTargets, finished, hasDub, spoken, save, submit }
}

/** Languages, of which an added one needs a new quote, and the background sound, whose change is free. */
export function LanguagesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing-lazy', 'common'])
  const isReadOnly = !isEditable(useSummary())
  const languages = useLanguages(onClose)
  const { source, setSource, targets, setTargets, finished, hasDub, spoken, save, submit } = languages
  const {
    'dubbing.target_languages': ofTargets,
    'dubbing.source_language': ofSource,
    ...others
  } = refusalsOf(save.error)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('languages.title')}
      description={hasDub ? t('languages.text') : undefined}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button
          variant="primary"
          disabled={isReadOnly || targets.length === 0}
          isPending={save.isPending}
          onClick={submit}
        >
          {t('languages.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SourceLanguage
          value={source}
          error={ofSource}
          isDisabled={isReadOnly || hasDub}
          onChange={setSource}
        />
        <TargetLanguages
          value={targets}
          source={spoken}
          finished={finished}
          error={ofTargets}
          isDisabled={isReadOnly}
          onChange={setTargets}
        />
        <Background />
        <RefusalList refusals={others} />
      </div>
    </Modal>
  )
}
