import { Scissors } from 'lucide-react'
import { useId } from 'react'
import { CHAPTER_TITLE_MAX } from '#src/contract/limits.ts'
import { RowTick } from '#src/features/checks/checks.tsx'
import {
  type EditorBlock,
  useBlock,
  useEditor,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { BlockList } from '#src/features/speech/block-list.tsx'
import { BlockSound } from '#src/features/speech/block-sound.tsx'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import type { ChapterKeys } from './use-chapters.ts'

function Heading({ block, isReadOnly }: { block: EditorBlock; isReadOnly: boolean }) {
  const { t } = useTranslation(['audio-book', 'editor'])
  const editor = useEditor()
  const languageOf = useTextLanguage()
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1">
      <input
        aria-label={t('chapter.title')}
        placeholder={t('chapter.untitled')}
        value={block.text}
        maxLength={CHAPTER_TITLE_MAX}
        dir="auto"
        lang={languageOf()}
        readOnly={isReadOnly || block.isTextUnknown}
        aria-describedby={block.isTextUnknown ? hintId : undefined}
        className="-mx-2 w-full rounded-md bg-transparent px-2 py-1 text-20 font-strong hover:bg-sunken read-only:hover:bg-transparent focus:bg-raised"
        onFocus={() => editor.active.set(block.key)}
        onChange={(event) => editor.typeText(block.key, event.target.value)}
      />
      {block.isTextUnknown && (
        <p id={hintId} className="text-13 text-muted">
          {t('editor:textUnknown')}
        </p>
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <BlockSound block={block} place={0} isReadOnly={isReadOnly} />
        <RowTick blockKey={block.key} name={t('chapter.title')} />
      </div>
    </div>
  )
}

function SplitButton({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const active = useSignal(editor.active) ?? ''
  function split() {
    const order = editor.store.getOrder()
    editor.addChapter(order[order.indexOf(active) - 1] ?? null, t('chapter.untitled'))
  }
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Scissors size={16} aria-hidden />}
      disabled={keys.indexOf(active) < 1}
      onClick={split}
    >
      {t('chapter.split')}
    </Button>
  )
}

interface OpenChapterProps {
  chapter: ChapterKeys
  speech: OpenSpeech
}

export function OpenChapter({ chapter, speech }: OpenChapterProps) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const heading = useBlock(chapter.key ?? '')
  const isReadOnly = !hasOpenBlocks(useSummary())
  return (
    <section
      aria-label={heading?.text.trim() || t('chapter.untitled')}
      className="flex min-w-0 flex-col gap-3"
    >
      {heading && <Heading block={heading} isReadOnly={isReadOnly || !editor.canChange(heading)} />}
      {chapter.keys.length > 0 ? (
        <BlockList
          key={chapter.key}
          keys={chapter.keys}
          dimmed={speech.reveal.dimmed}
          typing={speech.reveal.typing}
        />
      ) : (
        <div>
          <Button disabled={isReadOnly} onClick={() => editor.addBelow(chapter.key ?? null)}>
            {t('chapter.write')}
          </Button>
        </div>
      )}
      {!isReadOnly && chapter.keys.length > 1 && (
        <div>
          <SplitButton keys={chapter.keys} />
        </div>
      )}
    </section>
  )
}
