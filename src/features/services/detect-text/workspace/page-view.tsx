import { useEffect, useState } from 'react'
import type { DocumentPage, PageLine } from '#src/contract/detect-text.ts'
import { RowTick } from '#src/features/checks/checks.tsx'
import { type EditorBlock, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { cannotBeReadBetter, useShownPage } from '../pages/open-pages.ts'
import type { PagesRun } from '../pages/use-pages-run.ts'
import { PagePicture } from './page-picture.tsx'
import { PageText } from './page-text.tsx'
import { WordPicture } from './word-picture.tsx'

interface PageViewProps {
  run: PagesRun
  /** The page being typed out by a reveal, and the number of its visible characters. */
  typing: { readonly key: string; readonly characters: number } | undefined
  dimmed: Pick<ReadonlySet<string>, 'has'> | undefined
}

const NO_LINES: readonly PageLine[] = []

const LINE_WIDTHS = ['95%', '70%', '88%', '40%'] as const

function AwaitedPage() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-3">
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** Shows why a page was not read. After a failure, which costs nothing, it offers to try again if that can help. */
function UnreadPage({ block, run }: { block: EditorBlock; run: PagesRun }) {
  const { key, generated } = block
  const { t } = useTranslation(['detect-text', 'runs'])
  const { money } = useFormat()
  const languages = useSignal(useEditor().body).recognition?.languages ?? []
  const summary = useSummary()
  return (
    <Notice
      tone="warn"
      action={
        !cannotBeReadBetter(block) &&
        run.service &&
        isEditable(summary) && (
          <Button
            size="small"
            isPending={run.isPending}
            disabled={run.isUnsure}
            onClick={() => run.readAgain([key], { languages })}
          >
            {t('runs:outage.retryFor', { price: money(run.blockPrice([key])) })}
          </Button>
        )
      }
    >
      {generated.error?.message ?? t('page.failed')}
    </Notice>
  )
}

type Side = 'picture' | 'text'

/** On phones, the picture or the text; undefined where both have room. A command for the caret shows the text. */
function useSide(isRead: boolean) {
  const { focus } = useEditor()
  const isNarrow = useIsPhone()
  const [side, setSide] = useState<Side>('text')
  useEffect(() => focus.subscribe(() => focus.get() && setSide('text')), [focus])
  return { side: isNarrow && isRead ? side : undefined, setSide }
}

interface TextSideProps extends Pick<PageViewProps, 'run'> {
  block: EditorBlock
  picture: DocumentPage
  number: number
  isHidden: boolean
  isReadOnly: boolean
}

function TextSide({ run, block, picture, number, isHidden, isReadOnly }: TextSideProps) {
  const { t } = useTranslation('detect-text')
  const { status } = block.generated
  const isAwaited = block.text === '' && (status === 'queued' || status === 'running')
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${isHidden ? 'opacity-50' : ''}`}>
      {/* As high as the row above the picture, so that page and text start at the same height. */}
      <p className="flex items-center text-13 text-muted lg:min-h-8">
        {status === 'none' && t('page.unread')}
        {picture.source === 'text_layer' && t('page.there')}
        {!cannotBeReadBetter(block) && <RowTick blockKey={block.key} name={t('strip.page', { number })} />}
      </p>
      {status === 'failed' && <UnreadPage block={block} run={run} />}
      {isAwaited ? (
        <AwaitedPage />
      ) : (
        status !== 'none' && (
          <>
            <WordPicture block={block} picture={picture} />
            <PageText key={block.key} block={block} number={number} isReadOnly={isReadOnly} />
          </>
        )
      )}
    </div>
  )
}

export function PageView({ run, typing, dimmed }: PageViewProps) {
  const { t } = useTranslation('detect-text')
  const { block: found, picture, place } = useShownPage()
  const { side, setSide } = useSide(found !== undefined && found.generated.status !== 'none')
  if (!found) return <EmptyState>{t('page.none')}</EmptyState>
  const number = place + 1
  // The server sends the page's text without a picture, or neither.
  if (!picture) return <PageText key={found.key} block={found} number={number} />
  const characters = typing?.key === found.key ? typing.characters : undefined
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {side && (
        <SegmentedControl<Side>
          label={t('page.shown')}
          isLabelHidden
          name="side"
          value={side}
          options={[
            { value: 'text', label: t('page.text') },
            { value: 'picture', label: t('page.picture') },
          ]}
          onChange={setSide}
        />
      )}
      {side !== 'text' && (
        <PagePicture
          key={found.key}
          blockKey={found.key}
          lines={found.generated.lines ?? NO_LINES}
          picture={picture}
          number={number}
        />
      )}
      {side !== 'picture' && (
        <TextSide
          run={run}
          block={characters === undefined ? found : { ...found, text: found.text.slice(0, characters) }}
          picture={picture}
          number={number}
          isHidden={found.text !== '' && (dimmed?.has(found.key) ?? false)}
          isReadOnly={characters !== undefined}
        />
      )}
    </div>
  )
}
