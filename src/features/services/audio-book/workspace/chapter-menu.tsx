import { useRemove } from '#src/features/editor/block-mutations.ts'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import { type Editor, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks, isEditable } from '#src/features/projects/project-statuses.ts'
import { factsOf, hasSound } from '#src/features/speech/block-facts.ts'
import { playAll } from '#src/features/speech/playback.ts'
import { RowMenu } from '#src/features/speech/row-menu.tsx'
import { estimate } from '#src/features/speech/speech-figures.ts'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { chaptersOf, includedChapters, isIncluded, moveChapter, removeChapter } from './chapters.ts'

interface ChapterMenuProps {
  chapterKey: string
  /** Starts at 1. */
  place: number
  count: number
  getSpeech: () => OpenSpeech
}

function chapterRun(editor: Editor, { tariff, run }: OpenSpeech, chapterKey: string) {
  const state = editor.store.getState()
  const chapter = chaptersOf(state).find(({ key }) => key === chapterKey)
  const changed = chapter?.blocks.filter((block) => factsOf(block, state.defaults).isToGenerate) ?? []
  const { service, multipliers } = tariff
  const price = service ? estimate(changed, state.defaults.voiceId, service, multipliers).price : 0
  const keys = changed.map(({ key }) => key)
  return {
    blocks: chapter?.blocks ?? [],
    isLeftOut: chapter !== undefined && !isIncluded(chapter),
    firstSound: chapter?.blocks.find(hasSound)?.key,
    price,
    isGenerated: changed.length === 0,
    isPossible: service !== undefined && run.canStart,
    start: () => run.start({ scope: 'blocks', blockIds: blockIdsOf(editor, keys), price }),
  }
}

function useStructure({ chapterKey, place, count }: ChapterMenuProps) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const remove = useRemove(t('chapter.joined'))
  const state = () => editor.store.getState()
  return (): MenuEntry[] => {
    const heading = state().blocks.get(chapterKey)
    const { blocks = [] } = chaptersOf(state()).find(({ key }) => key === chapterKey) ?? {}
    return [
      { kind: 'separator', id: 'structure' },
      {
        id: 'up',
        label: t('chapter.up'),
        isDisabled: place === 1,
        onSelect: () => editor.run(moveChapter(state(), chapterKey, place - 2)),
      },
      {
        id: 'down',
        label: t('chapter.down'),
        isDisabled: place === count,
        onSelect: () => editor.run(moveChapter(state(), chapterKey, place)),
      },
      {
        id: 'merge',
        label: t('chapter.merge'),
        isDisabled: place === 1 || !heading || !editor.canChange(heading),
        onSelect: () => remove(chapterKey),
      },
      { kind: 'separator', id: 'end' },
      {
        id: 'remove',
        label: t('chapter.remove'),
        isDestructive: true,
        isDisabled: !blocks.every(editor.canChange),
        onSelect() {
          if (editor.run(removeChapter(state(), chapterKey))) editor.offerUndo(t('chapter.removed'))
        },
      },
    ]
  }
}

export function ChapterMenu(props: ChapterMenuProps) {
  const { chapterKey, place, getSpeech } = props
  const { t } = useTranslation('audio-book')
  const { money } = useFormat()
  const editor = useEditor()
  const summary = useSummary()
  const structureOf = useStructure(props)
  const entries = (): MenuEntry[] => {
    const { blocks, firstSound, price, isGenerated, isLeftOut, isPossible, start } = chapterRun(
      editor,
      getSpeech(),
      chapterKey,
    )
    const generate: MenuEntry = {
      id: 'generate',
      label: t('chapter.generate', { price: money(price) }),
      // Warns before payment that no exported file will contain the chapter.
      warning: isLeftOut ? t('chapter.generateLeftOut') : undefined,
      isDisabled: !isEditable(summary) || !isPossible,
      onSelect: start,
    }
    return [
      {
        id: 'play',
        label: t('chapter.playFrom'),
        isDisabled: firstSound === undefined,
        onSelect: () =>
          playAll(editor, { of: includedChapters(editor.store.getState()).flat(), from: firstSound }),
      },
      {
        id: 'play chapter',
        label: t('chapter.play'),
        isDisabled: firstSound === undefined,
        onSelect: () => playAll(editor, { of: blocks }),
      },
      ...(isGenerated ? [] : [generate]),
      ...(hasOpenBlocks(summary) ? structureOf() : []),
    ]
  }
  return <RowMenu label={t('chapter.menu', { number: place })} entries={entries} />
}
