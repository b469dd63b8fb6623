import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor, useSummary, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { toggled } from '#src/lib/toggled.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { type Filler, findFillers, removeFillers } from '../transcript/filler-words.ts'

interface FillersProps {
  fillers: readonly Filler[]
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

function Fillers({ fillers, chosen, onToggle }: FillersProps) {
  const { number } = useFormat()
  const languageOf = useTextLanguage()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {fillers.map(({ key, name, count }) => (
        <li key={key} className="border-b border-line py-2">
          <Checkbox
            label={
              <span className="flex justify-between gap-3">
                <span dir="auto" lang={languageOf()}>
                  {name}
                </span>
                <span translate="no" className="tabular text-muted">
                  {number(count)}
                </span>
              </span>
            }
            checked={chosen.has(key)}
            onChange={() => onToggle(key)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The fillers found when the modal opened. Sounds are preselected; words are not, because they may be meaningful. */
function useFillers() {
  const editor = useEditor()
  const { language } = useSummary()
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const code = languages.find(({ id }) => id === language)?.code ?? ''
  const [changed, setChosen] = useState<ReadonlySet<string>>()
  const fillers = findFillers(editor.store.getState(), code)
  const chosen = changed ?? new Set(fillers.flatMap(({ key, isSound }) => (isSound ? key : [])))
  return {
    fillers,
    chosen,
    count: fillers.reduce((sum, { key, count }) => sum + (chosen.has(key) ? count : 0), 0),
    toggle: (key: string) => setChosen(toggled(chosen, key)),
    remove: () => editor.run(removeFillers(editor.store.getState(), code, chosen)),
  }
}

export function FillersModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-lazy', 'speech-to-text', 'common'])
  const { offerUndo } = useEditor()
  const { fillers, chosen, count, toggle, remove } = useFillers()
  const isFound = fillers.length > 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('speech-to-text:fillers.title')}
      description={isFound && t('fillers.text')}
      cancelLabel={t(isFound ? 'common:actions.cancel' : 'common:actions.close')}
      actions={
        isFound && (
          <Button
            variant="primary"
            disabled={count === 0}
            onClick={() => {
              onClose()
              if (remove()) offerUndo(t('fillers.removed', { count }))
            }}
          >
            {t('fillers.remove', { count })}
          </Button>
        )
      }
    >
      {isFound ? (
        <Fillers fillers={fillers} chosen={chosen} onToggle={toggle} />
      ) : (
        <p className="py-4 text-muted">{t('fillers.none')}</p>
      )}
    </Modal>
  )
}
