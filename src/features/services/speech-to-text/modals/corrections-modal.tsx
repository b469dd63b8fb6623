import { useCallback, useMemo, useState } from 'react'
import { useCorrections } from '#src/features/corrections/corrections.ts'
import {
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { TextDifference } from '#src/features/segments/text-difference.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { toggled } from '#src/lib/toggled.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { type CorrectedPlace, correctedPlaces, correctionEdits } from '../transcript/corrected-places.ts'
import { CorrectionList } from './correction-list.tsx'

/** Characters shown around a place. */
const CONTEXT_CHARS = 40
/** Height of a row until it is measured, in pixels. */
const ROW_PX = 41

interface Place extends CorrectedPlace {
  readonly id: string
}

/** Whole words around a place. */
function contextOf(text: string, { start, end }: CorrectedPlace) {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start)
  const after = text.slice(end, end + CONTEXT_CHARS)
  return {
    before: start > CONTEXT_CHARS ? `…${before.replace(/^\S*/u, '')}` : before,
    after: end + CONTEXT_CHARS < text.length ? `${after.replace(/\S*$/u, '')}…` : after,
  }
}

/** Places in the transcript where the list would replace a word, and which of them the customer has excluded. */
function usePlaces() {
  const editor = useEditor()
  const { list } = useCorrections()
  const language = useTextLanguage()()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const found = useSettled(
    useCallback((state: EditorState) => correctedPlaces(state, list, language), [list, language]),
  )
  const places = useMemo(
    () => found.map((place): Place => ({ ...place, id: `${place.key} ${place.start}` })),
    [found],
  )
  const chosen = places.filter(({ id }) => !left.has(id))
  return {
    places,
    left,
    count: chosen.length,
    toggle: (id: string) => setLeft(toggled(left, id)),
    correct: () => editor.run({ edits: correctionEdits(editor.store.getState(), chosen) }),
  }
}

type PlacesProps = Pick<ReturnType<typeof usePlaces>, 'places' | 'left' | 'toggle'>

function Places({ places, left, toggle }: PlacesProps) {
  const { t } = useTranslation('speech-to-text-corrections')
  const { store } = useEditor()
  if (places.length === 0) return <p className="pb-4 text-muted">{t('noPlaces')}</p>
  return (
    <div className="pb-2">
      <WindowList label={t('places')} items={places} rowPx={ROW_PX}>
        {(place) => {
          const block = store.getBlock(place.key)
          const text = block?.text ?? ''
          const { before, after } = contextOf(text, place)
          return (
            <div className="py-2">
              <Checkbox
                label={
                  <>
                    <span translate="no" className="tabular me-2 text-13 text-muted">
                      {formatDuration(segmentOf(block)?.start ?? 0)}
                    </span>
                    <TextDifference
                      before={before + text.slice(place.start, place.end) + after}
                      after={before + place.replacement + after}
                    />
                  </>
                }
                checked={!left.has(place.id)}
                onChange={() => toggle(place.id)}
              />
            </div>
          )
        }}
      </WindowList>
    </div>
  )
}

/** Where the customer's corrections apply in a transcript, and the list itself. */
export function CorrectionsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-corrections', 'common', 'editor-modals'])
  const { number } = useFormat()
  const { offerUndo } = useEditor()
  const { list } = useCorrections()
  const isReadOnly = !isEditable(useSummary())
  const { places, left, count, toggle, correct } = usePlaces()
  useUnsavedWork(left.size > 0)
  const [tab, setTab] = useState<'here' | 'list'>(places.length > 0 ? 'here' : 'list')
  const isHere = tab === 'here' && places.length > 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      cancelLabel={isHere ? t('common:actions.cancel') : undefined}
      size="medium"
      actions={
        isHere ? (
          <Button
            variant="primary"
            disabled={count === 0 || isReadOnly}
            onClick={() => {
              onClose()
              if (correct()) offerUndo(t('corrected', { count }))
            }}
          >
            {t('correct', { count })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('editor-modals:settings.done')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'here',
            label: t('here', { number: number(places.length) }),
            content: <Places places={places} left={left} toggle={toggle} />,
          },
          { value: 'list', label: t('list', { number: number(list.length) }), content: <CorrectionList /> },
        ]}
      />
    </Modal>
  )
}
