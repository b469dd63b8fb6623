import { useMemo, useRef } from 'react'
import { useDuplicate, useRemove } from '#src/features/editor/block-mutations.ts'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { BlockActions, EntriesOf } from './block-actions.ts'
import { includedIn } from './parts-of.ts'
import { playAll } from './playback.ts'
import { estimate } from './speech-figures.ts'
import type { Tariff } from './use-quote.ts'
import type { OpenModal } from './workspace-modals.tsx'

const noEntries: EntriesOf = () => []

/**
 * Actions of rows. The object changes only with prices, voices and starts, so that typing renders one row.
 */
export function useActions(
  tariff: Tariff,
  run: Run,
  open: (modal: OpenModal) => void,
  entriesOf: EntriesOf = noEntries,
): BlockActions {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const { money } = useFormat()
  const duplicate = useDuplicate()
  const remove = useRemove(t('block.removed'))
  const latest = useRef({ run, open, entriesOf })
  latest.current = { run, open, entriesOf }
  const { service, multipliers, voices, maxCharacters, partsOf } = tariff
  const { canStart } = run
  return useMemo(() => {
    const priceOf = (key: string) => {
      const block = editor.store.getBlock(key)
      if (!block || !service) return 0
      return estimate([block], editor.store.getDefaults().voiceId, service, multipliers).price
    }
    const show = (modal: OpenModal) => latest.current.open(modal)
    return {
      maxCharacters,
      voiceName: (voiceId) => voices?.find(({ id }) => id === voiceId)?.name,
      chooseVoice: (key) => show({ kind: 'voice', target: { keys: [key] } }),
      playFrom: (key) => playAll(editor, { of: includedIn(editor.store.getState(), partsOf), from: key }),
      canStart,
      generate: (key) =>
        latest.current.run.start({
          scope: 'blocks',
          blockIds: blockIdsOf(editor, [key]),
          price: priceOf(key),
        }),
      openSettings: (key) => show({ kind: 'settings', key }),
      openTakes: (key) => show({ kind: 'takes', key }),
      pasteText: (key, place, text) => show({ kind: 'paste', place: { key, ...place }, text }),
      duplicate: (key) => duplicate(key),
      remove: (key) => remove(key),
      priceText: (key) => money(priceOf(key)),
      entriesOf: (blocks) => latest.current.entriesOf(blocks),
    }
  }, [editor, duplicate, remove, money, service, multipliers, voices, maxCharacters, partsOf, canStart])
}
