import { player } from '#src/audio/player.ts'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { useTrackStatus } from '#src/audio/use-player.ts'
import type { Take } from '#src/contract/block.ts'
import { useChooseTake } from '#src/features/editor/block-mutations.ts'
import { useBlock, useEditor, useSummary, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { lengthSeconds } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { useWholeResult } from './use-whole-result.ts'

interface TakeRowProps {
  take: Take
  /** From 1, oldest first, because two takes may be of the same minute. */
  number: number
  isReadOnly: boolean
  isPending: boolean
  onUse: () => void
}

function TakeRow({ take, number, isReadOnly, isPending, onUse }: TakeRowProps) {
  const languageOf = useTextLanguage()
  const { t } = useTranslation('editor-modals')
  const { dateTime } = useFormat()
  const id = `take ${take.id}`
  const status = useTrackStatus(id)
  const isOn = status === 'playing' || status === 'loading'
  const when = t('takes.name', { number, when: dateTime(take.created_at) })
  const { text, audio_url: url, duration } = take
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <IconButton
        label={t(isOn ? 'takes.pause' : 'takes.play', { when })}
        icon={<PlayIcon isOn={isOn} />}
        isLoading={status === 'loading'}
        onClick={() =>
          status ? player.toggle() : player.load([{ id, title: text.slice(0, 80), url, duration }])
        }
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-long line-clamp-2" dir="auto" lang={languageOf()}>
          {text}
        </p>
        <p className="text-13 text-muted">
          {when}
          {' · '}
          <TimeLabel seconds={lengthSeconds(duration)} />
        </p>
      </div>
      {take.is_current ? (
        <span className="text-13 text-muted">{t('takes.current')}</span>
      ) : (
        <Button size="small" disabled={isReadOnly} isPending={isPending} onClick={onUse}>
          {t('takes.use')}
        </Button>
      )}
    </li>
  )
}

export function TakesModal({ blockKey, onClose }: { blockKey: string; onClose: () => void }) {
  const { t } = useTranslation(['editor-modals', 'common'])
  const block = useBlock(blockKey)
  const editor = useEditor()
  useWholeResult(block)
  const isReadOnly = !hasOpenBlocks(useSummary()) || (block !== undefined && !editor.canChange(block))
  const { mutate, isPending, variables } = useChooseTake()
  const takes = (block?.generated.takes ?? []).toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return (
    <Modal isOpen onClose={onClose} title={t('takes.title')} closeLabel={t('common:actions.close')}>
      <ul>
        {takes.map((take, index) => (
          <TakeRow
            key={take.id}
            take={take}
            number={takes.length - index}
            isReadOnly={isReadOnly}
            isPending={isPending && variables.takeId === take.id}
            onUse={() => mutate({ key: blockKey, takeId: take.id })}
          />
        ))}
      </ul>
    </Modal>
  )
}
