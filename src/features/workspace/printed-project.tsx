import {
  blocksOf,
  type EditorBlock,
  type EditorState,
  useEditor,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'

interface PrintedBlockProps {
  block: EditorBlock
  state: EditorState
  /** End of the block before, in seconds; negative for the first. */
  after: number
}

/** Titles of a transcript's chapters that begin with the block. */
function titlesAt({ defaults }: EditorState, after: number, start: number) {
  const chapters = defaults.own?.toBody().chapters ?? []
  return chapters.filter((chapter) => chapter.start > after && chapter.start <= start)
}

function PrintedBlock({ block, state, after }: PrintedBlockProps) {
  const languageOf = useTextLanguage()
  const { start, speaker_id, translations = {} } = block.own?.toBody() ?? {}
  const speaker = state.defaults.own?.toBody().speakers?.find(({ id }) => id === speaker_id)
  const head = [start === undefined ? '' : formatDuration(start), speaker?.name ?? ''].filter(Boolean)
  if (block.type === 'chapter') {
    return (
      <h2 {...inOwnLanguage(block.text, languageOf())} className="text-20 font-strong">
        {block.text}
      </h2>
    )
  }
  return (
    <>
      {start !== undefined &&
        titlesAt(state, after, start).map(({ id, title }) => (
          <h2 key={id} {...inOwnLanguage(title, languageOf())} className="text-20 font-strong">
            {title}
          </h2>
        ))}
      {head.length > 0 && <p className="text-13 font-strong">{head.join(' · ')}</p>}
      <p {...inOwnLanguage(block.text, languageOf())} className="whitespace-pre-wrap">
        {block.text}
      </p>
      {Object.entries(translations).map(([language, { text }]) => (
        <p key={language} lang={languageOf(language)} dir="auto" className="whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </>
  )
}

/** The whole text of a project on paper: on the screen, only what is in view is rendered. */
export function PrintedProject() {
  const { store } = useEditor()
  const state = store.getState()
  const blocks = blocksOf(state)
  return (
    <div className="printed flex flex-col gap-3">
      {blocks.map((block, index) => {
        const before = blocks[index - 1]?.own?.toBody().start ?? -1
        return <PrintedBlock key={block.key} block={block} state={state} after={before} />
      })}
    </div>
  )
}
