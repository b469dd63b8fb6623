import { useCallback, useState } from 'react'
import { afterModalCloses } from '#src/features/checks/after-modal-closes.ts'
import { goToBlock } from '#src/features/checks/go-to-block.ts'
import {
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { TextDifference } from '#src/features/segments/text-difference.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { toggled } from '#src/lib/toggled.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { WindowList } from '#src/ui/window-list.tsx'
import { dubOf } from '../dub/dub-segment.ts'
import { fixedTranslation, type GlossaryBreak, glossaryBreaks, glossaryEdits } from '../dub/glossary.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { useGlossary } from '../dub/use-glossary.ts'
import { TermList } from './term-list.tsx'

/** Height of a row until it is measured, in pixels. */
const ROW_PX = 89

const isReplaceable = ({ translation, proposed }: GlossaryBreak) => proposed !== translation

/** Segments that break the glossary, and those whose translation the customer leaves as it is. */
function useBreaks(language: string) {
  const editor = useEditor()
  const { terms } = useGlossary()
  const languageOf = useTextLanguage()
  const [source, target] = [languageOf(), languageOf(language)]
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const breaks = useSettled(
    useCallback(
      (state: EditorState) => glossaryBreaks(state, terms, { language, source, target }),
      [terms, language, source, target],
    ),
  )
  const chosen = breaks.filter((one) => isReplaceable(one) && !left.has(one.key))
  return {
    breaks,
    left,
    count: chosen.length,
    terms: terms.length,
    toggle: (key: string) => setLeft(toggled(left, key)),
    replace: () => editor.run({ edits: glossaryEdits(chosen, language) }),
  }
}

interface BreakRowProps {
  one: GlossaryBreak
  language: string
  isChosen: boolean
  onToggle: () => void
  onGo: () => void
}

function BreakRow({ one, language, isChosen, onToggle, onGo }: BreakRowProps) {
  const { t } = useTranslation('dubbing-tools')
  const { store } = useEditor()
  const languageOf = useTextLanguage()
  const block = store.getBlock(one.key)
  const number = store.getOrder().indexOf(one.key) + 1
  return (
    <div className="flex flex-col items-start gap-1 py-2 text-14">
      <p className="wrap-long text-13 text-muted">
        <span translate="no" className="tabular me-2">
          {formatDuration(dubOf(block)?.start ?? 0)}
        </span>
        <span lang={languageOf()}>{block?.text}</span>
      </p>
      {isReplaceable(one) ? (
        <Checkbox
          label={<TextDifference before={one.translation} after={one.proposed} />}
          checked={isChosen}
          onChange={onToggle}
        />
      ) : (
        <p lang={languageOf(language)} className="wrap-long">
          {one.translation}
        </p>
      )}
      <p className="wrap-long text-13 text-warn">
        {t('glossary.missing', {
          terms: one.terms
            .map((term) => (term.isKept ? term.term : `${term.term} → ${fixedTranslation(term, language)}`))
            .join('; '),
        })}
      </p>
      {!isReplaceable(one) && (
        <Button size="small" aria-label={t('glossary.goTo', { number })} onClick={onGo}>
          {t('glossary.go')}
        </Button>
      )}
    </div>
  )
}

interface BreaksProps extends ReturnType<typeof useBreaks> {
  language: string
  onClose: () => void
}

function Breaks({ breaks, left, toggle, terms, language, onClose }: BreaksProps) {
  const { t } = useTranslation('dubbing-tools')
  const editor = useEditor()
  function go(key: string) {
    onClose()
    afterModalCloses(() => goToBlock(editor, key, language))
  }
  if (breaks.length === 0) {
    return <p className="pb-4 text-muted">{t(terms === 0 ? 'glossary.empty' : 'glossary.noBreaks')}</p>
  }
  return (
    <div className="pb-2">
      <WindowList
        label={t('glossary.breaks')}
        items={breaks.map((one) => ({ ...one, id: one.key }))}
        rowPx={ROW_PX}
      >
        {(one) => (
          <BreakRow
            one={one}
            language={language}
            isChosen={!left.has(one.key)}
            onToggle={() => toggle(one.key)}
            onGo={() => go(one.key)}
          />
        )}
      </WindowList>
    </div>
  )
}

/** Replaces every translation that has a replacement, and closes the modal. */
function Actions({
  count,
  replace,
  onClose,
}: {
  count: number
  replace: () => boolean
  onClose: () => void
}) {
  const { t } = useTranslation(['dubbing-tools', 'editor-modals'])
  const { offerUndo } = useEditor()
  const isReadOnly = !isEditable(useSummary())
  if (count === 0) {
    return (
      <Button variant="primary" onClick={onClose}>
        {t('editor-modals:settings.done')}
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      disabled={isReadOnly}
      onClick={() => {
        onClose()
        if (replace()) offerUndo(t('glossary.replaced', { count }))
      }}
    >
      {t('glossary.replace', { count })}
    </Button>
  )
}

/** Fixed translations of a project's terms, and the segments in the shown language that break them. */
export function GlossaryModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing-tools', 'common'])
  const { number } = useFormat()
  const language = String(useSignal(useOpenDub().language))
  const found = useBreaks(language)
  const { breaks, count, terms, replace } = found
  const [tab, setTab] = useState<'here' | 'list'>(breaks.length > 0 ? 'here' : 'list')
  const isHere = tab === 'here' && count > 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('glossary.title')}
      description={t('glossary.text')}
      cancelLabel={isHere ? t('common:actions.cancel') : undefined}
      size="medium"
      actions={<Actions count={isHere ? count : 0} replace={replace} onClose={onClose} />}
    >
      <Tabs
        label={t('glossary.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'list',
            label: t('glossary.list', { number: number(terms) }),
            content: <TermList language={language} />,
          },
          {
            value: 'here',
            label: t('glossary.here', { number: number(breaks.length) }),
            content: <Breaks {...found} language={language} onClose={onClose} />,
          },
        ]}
      />
    </Modal>
  )
}
