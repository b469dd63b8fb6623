import { useCallback, useEffect, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { alignedWithControl } from '#src/ui/field.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useReturnTakes } from './block-mutations.ts'
import type { EditorBlock } from './core/document/editor-block.ts'
import type { EditorState } from './core/document/editor-state.ts'
import {
  type BlockDifference,
  differencesFrom,
  editsForAll,
  editsForBlock,
  textDifferences,
} from './core/document/restore-state.ts'
import { readState } from './earlier-states/state-content.ts'
import { type EarlierState, readStates } from './earlier-states/stored-states.ts'
import { useEditor, useSettled, useTextLanguage } from './editor-context.ts'
import { keepPresentState } from './keep-states.ts'

const NAME_MAX = 60
/** A longer list is not read to its end; everything can still be restored. */
const SHOWN_DIFFERENCES = 100

interface ListedState {
  readonly state: EarlierState
  readonly past: EditorState
}

function useEarlierStates() {
  const editor = useEditor()
  const [states, setStates] = useState<readonly ListedState[]>()
  const load = useCallback(async () => {
    const customerId = readCustomerId()
    const found = customerId === undefined ? [] : await readStates(customerId, editor.projectId)
    setStates(
      found.flatMap((state) => {
        const past = readState(state.content, editor.kind)
        return past ? [{ state, past }] : []
      }),
    )
  }, [editor])
  useEffect(() => void load(), [load])
  return { states, load }
}

function useReason() {
  const { t } = useTranslation('editor-states')
  return ({ name, why }: EarlierState) => name ?? t(`why.${why}`)
}

/** The text of a block, or the length of a silence. */
function useBlockText() {
  const { t } = useTranslation('editor-states')
  const { tenths } = useFormat()
  return ({ type, text, settings }: EditorBlock) =>
    type === 'pause' ? t('silence', { seconds: tenths(pauseSeconds(settings)) }) : text || t('noText')
}

function Difference({ difference, onRestore }: { difference: BlockDifference; onRestore: () => void }) {
  const { t } = useTranslation('editor-states')
  const languageOf = useTextLanguage()
  const textOf = useBlockText()
  const { now, was } = difference
  const kind = now && was ? 'changed' : was ? 'removed' : 'added'
  const lines = textDifferences(difference, textOf).flatMap(({ part, was: before, now: after }) => [
    { id: `was ${part}`, part, text: before },
    { id: `now ${part}`, part, text: after === before ? undefined : after, isGone: true },
  ])
  const isOfPage = (text: string) => ![was, now].some((block) => block?.text === text)
  return (
    <li className="flex items-start gap-3 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="text-13 text-muted">{t(`kind.${kind}`)}</p>
        {lines.map(
          ({ id, part, text, isGone }) =>
            text !== undefined && (
              <p
                key={id}
                {...((part !== undefined || !isOfPage(text)) && inOwnLanguage(text, languageOf(part)))}
                className={classNames('wrap-long line-clamp-3', isGone && 'text-muted line-through')}
              >
                {text}
              </p>
            ),
        )}
      </div>
      <Button size="small" onClick={onRestore}>
        {t(kind === 'added' ? 'removeOne' : 'restoreOne')}
      </Button>
    </li>
  )
}

/** Restores blocks with the sound that they had. */
function useRestore() {
  const editor = useEditor()
  const returnTakes = useReturnTakes()
  return ({ past, state }: ListedState, difference?: BlockDifference) => {
    const now = editor.store.getState()
    const restored = difference ? [difference] : differencesFrom(now, past)
    const edits = difference ? editsForBlock(now, past, difference) : editsForAll(now, past)
    if (!editor.run({ edits })) return
    returnTakes({ keys: restored.flatMap((each) => each.now?.key ?? []), atMs: state.atMs })
  }
}

function Differences({ shown }: { shown: ListedState }) {
  const { t } = useTranslation('editor-states')
  const restore = useRestore()
  const { past } = shown
  const differences = useSettled((now) => differencesFrom(now, past))
  if (differences.length === 0) return <p className="py-4 text-muted">{t('same')}</p>
  return (
    <>
      <ul aria-label={t('differences')}>
        {differences.slice(0, SHOWN_DIFFERENCES).map((difference) => (
          <Difference
            key={difference.clientId}
            difference={difference}
            onRestore={() => restore(shown, difference)}
          />
        ))}
      </ul>
      {differences.length > SHOWN_DIFFERENCES && (
        <p className="py-2 text-13 text-muted">
          {t('more', { count: differences.length - SHOWN_DIFFERENCES })}
        </p>
      )}
    </>
  )
}

function Naming({ onNamed }: { onNamed: () => void }) {
  const { t } = useTranslation('editor-states')
  const editor = useEditor()
  const [name, setName] = useState('')
  useUnsavedWork(name.trim() !== '')
  async function keep() {
    if (name.trim() === '') return
    await keepPresentState(editor, 'named', name.trim())
    setName('')
    onNamed()
  }
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('name')}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void keep()}
        />
      </div>
      <span className={alignedWithControl}>
        <Button disabled={name.trim() === ''} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </span>
    </div>
  )
}

interface StatesProps {
  states: readonly ListedState[]
  chosen: ListedState
  onChoose: (one: ListedState) => void
}

function States({ states, chosen, onChoose }: StatesProps) {
  const { t } = useTranslation('editor-states')
  const { dateTime } = useFormat()
  const reasonOf = useReason()
  return (
    <fieldset className="max-h-60 min-w-0 overflow-y-auto md:max-h-none">
      <legend className="sr-only">{t('states')}</legend>
      {states.map((one) => (
        <label
          key={one.state.id}
          className="relative block cursor-pointer rounded-md p-2 has-checked:bg-sunken has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="state"
            checked={one === chosen}
            onChange={() => onChoose(one)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="tabular block text-14">{dateTime(one.state.atMs)}</span>
          <span {...inOwnLanguage(one.state.name ?? '')} className="wrap-long block text-13 text-muted">
            {reasonOf(one.state)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Earlier states of a project, kept in this browser: how they differ by block, and their restoring. */
export function EarlierStatesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['editor-states', 'common'])
  const editor = useEditor()
  const { states, load } = useEarlierStates()
  const restore = useRestore()
  const [picked, setPicked] = useState<ListedState>()
  const chosen = states?.find(({ state }) => state.id === picked?.state.id) ?? states?.[0]
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t('title')}
      description={t('hint')}
      cancelLabel={t('common:actions.close')}
      actions={
        chosen && (
          <Button variant="primary" disabled={!editor.canEdit()} onClick={() => restore(chosen)}>
            {t('restoreAll')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {states === undefined && <Spinner />}
        {/* Not before the list, whose arrival would move the button that is being pressed. */}
        {states && editor.canEdit() && <Naming onNamed={() => void load()} />}
        {states?.length === 0 && <p className="text-muted">{t('none')}</p>}
        {states && chosen && (
          <div className="grid gap-4 md:grid-cols-[16rem_1fr]">
            <States states={states} chosen={chosen} onChoose={setPicked} />
            <Differences key={chosen.state.id} shown={chosen} />
          </div>
        )}
      </div>
    </Modal>
  )
}
