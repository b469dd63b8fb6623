import { useCallback } from 'react'
import type { Project } from '#src/contract/project.ts'
import { assignCharacter } from '#src/features/cast/characters.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import type { EntriesOf } from '#src/features/speech/block-actions.ts'
import { SpeechWorkspace } from '#src/features/speech/speech-workspace.tsx'
import { OpenEditor } from '#src/features/workspace/edited-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { BookLayout } from './book-layout.tsx'
import { includedChapters } from './chapters.ts'

/** Menu entries that choose the character who speaks blocks; none if there is only the narrator. */
function useCastEntries(editor: Editor): EntriesOf {
  const { t } = useTranslation('audio-book')
  return useCallback(
    (blocks) => {
      const voices = editor.body.get().book?.voices ?? []
      if (voices.length === 0 || blocks.length === 0) return []
      const isSpokenBy = (name: string | undefined) =>
        blocks.every(({ settings }) => settings?.character === name)
      return [
        { kind: 'heading', id: 'cast heading', label: t('cast.speaks') },
        {
          kind: 'choice',
          id: 'narrator',
          label: t('cast.narrator'),
          isChosen: isSpokenBy(undefined),
          onSelect: () => editor.run(assignCharacter(blocks, undefined)),
        },
        ...voices.map((who) => ({
          kind: 'choice' as const,
          id: `cast ${who.character}`,
          label: who.character,
          isChosen: isSpokenBy(who.character),
          onSelect: () => editor.run(assignCharacter(blocks, who)),
        })),
      ]
    },
    [editor, t],
  )
}

function BookWorkspace({ editor }: { editor: Editor }) {
  return (
    <SpeechWorkspace partsOf={includedChapters} unit="chapter" isWide entriesOf={useCastEntries(editor)}>
      {(speech) => <BookLayout speech={speech} />}
    </SpeechWorkspace>
  )
}

export function ProjectWorkspace({ project }: { project: Project }) {
  return <OpenEditor project={project}>{(editor) => <BookWorkspace editor={editor} />}</OpenEditor>
}
