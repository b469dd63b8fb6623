import {
  FileText,
  Globe,
  type LucideIcon,
  MessageCircleQuestion,
  RotateCcw,
  TextQuote,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import type { SourceKind } from '#src/contract/form-choices.ts'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Switch } from '#src/ui/switch.tsx'
import { useIsPrinting } from '#src/ui/use-printing.ts'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import { isBeingRead, type Source } from '../../bot/bot.ts'
import { useChangeBlock } from '../../bot/bot-mutations.ts'

const ICONS: Readonly<Record<SourceKind, LucideIcon>> = {
  text: TextQuote,
  file: FileText,
  address: Globe,
  question: MessageCircleQuestion,
}

function stateOf(source: Source): { key: 'reading' | 'failed' | 'ready'; tone: BadgeTone } {
  if (isBeingRead(source)) return { key: 'reading', tone: 'info' }
  if (source.generated.status === 'failed') return { key: 'failed', tone: 'danger' }
  return { key: 'ready', tone: 'success' }
}

interface SourceRowProps {
  project: Project
  source: Source
  onOpen: (opened: { kind: 'read' | 'remove'; source: Source }) => void
}

function Details({ source: block }: Pick<SourceRowProps, 'source'>) {
  const { t } = useTranslation(['chat-bot-lazy', 'editor'])
  const relativeTime = useRelativeTime()
  const { size, read_at, unread_pages: pages } = block.source
  const { error } = block.generated
  const details = [
    t(`source.kinds.${block.source.kind}`),
    size > 0 && t('sources.size', { count: size }),
    read_at && t('sources.readAt', { when: relativeTime(read_at) }),
  ]
  return (
    <>
      <p className="wrap-long text-13 text-muted">{details.filter(Boolean).join(' · ')}</p>
      {block.is_text_unknown && <p className="text-13 text-muted">{t('editor:textUnknown')}</p>}
      {pages && (
        <p className="wrap-long text-13">
          {t('sources.unreadPages', { pages })}{' '}
          <LocalizedLink to={paths.createProject('detect-text')} className={textLinkStyles}>
            {t('sources.readPages')}
          </LocalizedLink>
        </p>
      )}
      {error && <p className="wrap-long text-13 text-danger">{error.message}</p>}
    </>
  )
}

/** Memoised, because a long list is scrolled past it. */
export const SourceRow = memo(function SourceRow({ project, source: block, onOpen }: SourceRowProps) {
  const { t } = useTranslation('chat-bot-lazy')
  const isPrinting = useIsPrinting()
  const change = useChangeBlock(project)
  const { kind, name, is_on } = block.source
  const Icon = ICONS[kind]
  const { key, tone } = stateOf(block)
  const canBeReadAgain = kind === 'file' || kind === 'address'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon size={16} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <button
          type="button"
          {...inOwnLanguage(name)}
          disabled={block.text === ''}
          onClick={() => onOpen({ kind: 'read', source: block })}
          className="on-paper wrap-long min-h-6 text-start font-strong enabled:hover:underline"
        >
          {name}
        </button>
        <Details source={block} />
        {isPrinting && (
          <p {...inOwnLanguage(block.text)} className="wrap-long whitespace-pre-wrap">
            {block.text}
          </p>
        )}
      </div>
      <div className="ms-auto flex items-center gap-2">
        {canBeReadAgain && (
          <IconButton
            label={t('sources.readAgain', { name })}
            icon={<RotateCcw size={16} aria-hidden />}
            disabled={isBeingRead(block)}
            isPending={change.isPending}
            onClick={() => change.mutate({ block, source: { read_again: true } })}
          />
        )}
        <Badge tone={tone}>{t(`sources.state.${key}`)}</Badge>
        <Switch
          label={t('sources.isOn', { name })}
          isLabelHidden
          checked={is_on}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ block, source: { is_on: target.checked } })}
        />
        <IconButton
          label={t('sources.removeOne', { name })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'remove', source: block })}
        />
      </div>
    </div>
  )
})
